"""The templates of the item that a person judges, drawn by Jinja2.

The pages are Django's. An item nobody has opened yet is drawn while its annotator waits, and
these few templates loop over each cell of each table in it: compiled to Python, they cost a
fifth of what Django's engine takes to interpret them.
"""

from typing import Any

from django.template import engines
from markupsafe import Markup


def drawn(template: str, **context: Any) -> Markup:
    """A template's HTML, for another template of either engine to take as it is.

    What the context holds is escaped, unless it was drawn itself; a name that it lacks raises
    `jinja2.UndefinedError`.
    """
    return engines["jinja2"].get_template(template).template.make_module(context).__html__()
