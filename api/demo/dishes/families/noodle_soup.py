"""Noodle soups: a bowl of broth with noodles, and what lies on them."""
import numpy as np
from studio.colour import blend, scale
from studio.crockery import bowl
from studio.garnish import chunk, herb, lemon_wedge, ring, sesame_seed, spring_onions
from studio.materials import material
from studio.noise import around, flat, layered, noise, step
from studio.placing import copy, pattern, place, strew, top_of
from studio.shapes import TURN, block, cords, field, lump, sheet, smooth_curve
from studio.toppings import dice, prawn

RADIUS, HEIGHT = 1.12, 0.72
SURFACE = HEIGHT * 0.77


def _broth(chance, dark, light, oil, eyes):
    drops = [(chance.between(-1, 1), chance.between(-1, 1), abs(chance.around(0, 0.028)) + 0.008) for _ in range(eyes)]

    def surface(x, y, r, angle):
        broad = layered(flat(x, y), 2.2)
        tone, z = blend(dark, light, 0.5 + 0.9 * broad), 0.004 * broad
        for dx, dy, size in drops:
            far = np.hypot(x - dx, y - dy)
            tone = blend(tone, oil, 0.5 * (1 - step(size * 0.8, size, far)) + 0.3 * np.exp(-(((far - size) / 0.006) ** 2)))
            z = z + 0.006 * np.sqrt(np.maximum(1 - (far / size) ** 2, 0))
        return z, tone, np.full_like(x, 0.24)

    broth = field('broth', RADIUS * 0.935, surface, material('broth', soft=0.12, wet=0.08), 200, 360)
    broth.location.z = SURFACE


def _noodles(chance, colour, thickness, count=90, middle=(0.08, -0.1)):
    lines = []
    reach = RADIUS * 0.75
    for _ in range(count):
        start, direction, lift = chance.angle(), chance.pick((-1, 1)), chance.between(0, 1)
        off, radius, phase = (chance.between(-0.25, 0.25) * reach, chance.between(-0.25, 0.25) * reach), reach * chance.between(0.25, 0.8), chance.between(0, 9)
        line = []
        for number in range(int(chance.between(14, 30))):
            turn = number / 5.5
            r = radius * (1 + 0.14 * np.sin(turn * 1.7 + phase)) * (1 - 0.012 * number)
            x, y = off[0] + r * np.cos(start + direction * turn), off[1] + 0.85 * r * np.sin(start + direction * turn)
            far = min(np.hypot(x, y) / reach, 1)
            rise = 0.13 * lift * (1 - far**2) + 0.025 * np.sin(turn * 2.3 + phase) * (1 - far) + 0.02 * lift
            line.append((middle[0] + x, middle[1] + y, SURFACE - 0.02 + rise))
        lines.append(np.array(line))
    return cords('noodles', lines, thickness, material('noodle' + colour, colour, roughness=0.25, soft=0.25, soft_depth=0.04, wet=0.35))


def _egg(at, turn):
    radius = 0.26

    def shape(direction):
        x, y, z = direction.T
        points = np.stack([x * radius * 1.22 * (1 + 0.1 * x), y * radius, np.where(z > 0, 0, z) * radius], axis=1)
        r, cut = np.hypot(points[:, 0] / 1.12 + 0.02, points[:, 1]), z > -0.01
        yolk = np.where(cut, 1 - step(radius * 0.56, radius * 0.62, r), 0)
        points[:, 2] += np.where(cut, 0.018 * np.sqrt(np.maximum(1 - (r / (radius * 0.6)) ** 2, 0)), 0)
        middle = scale(np.clip(r / (radius * 0.6), 0, 1), (0, '#e0690b'), (0.6, '#e88310'), (1, '#f0a629'))
        white = blend('#fbf3e5', '#ca8c4e', 0.75 * np.where(cut, step(radius * 0.93, radius * 1.05, r), 1))
        return points, blend(white, middle, yolk), np.where(yolk > 0.5, 0.14, 0.3)

    place(lump('egg', shape, material('egg', soft=0.3, soft_depth=0.06, wet=0.3), 90, 120), at, turn)


