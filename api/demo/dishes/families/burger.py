"""Burger: seen low, a stack of bread, salad, meat and cheese."""
import numpy as np
from studio.colour import blend, scale
from studio.crockery import board
from studio.garnish import sesame_seed
from studio.materials import material
from studio.noise import around, layered, noise, step
from studio.placing import place, strew, top_of
from studio.shapes import TURN, block, cords, field, lump, sheet, smooth_curve, turned

RADIUS = 0.78


def _lid(height):
    def shape(direction):
        x, y, up = direction.T
        points = np.stack([x * 0.84, y * 0.84, np.where(up > 0, 0.56 * np.abs(up) ** 0.92, 0.1 * up)], axis=1)
        tuck = 1 + 0.035 * np.exp(-(((up - 0.1) / 0.22) ** 2)) - 0.06 * step(0, -0.8, up)
        points[:, :2] *= (tuck * (1 + 0.018 * noise(direction * 1.6 + 3)))[:, None]
        points += 0.006 * layered(direction, 5, 3)[:, None] * direction
        baked = np.clip(0.95 * np.maximum(up, 0) + 0.16 * layered(direction, 3) - 0.02, 0, 1)
        tone = scale(baked, (0, '#f3d69b'), (0.08, '#e6ad5a'), (0.3, '#cf8132'), (0.65, '#b2611f'), (1, '#994b16'))
        return points, blend(tone, '#f3dca9', step(0.02, -0.25, up)), np.clip(0.3 + 0.25 * step(0.2, -0.1, up), 0.2, 0.8)

    lid = lump('lid', shape, material('crust', soft=0.08, wet=0.32, relief=0.004, relief_size=60), 90, 140)
    return place(lid, (0, 0, height), (-3, 3, 0))


BEEF = ('#2c1309', '#562911', '#7e4823', '#a36d3d')
CRISP = ('#8f5214', '#bd7a24', '#dca546', '#efc878')
BEAN = ('#3a2410', '#6b4a20', '#8f7238', '#b59a5c')


def _patty(height, tones=BEEF, thick=0.3):
    def shape(direction):
        angle, out = np.arctan2(direction[:, 1], direction[:, 0]), np.hypot(direction[:, 0], direction[:, 1])
        reach = np.clip(out * 1.35, 0, 1) ** 0.9 * RADIUS * 1.04 * (1 + 0.03 * noise(around(angle, 2)))
        up = np.sign(direction[:, 2]) * np.abs(direction[:, 2]) ** 0.55 * thick / 2
        points = np.stack([np.cos(angle) * reach, np.sin(angle) * reach, up], axis=1)
        coarse = layered(points, 9)
        points += direction * (0.03 * coarse + 0.026 * np.abs(layered(points, 17, 3, 3)) - 0.006)[:, None]
        tone = scale(
            np.clip(0.45 + 0.8 * coarse + 0.35 * layered(points, 28, 2, 5), 0, 1), (0, tones[0]), (0.4, tones[1]), (0.75, tones[2]), (1, tones[3])
        )
        return points, tone, np.clip(0.5 + 0.3 * coarse, 0.3, 0.85)

    patty = lump('patty', shape, material('patty', wet=0.16, relief=0.03, relief_size=45), 120, 240)
    return place(patty, (0, 0, height))


def _slice_of_cheese(height, turn):
    def shape(u, v):
        x, y = (u * 2 - 1) * 0.7, (v * 2 - 1) * 0.7
        r = np.hypot(x, y)
        over = np.maximum(r - RADIUS * 0.99, 0)
        out = np.where(r > RADIUS * 0.99, (RADIUS * 1.06 + over * 0.24) / np.maximum(r, 1e-6), 1)
        points = np.stack([x * out, y * out, -over * 1.3 + 0.012 * noise(np.stack([x * 2, y * 2, u * 0 + 4], axis=1))], axis=1)
        return points, blend('#f2a51b', '#f6b83a', u), 0.3 + 0 * u

    cheese = sheet('cheese', shape, material('cheese', soft=0.3, soft_depth=0.08, wet=0.25), 70, 70, thickness=0.045)
    rounded = cheese.modifiers.new('edge', 'BEVEL')
    rounded.width, rounded.segments, rounded.limit_method = 0.015, 3, 'ANGLE'
    return place(cheese, (0, 0, height), (0, 0, turn))


