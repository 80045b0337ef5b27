"""Smooth soups in a bowl, with oil, herbs and bread beside them."""
import numpy as np
from studio.colour import blend, scale
from studio.crockery import bowl
from studio.garnish import chunk, flatbread, herb, lemon_wedge
from studio.materials import material
from studio.noise import flat, layered, noise, step
from studio.placing import copy, pattern, place, strew, top_of
from studio.shapes import TURN, field
from studio.toppings import bean, dice, prawn

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


def _soup(chance, tones=('#b0641a', '#d98a2c', '#ecb055'), drizzle='#b8300c', crockery=('#2f5560', '#e8e2d4'), things=None, bread=True):
    """`things` gives patterns of what swims in it, and how many."""
    bowl(RADIUS, HEIGHT, *crockery)
    soup = _surface(tones, drizzle or tones[1])
    top = top_of(soup)
    if things:
        patterns, count, apart = things(chance)
        strew(chance, patterns, chance.points_in_disc(count, 0.85, apart), top, sink=-0.03, tilt=0.4)
    strew(chance, [herb(chance, 0.1) for _ in range(4)], [*chance.points_around(14, (0, 0), 0.18), *chance.points_in_disc(12, 0.75, 0.2)], top, (0.7, 1.1), sink=-0.01, tilt=0.3)
    if not bread:
        return {'above': 44, 'width': 2.9, 'middle': (0, 0, 0.25)}
    place(flatbread(chance, 0.8, 0.6, 0.06, '#d9a052', '#8a4a14'), (-1.02, 1.0, 0.08), (12, 0, 25))
    copy(lemon_wedge(0.24), (1.25, -0.62, 0.22), (0, 0, 40))
    copy(lemon_wedge(0.24), (1.32, -0.2, 0.22), (0, 0, -25))
    return {'above': 44, 'width': 3.6, 'middle': (0.06, 0.16, 0.2)}


def _prawns_and_mushrooms(chance):
    mushroom = [pattern(chunk(chance, np.array([0.12, 0.09, 0.05]), ('#b99a6c', '#dcc49a', '#f0e4c8'), 0.05)) for _ in range(3)]
    return [prawn(chance, 0.34), prawn(chance, 0.32), *mushroom], 17, 0.3


def _tofu(chance):
    return [dice('#f3ead2', (0.1, 0.1, 0.07))], 18, 0.24


def _sweetcorn(_):
    return [dice('#f2c230', (0.045, 0.035, 0.04), grain='#dca018')], 60, 0.1


def _vegetables(_):
    return [dice('#e5791f', (0.07, 0.06, 0.05)), dice('#5c9a2a', (0.07, 0.06, 0.05)), dice('#efd9a8', (0.07, 0.06, 0.05)), bean('#8a3a22')], 54, 0.12


BLACK, WHITE = ('#1d1e20', '#2a2b2e'), ('#e4ddd0', '#f2ece0')

KINDS = {
    'lentil': _soup,
    'tomato': lambda chance: _soup(chance, ('#8f1f08', '#c23a14', '#dc6434'), '#f3e2c4', WHITE),
    'pumpkin': lambda chance: _soup(chance, ('#b8620f', '#dc8c24', '#efb050'), '#f6ead2', ('#33434c', '#e8e2d4')),
    'tom-yum': lambda chance: _soup(chance, ('#a8380c', '#d2662a', '#e89a5c'), None, ('#2b4a63', '#e8e2d4'), _prawns_and_mushrooms, bread=False),
    'tom-kha': lambda chance: _soup(chance, ('#dccfae', '#efe6cc', '#faf4e4'), None, ('#2f5d4f', '#e8e2d4'), _prawns_and_mushrooms, bread=False),
    'miso': lambda chance: _soup(chance, ('#a8783c', '#c99c5c', '#dfbc84'), None, BLACK, _tofu, bread=False),
    'hot-and-sour': lambda chance: _soup(chance, ('#5c2a0c', '#8a4a1c', '#b0702f'), None, ('#8a4b2c', '#e8dcc6'), _tofu, bread=False),
    'sweetcorn': lambda chance: _soup(chance, ('#dcbc5c', '#ecd68c', '#f6e8b4'), None, WHITE, _sweetcorn, bread=False),
    'minestrone': lambda chance: _soup(chance, ('#9a3c10', '#c2622a', '#d98c50'), None, ('#3f5c6b', '#e8e2d4'), _vegetables),
}
