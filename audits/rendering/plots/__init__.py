"""Charts as geometry: where each mark stands; a template draws it as SVG, colours are CSS."""

from audits.rendering.plots.forest import Forest, Line, Point, forest
from audits.rendering.plots.heat import Heat, heat

__all__ = ["Forest", "Heat", "Line", "Point", "forest", "heat"]