def _lettuce(height, radius, own, dark, light):
    def shape(u, v):
        angle = v * TURN
        broad = noise(np.stack([np.cos(angle) * 3.2, np.sin(angle) * 3.2, u * 1.2 + own], axis=1))
        fine = 0.5 * np.sin(angle * 19 + 4.5 * broad + own) + 0.3 * np.sin(angle * 41 + 5 * broad) + 0.5 * noise(around(angle, 12, own))
        edge = u**3
        r = (0.3 + (radius - 0.3) * u) * (1 + 0.018 * fine * edge + 0.05 * broad * u)
        points = np.stack([r * np.cos(angle), r * np.sin(angle), edge * 0.15 * (0.7 * broad + 0.75 * fine) - 0.08 * edge], axis=1)
        tone = blend(blend('#d9e7a0', light, step(0.3, 0.8, u)), dark, step(0.75, 1, u) * (0.7 + 0.5 * broad))
        return points, tone, 0.45 + 0 * u

    return place(sheet('lettuce', shape, material('lettuce', wet=0.12, through=0.36, relief=0.02, relief_size=16), 30, 620, closed=True), (0, 0, height))


def _slice_of_tomato(at, turn):
    outline = smooth_curve([(0, 0.042), (0.5, 0.042), (0.9, 0.042), (0.985, 0.03), (1, 0), (0.985, -0.03), (0.9, -0.042), (0, -0.042)], 60)

    def shape(u, v):
        angle, index = v * TURN, np.rint(u * 59).astype(int)
        q, z = outline[index, 0], outline[index, 1]
        r = q * 0.42 * (1 + 0.03 * np.sin(angle * 3 + 1))
        chamber = np.clip(np.sin(angle * 5) * 1.6, 0, 1) * step(0.28, 0.42, q) * (1 - step(0.74, 0.84, q))
        tone = blend(blend('#cb321c', '#da5a22', chamber), '#a8180d', step(0.9, 0.98, q))
        return np.stack([r * np.cos(angle), r * np.sin(angle), z - 0.012 * chamber * np.sign(z)], axis=1), tone, 0.18 + 0 * u

    return place(sheet('tomato', shape, material('tomato', soft=0.2, wet=0.5), 60, 90, closed=True), at, turn)


def _heel():
    def shape(points, angle, u):
        baked = scale(np.clip(1 - points[:, 2] / 0.2, 0, 1), (0, '#f3dca9'), (0.25, '#e7b668'), (0.6, '#bd712b'), (1, '#8c4616'))
        return points + 0.006 * layered(points, 8, 3)[:, None], baked, 0.42 + 0 * u

    profile = [(0, 0.2), (0.62, 0.2), (0.76, 0.17), (0.79, 0.1), (0.75, 0.02), (0.62, 0), (0, 0)]
    return place(turned('heel', profile, material('crust low', soft=0.08, relief=0.004, relief_size=60), shape, 120, 70), (0, 0, 0.1))


def _halloumi(height):
    """Two grilled slabs of cheese."""

    def shape(points, outward):
        bars = step(0.6, 0.9, np.cos(points[:, 0] * 16 + 0.4) * 0.5 + 0.5) * step(0.02, 0.06, points[:, 2])
        return points, blend(blend('#efdfb6', '#f8efd4', 0.5 + layered(points, 6, 3)), '#8f5418', 0.8 * bars), 0.4 + 0 * bars

    for number in range(2):
        slab = block('halloumi', (0.74, 0.6, 0.085), 0.04, material('halloumi', soft=0.25, wet=0.15), shape, detail=40)
        place(slab, (0.02 * number, 0.03 - 0.06 * number, height - 0.06 + 0.155 * number), (0, 0, 24 + 38 * number))


