"""Colours as linear red, green and blue, made from the hexadecimal notation of the web."""
import numpy as np


def rgb(colour):
    """'#rrggbb' as three linear numbers from 0 to 1."""
    if not isinstance(colour, str):
        return np.asarray(colour, float)
    parts = np.array([int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)])
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def blend(first, second, share):
    """A colour for each vertex between two colours; either may already be one for each vertex."""
    share = np.clip(np.asarray(share, float), 0, 1)[..., None]
    return rgb(first) * (1 - share) + rgb(second) * share


def scale(value, *stops):
    """A colour for each value along stops such as (0, '#ffffff'), (1, '#000000')."""
    positions = [position for position, _ in stops]
    colours = np.array([rgb(colour) for _, colour in stops])
    return np.stack([np.interp(value, positions, colours[:, part]) for part in range(3)], axis=1)
