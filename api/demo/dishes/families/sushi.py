"""Sushi on slate: nigiri in a row behind, rolls in front, ginger and wasabi."""
import numpy as np
from studio.colour import blend
from studio.crockery import slate
from studio.garnish import rice_grain
from studio.materials import material
from studio.noise import flat, layered, noise, step
from studio.placing import copy, place
from studio.shapes import TURN, block, field, lump, sheet, turned


def _rice_ball(chance, at, grain):
    body = block('rice body', (0.17, 0.3, 0.1), 0.09, material('rice body', '#ece5d3', roughness=0.5, soft=0.2), detail=18)
    place(body, (at[0], at[1], at[2] + 0.1))
    for _ in range(260):
        direction = np.array([chance.around(0, 1), chance.around(0, 1), chance.around(0, 1)])
        direction /= np.linalg.norm(direction)
        reach = np.array([0.165, 0.29, 0.1]) * np.sign(direction) * np.abs(direction) ** 0.55
        copy(grain, np.array([at[0], at[1], at[2] + 0.1]) + reach, [chance.between(0, 360) for _ in range(3)], chance.between(0.9, 1.1))


def _fillet(chance, at, tones, fat):
    """A slice of fish that hangs over the rice; `fat` is the strength of its white lines."""
    own = chance.between(0, 40)

    def shape(points, outward):
        x, y, z = points.T
        lines = step(0.62, 0.9, np.sin((y * 0.8 + np.abs(x) * 0.5 + 0.03 * noise(points * 6 + own)) * 44) * 0.5 + 0.5) * fat
        tone = blend(blend(tones[0], tones[1], 0.5 + layered(points + own, 8, 3)), '#fbe3d0', lines)
        z = z - 0.9 * np.maximum(np.abs(y) - 0.26, 0) ** 1.2 - 1.3 * x**2 + 0.012 * noise(points * 9 + own)
        return np.stack([x, y, z], axis=1), tone, 0.2 + 0 * x

    place(block('fillet', (0.19, 0.38, 0.035), 0.033, material('fish', soft=0.25, soft_depth=0.06, wet=0.45), shape, detail=34), (at[0], at[1], at[2] + 0.25))


def _roll(chance, at, grain, fillings):
    radius, height = 0.27, 0.36
    skin = material('seaweed', '#131d14', roughness=0.38, relief=0.02, relief_size=40)
    profile = [(radius - 0.03, height), (radius, height - 0.005), (radius + 0.008, height / 2), (radius, 0.005), (0, 0)]
    place(turned('roll', profile, skin, columns=70), at)
    inside = field('roll top', radius - 0.015, lambda x, y, r, angle: 0.01 * noise(flat(x * 14, y * 14)), material('rice body', '#ece5d3', roughness=0.5, soft=0.2), 20, 50)
    place(inside, (at[0], at[1], at[2] + height - 0.012))
    for _ in range(130):
        r, angle = (radius - 0.03) * np.sqrt(chance.between(0.25, 1)), chance.angle()
        copy(grain, (at[0] + r * np.cos(angle), at[1] + r * np.sin(angle), at[2] + height + chance.between(-0.012, 0.012)), (chance.between(-25, 25), chance.between(-25, 25), chance.between(0, 360)))
    for number, (tone, size) in enumerate(fillings):
        turn = number * TURN / len(fillings) + 0.4
        piece = block('filling', (size, size, 0.03), 0.02, material('filling' + tone, tone, roughness=0.22, soft=0.25, wet=0.35), detail=10)
        place(piece, (at[0] + 0.075 * np.cos(turn), at[1] + 0.075 * np.sin(turn), at[2] + height + 0.012), (0, 0, chance.between(0, 90)))


def _ginger(chance, at):
    def petal():
        own = chance.between(0, 30)

        def shape(u, v):
            x, y = (u - 0.5) * 0.34, (v - 0.5) * 0.2
            return np.stack([x, y, 0.07 * noise(flat(x * 5, y * 5, own)) + 0.1 * np.sin(u * 4 + own)], axis=1), blend('#f6d9c9', '#eeb6a6', 0.5 + noise(flat(x * 8, y * 8, own))), 0.3 + 0 * u

        return sheet('ginger', shape, material('ginger', through=0.25, wet=0.3), 24, 18)

    for number in range(9):
        place(petal(), (at[0] + chance.around(0, 0.07), at[1] + chance.around(0, 0.06), at[2] + 0.05 + 0.025 * number), (chance.between(-30, 30), chance.between(-30, 30), chance.between(0, 360)))


SALMON, TUNA, BASS, PRAWN = (('#ef7f3c', '#f59c5a'), 0.75), (('#a3172a', '#c42c3c'), 0.15), (('#f0dccd', '#f7ebe0'), 0.35), (('#f09a6a', '#f7c9a6'), 0.9)
MIXED_ROLLS = (
    (('#ee7f3d', 0.07), ('#8fb34a', 0.06)),
    (('#8fb34a', 0.07), ('#f3e3a0', 0.05), ('#e0623a', 0.05)),
    (('#b01c2e', 0.08),),
    (('#8fb34a', 0.08),),
)
SALMON_ROLL, TUNA_ROLL, AVOCADO_ROLL = (('#ee7f3d', 0.07), ('#8fb34a', 0.06)), (('#b01c2e', 0.08),), (('#8fb34a', 0.08),)


def _plate(chance, behind, in_front):
    """Five pieces behind and four in front: a fish for a ball of rice, or the fillings of a roll."""
    slate(3.3, 2.1)
    grain, base = rice_grain('#f1ebdc'), 0.06
    for y, pieces in ((0.42, behind), (-0.5, in_front)):
        for number, piece in enumerate(pieces):
            at = (-1.2 + 0.6 * number, y, base)
            is_fish = isinstance(piece[-1], float)
            if is_fish:
                _rice_ball(chance, at, grain)
                _fillet(chance, at, *piece)
            else:
                _roll(chance, at, grain, piece)
    _ginger(chance, (1.18, -0.36, base))
    wasabi = lump('wasabi', lambda d: d * (0.12, 0.12, 0.09) * (1 + 0.16 * layered(d, 3))[:, None], material('wasabi', '#93b455', roughness=0.6, soft=0.15))
    place(wasabi, (1.22, -0.75, base + 0.06))
    return {'above': 40, 'width': 3.75, 'middle': (0, -0.02, 0.15)}


def _of_one(piece):
    return lambda chance: _plate(chance, [piece] * 5, [piece] * 4)


KINDS = {
    'plate': lambda chance: _plate(chance, (SALMON, SALMON, TUNA, BASS, PRAWN), MIXED_ROLLS),
    'salmon-nigiri': _of_one(SALMON),
    'tuna-nigiri': _of_one(TUNA),
    'bass-nigiri': _of_one(BASS),
    'prawn-nigiri': _of_one(PRAWN),
    'salmon-rolls': _of_one(SALMON_ROLL),
    'tuna-rolls': _of_one(TUNA_ROLL),
    'avocado-rolls': _of_one(AVOCADO_ROLL),
}
