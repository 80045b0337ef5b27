"""Small things that many dishes have: herbs, rings, seeds, rice, citrus, tomatoes."""
import numpy as np
from .colour import blend, scale
from .materials import material
from .noise import around, flat, layered, noise, step
from .placing import copy, pattern
from .shapes import TURN, block, field, lump, sheet, turned


def leaf(chance, length, width, dark='#2f7a22', light='#6fae3c'):
    """A leaf along x, with veins, as a pattern."""
    own = chance.between(0, 60)
    curl, fold = chance.between(0.1, 0.4), chance.between(0.1, 0.25)

    def shape(u, v):
        side = v * 2 - 1
        half = width * np.sin(np.pi * u**0.8) ** 0.75
        x, y = u * length, side * half
        z = length * (fold * np.abs(side) ** 1.5 * np.sin(np.pi * u) - curl * u**2)
        vein = np.maximum(np.exp(-((side / 0.07) ** 2)), 0.5 * np.exp(-((((u * 7 - np.abs(side) * 1.6) % 1 - 0.5) / 0.1) ** 2)))
        tone = blend(dark, light, 0.45 + 0.5 * noise(np.stack([u * 4 + own, side * 1.5, u * 0], axis=1)))
        return np.stack([x, y, z - 0.012 * length * vein], axis=1), blend(tone, '#a9d079', 0.45 * vein), 0.4 + 0 * u

    return pattern(sheet('leaf', shape, material('leaf', wet=0.3, through=0.22), 26, 27))


def herb(chance, size, dark='#2c8227', light='#63b046'):
    """A lobed leaf of coriander or parsley, as a pattern."""
    own = chance.between(0, 60)

    def shape(u, v):
        angle = v * TURN
        r = size * u * (0.5 + 0.5 * (np.cos(angle * 3) * 0.5 + 0.5) ** 0.8) * (1 + 0.12 * np.cos(angle * 17 + own))
        z = 0.3 * size * u**2 * np.sin(angle * 2 + own)
        tone = blend(dark, light, 0.45 + 0.6 * noise(np.stack([u * 3 + own, np.cos(angle) * 2, np.sin(angle) * 2], axis=1)))
        return np.stack([r * np.cos(angle), r * np.sin(angle), z], axis=1), tone, 0.45 + 0 * u

    return pattern(sheet('herb', shape, material('herb', through=0.25), 8, 60, closed=True))


def ring(radius, thickness, height, surface):
    """A ring of spring onion, chilli or olive, as a pattern."""
    profile = [
        (radius - thickness, height),
        (radius, height - 0.003),
        (radius + 0.004, height / 2),
        (radius, 0),
        (radius - thickness, 0),
        (radius - thickness - 0.002, height / 2),
        (radius - thickness, height),
    ]
    return pattern(turned('ring', profile, surface, columns=30, rows=28))


def spring_onions(chance):
    """Rings of spring onion from white to green, as patterns."""
    tones = ('#3f8f22', '#79b63c', '#cfe09c', '#579f2c')
    return [
        ring(chance.between(0.045, 0.07), 0.017, chance.between(0.03, 0.055), material('onion ' + tone, tone, roughness=0.25, soft=0.3, wet=0.3))
        for tone in tones
    ]


def sesame_seed():
    def shape(direction):
        return direction * (0.034, 0.021, 0.011) * (1 - 0.35 * direction[:, :1] * np.array([0, 1, 1]))

    return pattern(lump('sesame', shape, material('sesame', '#f0dcae', roughness=0.4, vary=0.15), 9, 14))


def rice_grain(colour='#f2ecdd', name='rice'):
    def shape(direction):
        x, y, z = direction.T
        return np.stack([x * 0.036, y * 0.0125, z * 0.011 - 0.004 * x**2], axis=1)

    return pattern(lump(name, shape, material(name + colour, colour, roughness=0.4, soft=0.3, soft_depth=0.02, vary=0.07), 8, 12))


def rice_heap(chance, radius, height, at, grains, count=2400):
    """A dome of rice; `grains` are patterns, the first one the most common."""

    def dome(x, y):
        return height * np.maximum(1 - (np.hypot(x, y) / radius) ** 2.2, 0) + 0.05 * height * noise(flat(x * 4, y * 4, 3))

    inside = material('rice inside', '#d9cdb2', roughness=0.7)
    field('rice inside', radius * 0.98, lambda x, y, r, angle: dome(x, y) - 0.035, inside, 30, 60).location = at
    for _ in range(count):
        r, angle = radius * np.sqrt(chance.between(0, 1)), chance.angle()
        x, y = np.array([r * np.cos(angle)]), np.array([r * np.sin(angle)])
        grain = grains[0] if len(grains) == 1 or chance.between(0, 1) > 0.14 else chance.pick(grains[1:])
        turn = [chance.between(-35, 35), chance.between(-35, 35), chance.between(0, 360)]
        copy(grain, (at[0] + x[0], at[1] + y[0], at[2] + dome(x, y)[0] + chance.between(-0.03, 0.012)), turn, chance.between(0.85, 1.1))


