"""Smooth soups in a bowl, with oil, herbs and bread beside them."""
import numpy as np
from studio.colour import blend, scale
from studio.crockery import bowl
from studio.garnish import flatbread, herb, lemon_wedge
from studio.materials import material
from studio.noise import flat, layered, noise, step
from studio.placing import copy, place, strew, top_of
from studio.shapes import TURN, field

RADIUS, HEIGHT = 1.1, 0.6


def _surface(tones, drizzle):
    """`tones`: dark, middle, light; `drizzle`: the colour of what is poured on it in a spiral."""

    def shape(x, y, r, angle):
        spot = flat(x, y)
        broad, fine = layered(spot, 2.4), layered(spot, 16, 3, 2)
        tone = scale(np.clip(0.5 + 0.6 * broad + 0.35 * fine, 0, 1), (0, tones[0]), (0.5, tones[1]), (1, tones[2]))
        coil = np.abs(((r / RADIUS * 2.2 - (angle + 0.4 * noise(spot * 2)) / TURN) % 1) - 0.5)
        width = 0.05 + 0.04 * noise(spot * 3)
        swirl = (1 - step(width, width + 0.03, coil)) * step(0.08, 0.14, r / RADIUS) * (1 - step(0.5, 0.64, r / RADIUS))
        return 0.012 * broad + 0.006 * fine + 0.01 * swirl, blend(tone, drizzle, 0.8 * swirl), np.clip(0.3 - 0.12 * swirl, 0.1, 0.5) + 0 * x

    soup = field('soup', RADIUS * 0.93, shape, material('soup', soft=0.15, wet=0.12, relief=0.006, relief_size=40), 180, 320)
    soup.location.z = HEIGHT * 0.74
    return soup


def lentil(chance):
    """Turkish red lentil soup with chilli butter."""
    bowl(RADIUS, HEIGHT, '#2f5560', '#e8e2d4')
    soup = _surface(('#b0641a', '#d98a2c', '#ecb055'), '#b8300c')
    top = top_of(soup)
    strew(chance, [herb(chance, 0.1) for _ in range(4)], [*chance.points_around(14, (0, 0), 0.18), *chance.points_in_disc(12, 0.75, 0.2)], top, (0.7, 1.1), sink=-0.01, tilt=0.3)
    place(flatbread(chance, 0.8, 0.6, 0.06, '#d9a052', '#8a4a14'), (-1.02, 1.0, 0.08), (12, 0, 25))
    copy(lemon_wedge(0.24), (1.25, -0.62, 0.22), (0, 0, 40))
    copy(lemon_wedge(0.24), (1.32, -0.2, 0.22), (0, 0, -25))
    return {'above': 44, 'width': 3.6, 'middle': (0.06, 0.16, 0.2)}


KINDS = {'lentil': lentil}
