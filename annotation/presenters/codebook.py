"""The codebook's Markdown as HTML."""

from functools import lru_cache

from markdown_it import MarkdownIt

# Raw HTML in the text stays text, and links to scripts are refused by the parser.
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@lru_cache(maxsize=32)
def codebook_html(text: str) -> str:
    """Return safe HTML of a codebook; headings start one level below the page's own."""
    tokens = _MARKDOWN.parse(text)
    for token in tokens:
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{min(int(token.tag[1]) + 1, 6)}"
    return _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {})
