"""Reading a final answer and a run's behaviour the way a careful person would; pure Python.

text → view → layout → claims → stance and roles → selection → comparison with the reference.
Nothing here knows Django, files, clocks or randomness: values in, frozen dataclasses out.
"""