def _bacon(height):
    def shape(u, v):
        x, y = (u - 0.5) * 1.9, (v - 0.5) * 0.34
        wave = 0.045 * np.sin(u * 26)
        fat = step(0.25, 0.6, np.cos(v * 11 + 1.2 * noise(np.stack([u * 5, v * 2, u * 0], axis=1))))
        down = 0.9 * np.maximum(np.abs(x) - 0.78, 0)
        return np.stack([x, y, wave - down], axis=1), blend('#8a2414', '#e3a37c', 0.8 * fat), 0.3 + 0 * u

    for number, (turn, at) in enumerate(((20, -0.2), (-14, 0.18), (70, 0.0))):
        place(sheet('bacon', shape, material('bacon', wet=0.4, soft=0.1), 60, 24, thickness=0.03), (0, at, height + 0.035 * number), (0, 0, turn))


def _build(chance, patties, tones=BEEF, cheese=True, halloumi=False, bacon=False):
    board(2.3, colour='#8f5f38', grain='#54331b')
    _heel()
    _lettuce(0.4, RADIUS * 1.2, 1, '#4f9a27', '#a7d257')
    _lettuce(0.45, RADIUS * 1.08, 7, '#5fa82e', '#bddb69').rotation_euler.z = 1
    z = 0.47
    for x, y in ((-0.3, -0.3), (0.34, -0.26), (0.28, 0.35), (-0.34, 0.3)):
        _slice_of_tomato((x, y, z + 0.05), (chance.between(-4, 4), chance.between(-4, 4), chance.between(0, 90)))
    z += 0.1
    for number in range(patties):
        if halloumi:
            _halloumi(z + 0.14)
        else:
            _patty(z + 0.14, tones)
        if cheese:
            _slice_of_cheese(z + 0.312, 33 + 40 * number)
        z += 0.335
    if bacon:
        _bacon(z + 0.04)
        z += 0.09
    onion = material('red onion', '#f2e3ec', grain='#a8528a', roughness=0.2, soft=0.2, wet=0.35)
    for number in range(7):
        turn, out = chance.angle(), chance.between(0.3, 0.36)
        loop = [(out * np.cos(t), out * np.sin(t), 0.02 * np.sin(2 * t)) for t in np.linspace(0, TURN, 14)]
        place(cords('onion', [np.array(loop)], 0.026, onion), (0.36 * np.cos(turn), 0.36 * np.sin(turn), z + 0.04 + 0.01 * number))
    pickle = material('pickle', '#7f8f2c', grain='#a9ad42', roughness=0.22, wet=0.45, soft=0.2)
    for number in range(6):
        turn = number * TURN / 6 + 0.3
        slice_ = turned('pickle', [(0, 0.03), (0.15, 0.03), (0.18, 0.018), (0.185, 0), (0.18, -0.018), (0.15, -0.03), (0, -0.03)], pickle, columns=40)
        place(slice_, (0.52 * np.cos(turn), 0.52 * np.sin(turn), z + 0.08), (chance.between(-9, 9), chance.between(-9, 9), 0))
    z += 0.09
    sauce = material('burger sauce', '#dc6a34', roughness=0.22, wet=0.35, soft=0.2)
    place(field('sauce', RADIUS * 0.9, lambda x, y, r, angle: 0.035 - (0.1 + 0.12 * np.maximum(noise(around(angle, 3)), 0)) * step(0.85, 1, r / RADIUS / 0.9), sauce, 40, 120), (0, 0, z - 0.01))
    lid = _lid(z + 0.05)
    seeds = [spot for spot in chance.points_in_disc(120, 0.76, 0.072) if chance.between(0, 1) > (np.hypot(*spot) / 0.8) ** 3]
    strew(chance, [sesame_seed()], seeds, top_of(lid), (1.5, 1.9), sink=-0.002, tilt=0.15)
    return {'above': 15, 'around': -78, 'width': 2.5 if patties == 1 else 2.75, 'middle': (0, 0, 0.72 if patties == 1 else 0.88)}


KINDS = {
    'cheese': lambda chance: _build(chance, 1),
    'double': lambda chance: _build(chance, 2),
    'plain': lambda chance: _build(chance, 1, cheese=False),
    'bacon': lambda chance: _build(chance, 1, bacon=True),
    'chicken': lambda chance: _build(chance, 1, CRISP, cheese=False),
    'bean': lambda chance: _build(chance, 1, BEAN, cheese=False),
    'halloumi': lambda chance: _build(chance, 1, cheese=False, halloumi=True),
}