def lemon_wedge(radius=0.24, peel='#f0c11c', flesh='#f5dd68'):
    """A wedge of lemon or lime that lies on its peel, as a pattern made of one sheet."""

    def shape(u, v):
        # u goes from one cut edge over both faces to the other; v along the wedge.
        along = (v * 2 - 1) * 0.98
        reach = radius * np.sqrt(np.maximum(1 - along**2, 0)) ** 0.8
        section = np.clip(u * 3, 0, 3)
        angle = np.where(section < 1, -0.75, np.where(section > 2, 0.75, (section - 1.5) * 1.5))
        deep = np.where(section < 1, section, np.where(section > 2, 3 - section, 1.0))
        x, y, z = along * radius * 1.35, reach * deep * np.sin(angle), -reach * deep * np.cos(angle)
        inner = (section < 1) | (section > 2)
        pulp = blend(flesh, peel, 0.3 + 0.5 * noise(np.stack([along * 13, deep * 3, section], axis=1)) + 0.2 * np.sin(along * 44))
        pith = np.maximum(step(0.84, 0.9, deep), 1 - step(0.02, 0.1, deep))
        tone = np.where(inner[:, None], blend(pulp, '#fbf3d6', pith), blend(peel, peel, u * 0))
        return np.stack([x, y, z], axis=1), tone, np.where(inner, 0.22, 0.35)

    return pattern(sheet('lemon', shape, material('citrus', soft=0.2, wet=0.3, relief=0.01, relief_size=30), 90, 44))


def cherry_tomato_half(chance, radius=0.15):
    """Half a small tomato with its seeds, cut side up, as a pattern."""
    own = chance.between(0, 30)

    def shape(direction):
        x, y, z = direction.T
        points = np.stack([x * radius, y * radius, np.where(z > 0, 0, z) * radius * 0.95], axis=1)
        r, angle = np.hypot(x, y), np.arctan2(y, x)
        cut = z > -0.02
        chamber = np.clip(np.sin(angle * 3 + own) * 1.8, 0, 1) * step(0.2, 0.35, r) * (1 - step(0.7, 0.8, r))
        tone = blend('#d2381f', '#e0762a', np.where(cut, chamber, 0))
        tone = blend(tone, '#b51a0f', np.where(cut, step(0.88, 0.96, r), 1))
        seeds = np.where(cut, step(0.35, 0.5, layered(points, 50, 2)) * chamber, 0)
        points[:, 2] -= np.where(cut, 0.014 * chamber, 0)
        return points, blend(tone, '#f3d89a', seeds), np.where(cut, 0.18, 0.2)

    return pattern(lump('tomato', shape, material('tomato', soft=0.2, wet=0.5), 50, 70))


def chunk(chance, half, tones, browning=0.3, surface=None, unevenness=0.2):
    """An irregular piece: meat, potato, cheese. `tones` go from dark to light; `browning` is how much of the top is roasted."""
    own = chance.between(0, 90)

    def shape(points, outward):
        place = points + own
        points = points * (1 + unevenness * layered(place, 3.2, 3))[:, None] + outward * (0.14 * min(half) * layered(place, 8, 3))[:, None]
        tone = scale(np.clip(0.5 + 0.9 * layered(place, 6), 0, 1), (0, tones[0]), (0.5, tones[1]), (1, tones[2]))
        roasted = step(0.42 - browning, 0.62 - browning, layered(place, 4.5, 3, 3) + 0.25 * outward[:, 2])
        return points, blend(tone, '#3b1607', 0.8 * roasted * (browning > 0)), np.clip(0.4 + 0.25 * layered(place, 9), 0.15, 0.7)

    return block('chunk', half, min(half) * 0.75, surface or material('chunk', soft=0.12, wet=0.35, relief=0.015), shape, detail=22)


def flatbread(chance, length, width, thickness=0.05, light='#ecd09a', dark='#b9772f'):
    """A leavened bread with bubbles and scorched spots, lying on the ground."""
    own = chance.between(0, 40)

    def shape(u, v):
        angle = v * TURN
        edge = 1 + 0.05 * noise(around(angle, 2, own))
        x, y = length * u * np.cos(angle) * edge, width * u * np.sin(angle) * edge * (1 - 0.14 * np.cos(angle))
        place = flat(x, y, own)
        bubble = step(0.08, 0.5, layered(place, 4.2, 3))
        z = thickness * (1 - u**8) + 0.06 * bubble + 0.02 * layered(place, 8, 3)
        tone = blend(light, dark, 0.25 + 0.7 * layered(place, 6) + 3.2 * (z - thickness - 0.02))
        scorched = step(0.2, 0.36, layered(place, 7, 3, 9) + 0.4 * bubble - 0.12)
        return np.stack([x, y, z], axis=1), blend(tone, '#552a0e', 0.85 * scorched), 0.5 + 0 * u

    return sheet('bread', shape, material('bread', soft=0.1, relief=0.008, wet=0.06), 70, 150, closed=True)
