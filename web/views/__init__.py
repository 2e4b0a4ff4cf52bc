"""What a seat may see, drawn: pure functions from a scene to SVG and HTML text."""
