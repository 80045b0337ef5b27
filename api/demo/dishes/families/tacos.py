"""Three tacos on a board with a salsa and lime."""
import numpy as np
from studio.colour import blend
from studio.crockery import board, dip_bowl
from studio.garnish import chunk, herb, lemon_wedge
from studio.materials import material
from studio.noise import flat, layered, noise, step
from studio.placing import copy, place
from studio.shapes import block, cords, sheet


def _tortilla(chance, at):
    own = chance.between(0, 40)

    def shape(u, v):
        # A folded disc: v along the fold, u over it from edge to edge.
        along = (v * 2 - 1) * 0.62
        reach = np.sqrt(np.maximum(0.62**2 - along**2, 0.0004)) * 1.02
        t = (u * 2 - 1) * reach
        bend = 0.16
        angle = np.clip(t / bend, -np.pi / 2.5, np.pi / 2.5)
        rest = t - angle * bend
        y = bend * np.sin(angle) + rest * np.cos(np.pi / 2.5) * 1.0
        z = bend * (1 - np.cos(angle)) + np.abs(rest) * np.sin(np.pi / 2.5)
        place_ = flat(along * 1.6, t * 1.6, own)
        wave = 0.03 * noise(place_ * 2) * step(0.2, 0.6, np.abs(t))
        spots = step(0.18, 0.34, layered(place_, 5, 3) + 0.3 * layered(place_, 12, 2, 4) - 0.02)
        tone = blend(blend('#efd08a', '#dba950', 0.5 + layered(place_, 4)), '#8a4e1c', 0.75 * spots)
        return np.stack([along, y + wave, z + 0.02], axis=1), tone, 0.6 + 0 * u

    return place(sheet('tortilla', shape, material('tortilla', soft=0.08, relief=0.008), 60, 60, thickness=0.022), at, (0, 0, 0))


def _fill(chance, at, tones, browning=0.2):
    for _ in range(16):
        x = chance.between(-0.46, 0.46)
        piece = chunk(chance, np.array([chance.between(0.06, 0.1), chance.between(0.05, 0.08), 0.05]), tones, browning)
        place(piece, (at[0] + x, at[1] + chance.around(0, 0.07), at[2] + 0.34 - 0.5 * x * x + chance.between(0, 0.05)), [chance.between(0, 360) for _ in range(3)])
    cabbage = material('cabbage', '#cfe0a0', grain='#9fc465', roughness=0.3, wet=0.2, soft=0.15)
    red = material('red cabbage', '#8a3f7a', grain='#caa0c4', roughness=0.3, wet=0.25, soft=0.15)
    for surface in (cabbage, red, cabbage):
        lines = []
        for _ in range(11):
            x, y, turn = chance.between(-0.42, 0.42), chance.around(0, 0.06), chance.angle()
            height = at[2] + 0.42 - 0.55 * x * x + chance.between(0, 0.07)
            lines.append(np.array([(at[0] + x + (t - 0.5) * 0.3 * np.cos(turn), at[1] + y + (t - 0.5) * 0.2 * np.sin(turn), height + 0.05 * np.sin(t * 4 + turn)) for t in np.linspace(0, 1, 7)]))
        cords('shreds', lines, 0.012, surface)
    tomato = material('salsa dice', '#cf3a20', roughness=0.2, wet=0.45, soft=0.2, vary=0.15)
    for _ in range(18):
        x = chance.between(-0.42, 0.42)
        dice = block('dice', (0.035, 0.035, 0.03), 0.014, tomato, detail=6)
        place(dice, (at[0] + x, at[1] + chance.around(0, 0.08), at[2] + 0.5 - 0.6 * x * x + chance.between(-0.02, 0.03)), [chance.between(0, 360) for _ in range(3)])
    cheese = material('white cheese', '#f6efdf', roughness=0.5, soft=0.2)
    for _ in range(16):
        x = chance.between(-0.4, 0.4)
        place(block('crumb', (0.028, 0.024, 0.02), 0.012, cheese, detail=6), (at[0] + x, at[1] + chance.around(0, 0.08), at[2] + 0.53 - 0.6 * x * x), [chance.between(0, 360) for _ in range(3)])
    herbs = [herb(chance, 0.09) for _ in range(3)]
    for _ in range(9):
        x = chance.between(-0.4, 0.4)
        copy(chance.pick(herbs), (at[0] + x, at[1] + chance.around(0, 0.07), at[2] + 0.56 - 0.6 * x * x), [chance.between(-50, 50), chance.between(-50, 50), chance.between(0, 360)], chance.between(0.8, 1.2))


def _pineapple(chance, at):
    fruit = material('pineapple', '#f2c02e', grain='#e0a018', roughness=0.25, soft=0.25, wet=0.35)
    for _ in range(9):
        x = chance.between(-0.4, 0.4)
        dice = block('pineapple', (0.06, 0.05, 0.04), 0.016, fruit, detail=8)
        place(dice, (at[0] + x, at[1] + chance.around(0, 0.08), at[2] + 0.52 - 0.6 * x * x), [chance.between(0, 360) for _ in range(3)])


def _three(chance, tones, salsa, topping=None, browning=0.2):
    board(2.5, 2.0)
    for number in range(3):
        at = (-0.12 + 0.16 * number, -0.62 + 0.56 * number, 0.1)
        _tortilla(chance, at)
        _fill(chance, at, tones, browning)
        if topping:
            topping(chance, at)
    dip_bowl(0.3, '#2f4a4c', (0.92, -0.62, 0.1), salsa)
    wedge = lemon_wedge(0.22, '#5f9a2a', '#bcd76c')
    copy(wedge, (-0.92, -0.7, 0.29), (0, 0, 30))
    copy(wedge, (-0.95, -0.3, 0.29), (6, 0, -20))
    return {'above': 36, 'width': 2.8, 'middle': (0, -0.02, 0.26)}


def beef(chance):
    return _three(chance, ('#3c1a0c', '#6b3418', '#94552b'), material('salsa', '#c2331a', grain='#8f1d0d', roughness=0.3, wet=0.35, relief=0.03, relief_size=22))


def pastor(chance):
    """Pork red with chilli, and pineapple."""
    green = material('green salsa', '#6f8f2c', grain='#95ad4a', roughness=0.3, wet=0.35, relief=0.03, relief_size=22)
    return _three(chance, ('#8f2a0c', '#c4531c', '#e0853a'), green, _pineapple)


def _red():
    return material('salsa', '#c2331a', grain='#8f1d0d', roughness=0.3, wet=0.35, relief=0.03, relief_size=22)


def _cream():
    return material('chilli cream', '#efc9a4', roughness=0.3, soft=0.2)


KINDS = {
    'beef': beef,
    'pastor': pastor,
    'chicken': lambda chance: _three(chance, ('#8a3c10', '#c0662a', '#e0a060'), _red()),
    'fish': lambda chance: _three(chance, ('#a8661c', '#d49a44', '#efcf90'), _cream(), browning=0.0),
    'mushroom': lambda chance: _three(chance, ('#4a2e16', '#7d5830', '#b08a5c'), _red(), browning=0.1),
    'cauliflower': lambda chance: _three(chance, ('#c99a4a', '#e6c88a', '#f6e8c4'), _cream(), browning=0.25),
}
