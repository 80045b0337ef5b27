"""Things that lie on or in many dishes: balls, dice, strips, prawns, fried eggs, rings, crumbs."""
import numpy as np
from .colour import blend, scale
from .garnish import ring
from .materials import material
from .noise import around, flat, layered, noise, step
from .placing import pattern
from .shapes import TURN, block, lump, sheet


def ball(chance, size, tones, rough=0.06, wet=0.2, relief=0.01):
    """A round thing whose colour goes from dark to light, as a pattern."""
    own = chance.between(0, 60)

    def shape(direction):
        coarse = layered(direction + own, 4, 4)
        points = direction * np.asarray(size) * (1 + rough * coarse + 0.6 * rough * np.abs(layered(direction + own, 13, 3)))[:, None]
        return points, scale(np.clip(0.5 + 0.8 * coarse, 0, 1), (0, tones[0]), (0.5, tones[1]), (1, tones[2])), np.clip(0.42 + 0.2 * coarse, 0.2, 0.6)

    return pattern(lump('ball', shape, material(f'ball {wet} {relief}', soft=0.12, wet=wet, relief=relief, relief_size=40), 50, 70))


def dice(colour, half, wet=0.3, vary=0.12, grain=None):
    """A small block of one colour, as a pattern."""
    surface = material('dice' + colour, colour, grain=grain, roughness=0.28, soft=0.2, wet=wet, vary=vary)
    return pattern(block('dice', half, min(half) * 0.5, surface, detail=8))


def pea(colour='#5c9a2a', size=0.05):
    return pattern(lump('pea', lambda d: d * size, material('pea' + colour, colour, roughness=0.25, soft=0.2, wet=0.3, vary=0.12), 16, 20))


def chickpea():
    return pattern(lump('chickpea', lambda d: d * 0.075 * (1 + 0.12 * noise(d * 2))[:, None], material('chickpea', '#d2a052', roughness=0.35, soft=0.2, wet=0.25, vary=0.12), 18, 24))


def bean(colour='#5a1f16'):
    def shape(direction):
        x, y, up = direction.T
        return np.stack([x * 0.085, y * 0.045 - 0.35 * (x * 0.085) ** 2 * 8, up * 0.045], axis=1)

    return pattern(lump('bean', shape, material('bean' + colour, colour, roughness=0.25, wet=0.35, vary=0.15), 18, 26))


def olive(colour='#20131a'):
    return ring(0.08, 0.036, 0.05, material('olive' + colour, colour, roughness=0.18, wet=0.5))


def prawn(chance, size=0.3, tones=('#d2481a', '#ee8a58', '#f6bd9c')):
    """A peeled prawn curled on its side, with its tail, as a pattern."""
    own = chance.between(0, 30)

    def shape(u, v):
        bend, side = (-0.3 + 3.9 * u), v * TURN
        thick = size * np.interp(u, [0, 0.06, 0.3, 0.7, 0.84, 0.9, 1], [0.0, 0.2, 0.3, 0.22, 0.12, 0.13, 0.02])
        thick = thick * (1 + 0.07 * np.cos(u * 46))
        flat_tail = np.where(u > 0.86, 0.45, 1)
        reach = size * 0.62 + thick * np.cos(side)
        points = np.stack([reach * np.cos(bend), reach * np.sin(bend), thick * np.sin(side) * 0.9 * flat_tail], axis=1)
        stripe = step(0.1, 0.8, np.cos(u * 46 + 0.6 * np.cos(side))) * step(-0.2, 0.8, np.cos(side))
        tone = blend(blend(tones[2], tones[1], 0.5 + 0.6 * noise(points * 9 + own)), tones[0], np.clip(0.75 * stripe + step(0.82, 0.9, u), 0, 1))
        return points, tone, 0.24 + 0 * u

    return pattern(sheet('prawn', shape, material('prawn', soft=0.25, wet=0.4), 90, 30, closed=True))


def fried_egg(chance, radius=0.44):
    """An egg fried on one side, as a pattern."""
    own = chance.between(0, 30)

    def shape(u, v):
        angle = v * TURN
        r = u * radius * (1 + 0.12 * noise(around(angle, 1.6, own)) + 0.04 * noise(around(angle, 5, own)))
        dome = 0.14 * np.sqrt(np.maximum(1 - (u / 0.42) ** 2, 0))
        white = blend('#fdf8ee', '#c98a3c', 0.8 * step(0.93, 1, u + 0.03 * noise(around(angle, 6, own))))
        height = 0.03 * (1 - u**4) + dome * radius / 0.44
        return np.stack([r * np.cos(angle), r * np.sin(angle), height], axis=1), blend(white, '#f2980f', 1 - step(0.38, 0.42, u)), np.where(u < 0.4, 0.14, 0.3)

    return pattern(sheet('egg', shape, material('egg', soft=0.3, soft_depth=0.06, wet=0.3), 60, 110, closed=True))


def slice_of_ham(chance, radius=0.3, tones=('#c9606a', '#eda6a2', '#f6d6cc')):
    """A thin folded slice of ham, as a pattern."""
    own = chance.between(0, 40)

    def shape(u, v):
        angle = v * TURN
        r = u * radius * (1 + 0.15 * noise(around(angle, 1.4, own)))
        x, y = r * np.cos(angle) * 1.3, r * np.sin(angle) * 0.8
        rough = layered(flat(x, y, own), 6, 3)
        fold = 0.1 * np.sin(x * 16 / radius * 0.3 + own) + 0.05 * noise(flat(x * 5, y * 5, own))
        tone = blend(blend(tones[0], tones[1], 0.5 + rough), tones[2], np.maximum(step(0.86, 0.95, u), 0.7 * step(0.2, 0.4, layered(flat(x, y, own), 9, 2, 4))))
        return np.stack([x, y, 0.06 + fold], axis=1), tone, 0.34 + 0 * u

    return pattern(sheet('ham', shape, material('ham', soft=0.2, wet=0.3), 34, 80, closed=True, thickness=0.012))
