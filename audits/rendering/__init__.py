"""A report in the forms that people take away: CSV, JSON, LaTeX, typst, and plain sentences."""