def _pork(chance, at, turn, radius=0.38):
    own = chance.between(0, 30)
    outline = smooth_curve([(0, 0.035), (0.5, 0.035), (0.92, 0.035), (0.99, 0.018), (1, 0), (0.99, -0.018), (0.9, -0.035), (0, -0.035)], 70)

    def shape(u, v):
        angle, index = v * TURN, np.rint(u * 69).astype(int)
        q, z = outline[index, 0], outline[index, 1]
        r = q * radius * (1 + 0.09 * noise(around(angle, 1.2, own)) + 0.05 * np.sin(2 * angle))
        x, y = r * np.cos(angle), r * np.sin(angle)
        rough = layered(flat(x, y, own), 14, 3)
        coil = (q * 2.3 + angle / TURN + 0.25 * noise(flat(x * 5, y * 5, own))) % 1
        fat = step(0.52, 0.66, coil) * (1 - step(0.84, 0.96, coil)) * step(0.1, 0.25, q)
        tone = blend(blend('#9a5337', '#c68462', 0.5 + rough), '#edd5b6', 0.8 * fat)
        tone = blend(tone, '#4c1e0d', step(0.84, 0.95, q + 0.06 * rough))
        return np.stack([x, y, z + 0.07 * (r / radius) ** 2 + 0.012 * rough], axis=1), tone, np.clip(0.32 + 0.2 * rough, 0.15, 0.6)

    place(sheet('pork', shape, material('pork', soft=0.12, wet=0.4, relief=0.02, relief_size=26), 70, 130, closed=True), at, turn)


def _seaweed(at, turn):
    def shape(u, v):
        x, y = (u - 0.5) * 0.42, (v - 0.5) * 0.6
        tone = blend('#0c150e', '#20301d', 0.5 + noise(flat(x * 24, y * 24)))
        return np.stack([x, y, 0.03 * noise(flat(x * 3, y * 3)) + 0.05 * np.sin(u * 3)], axis=1), tone, 0.4 + 0 * u

    place(sheet('seaweed', shape, material('seaweed', relief=0.03, relief_size=45), 30, 40, thickness=0.008), at, turn)


def _chopsticks():
    lacquer = material('chopstick', '#48231a', roughness=0.28, wet=0.4)
    for number in range(2):
        place(cords('chopstick', [np.array([(-1.15, 0.95 + 0.1 * number, HEIGHT + 0.06), (0.1, 0.8 + 0.06 * number, HEIGHT + 0.07), (1.3, 0.62 + 0.05 * number, HEIGHT + 0.09)])], 0.03, lacquer))


def _view():
    return {'above': 50, 'width': 2.85, 'middle': (0, 0.02, 0.4)}


def ramen(chance):
    bowl(RADIUS, HEIGHT, '#16191d', '#e2d9c8')
    _broth(chance, '#7a3b0e', '#aa6020', '#e18c26', 170)
    noodles = _noodles(chance, '#ecca78', 0.024)
    _egg((-0.38, -0.46, SURFACE + 0.17), (16, -6, 40))
    _egg((0.02, -0.66, SURFACE + 0.15), (24, 4, -12))
    for number, (x, y, lean, turn) in enumerate(((0.44, 0.16, -14, 20), (0.62, -0.2, -8, 80), (0.18, 0.42, -26, -30))):
        _pork(chance, (x, y, SURFACE + 0.16 + 0.03 * number), (lean, 10, turn))
    for number in range(3):
        _seaweed((-0.52 + 0.1 * number, 0.62 - 0.05 * number, SURFACE + 0.3), (68 + 3 * number, 0, 24 - 9 * number))
    bamboo = material('bamboo', '#b9802f', grain='#e0b769', stretch=(1, 8, 8), roughness=0.3, wet=0.3, soft=0.15)
    for number in range(5):
        place(block('bamboo', (0.24, 0.05, 0.022), 0.018, bamboo), (-0.6 + 0.035 * number, 0.06 * number, SURFACE + 0.12 + 0.03 * number), (chance.between(-10, 10), chance.between(-14, 4), 12 + chance.between(-14, 14)))
    top = top_of(noodles)
    onions = spring_onions(chance)
    for x, y in [*chance.points_around(64, (-0.02, 0), 0.15), *chance.points_in_disc(20, 0.8, 0.12)]:
        hit = top(x, y)
        height = max(SURFACE, hit[0].z if hit else 0) + 0.02 + 0.08 * chance.between(0, 1) * np.exp(-6 * (x * x + y * y))
        copy(chance.pick(onions), (x, y, height), [chance.between(-50, 50), chance.between(-50, 50), chance.between(0, 360)], chance.between(0.8, 1.15))
    strew(chance, [sesame_seed()], chance.points_in_disc(36, 0.7, 0.05), top, (1, 1.2))
    _chopsticks()
    return _view()


BEEF = ('#a4685a', '#cf9a86', '#7f4a38')
CHICKEN = ('#e3c9a4', '#f5e6cc', '#d9ae7c')


def _slice_of_meat(chance, at, turn, tones):
    own = chance.between(0, 30)

    def shape(u, v):
        angle = v * TURN
        r = u * 0.34 * (1 + 0.12 * noise(around(angle, 1.3, own)))
        x, y = r * np.cos(angle) * 1.35, r * np.sin(angle) * 0.8
        rough = layered(flat(x, y, own), 12, 3)
        tone = blend(blend(tones[0], tones[1], 0.5 + rough), tones[2], step(0.7, 1, u + 0.1 * rough))
        return np.stack([x, y, 0.06 * noise(flat(x * 4, y * 4, own)) + 0.02 * rough + 0.06 * u**2], axis=1), tone, 0.35 + 0 * u

    place(sheet('meat', shape, material('meat', soft=0.15, wet=0.3), 36, 90, closed=True, thickness=0.02), at, turn)


def _vietnamese(chance, broth, meat=None, things=None):
    """Rice noodles with slices of meat or with `things`, herbs, chilli and lime; `broth`: dark, light, oil."""
    bowl(RADIUS, HEIGHT, '#e9e4d8', '#f3efe6')
    _broth(chance, *broth, 120)
    noodles = _noodles(chance, '#f4eee0', 0.021, 100, (0.0, -0.05))
    for x, y, turn in ((-0.45, -0.1, 20), (-0.25, -0.42, -30), (0.1, -0.55, 10), (-0.5, 0.22, 70), (-0.12, -0.15, -60)):
        if meat:
            _slice_of_meat(chance, (x, y, SURFACE + chance.between(0.12, 0.17)), (chance.between(-12, 12), chance.between(-12, 12), turn), meat)
    top = top_of(noodles)
    if things:
        strew(chance, things(chance), chance.points_in_disc(15, 0.75, 0.3), top, sink=-0.05, tilt=0.4)
    herbs = [herb(chance, chance.between(0.13, 0.19)) for _ in range(5)]
    for x, y in chance.points_around(34, (0.38, 0.3), 0.15):
        copy(chance.pick(herbs), (x, y, SURFACE + 0.14 + chance.between(0, 0.14)), [chance.between(-50, 50), chance.between(-50, 50), chance.between(0, 360)], chance.between(0.8, 1.2))
    strew(chance, spring_onions(chance), chance.points_in_disc(44, 0.85, 0.1), top, sink=-0.02, tilt=0.5)
    chilli = material('chilli', '#c01f10', roughness=0.18, wet=0.5)
    strew(chance, [ring(0.06, 0.016, 0.025, chilli)], chance.points_in_disc(9, 0.7, 0.24), top, sink=-0.03, tilt=0.5)
    place(copy(lemon_wedge(0.22, '#5f9a2a', '#b8d46a'), (0.62, -0.4, SURFACE + 0.24)), (0.62, -0.4, SURFACE + 0.24), (-20, 10, 40))
    _chopsticks()
    return _view()


def pho(chance):
    return _vietnamese(chance, ('#a9783a', '#cfa25a', '#e8c67e'), BEEF)


def chicken_pho(chance):
    return _vietnamese(chance, ('#c2964e', '#e0bd78', '#f0d590'), CHICKEN)


def bun_bo_hue(chance):
    return _vietnamese(chance, ('#8f2f0c', '#c0561c', '#e0661a'), BEEF)


def _tofu_and_mushrooms(chance):
    mushroom = [pattern(chunk(chance, np.array([0.14, 0.1, 0.05]), ('#5c3a1e', '#8f6238', '#c09a6c'), 0.05)) for _ in range(3)]
    return [dice('#e3c48a', (0.13, 0.1, 0.07), grain='#c99a54'), *mushroom]


def _prawns(chance):
    return [prawn(chance, 0.34) for _ in range(3)]


CLEAR = ('#b98f4c', '#d9b474', '#efd49a')

KINDS = {
    'ramen': ramen,
    'pho': pho,
    'chicken-pho': chicken_pho,
    'vegan-pho': lambda chance: _vietnamese(chance, CLEAR, things=_tofu_and_mushrooms),
    'prawn-pho': lambda chance: _vietnamese(chance, CLEAR, things=_prawns),
    'bun-bo-hue': bun_bo_hue,
    'coconut': lambda chance: _vietnamese(chance, ('#c2641c', '#e09a4c', '#ecb05c'), things=_prawns),
    'boat': lambda chance: _vietnamese(chance, ('#3d1c0a', '#6b3a18', '#9a5c28'), BEEF),
}
