"""Rice dishes: a heap of rice on a plate with pieces of meat or vegetables in and on it."""
import numpy as np
from studio.crockery import dip_bowl, plate
from studio.garnish import chunk, herb, rice_grain, rice_heap, spring_onions
from studio.materials import material
from studio.placing import copy, pattern, place
from studio.shapes import block, cords, lump
from studio.toppings import bean, dice, fried_egg, pea, prawn

RADIUS, RISE, FLOOR = 1.08, 0.5, 0.07


def _height(x, y):
    return FLOOR + RISE * max(0.0, 1 - (np.hypot(x, y) / RADIUS) ** 2.2)


def _scatter(chance, things, points, lift=0.02, lean=35, size=(0.85, 1.15)):
    for x, y in points:
        turn = (chance.between(-lean, lean), chance.between(-lean, lean), chance.between(0, 360))
        copy(chance.pick(things), (x, y, _height(x, y) + lift), turn, chance.between(*size))


def _fried_onions(chance, points):
    crisp = material('fried onion', '#7a3f14', grain='#b8742e', roughness=0.35, wet=0.2)
    lines = []
    for x, y in points:
        turn, size = chance.angle(), chance.between(0.07, 0.13)
        lines.append(np.array([(x + size * np.cos(turn + t), y + size * np.sin(turn + t), _height(x, y) + 0.06 + 0.03 * np.sin(3 * t + turn)) for t in np.linspace(0, 2.6, 8)]))
    cords('fried onions', lines, 0.011, crisp)


def biryani(chance):
    plate(1.5, '#3f5c6b', 0.16)
    grains = [rice_grain('#ecb850'), rice_grain('#f6ead0', 'white rice'), rice_grain('#d97c1e', 'masala rice'), rice_grain('#f0a81e', 'saffron rice')]
    rice_heap(chance, RADIUS, RISE, (0, 0, FLOOR), grains, 3000)
    for x, y in chance.points_in_disc(9, 0.78, 0.4):
        half = np.array([chance.between(0.17, 0.23), chance.between(0.13, 0.17), chance.between(0.1, 0.14)])
        piece = chunk(chance, half, ('#7f2f0b', '#b5591a', '#d98c40'), 0.25)
        place(piece, (x, y, _height(x, y) + 0.04), (chance.between(-25, 25), chance.between(-25, 25), chance.between(0, 360)))
    _fried_onions(chance, chance.points_around(60, (0.0, 0.05), 0.34))
    _scatter(chance, [herb(chance, 0.12) for _ in range(4)], chance.points_in_disc(24, 0.85, 0.16), 0.05)
    cashew = material('cashew', '#e6c68d', roughness=0.4, soft=0.2, vary=0.1)
    nut = pattern(lump('cashew', lambda d: np.stack([d[:, 0] * 0.09, d[:, 1] * 0.04 - 0.5 * (d[:, 0] * 0.09) ** 2 * 8, d[:, 2] * 0.038], axis=1), cashew, 20, 28))
    _scatter(chance, [nut], chance.points_in_disc(12, 0.85, 0.24), 0.04)
    dip_bowl(0.3, '#f2ece0', (1.12, -0.86, 0.1), material('raita', '#f5f1e2', grain='#dfe6c2', roughness=0.3, soft=0.2))
    return {'above': 42, 'width': 3.3, 'middle': (0.04, -0.04, 0.2)}


def fried(chance):
    """Egg fried rice with peas and carrot."""
    plate(1.5, '#efe6d5', 0.16)
    grains = [rice_grain('#dcab58'), rice_grain('#c98f3a', 'toasted rice')]
    rice_heap(chance, RADIUS, RISE, (0, 0, FLOOR), grains, 3000)
    egg = [pattern(chunk(chance, np.array([0.09, 0.06, 0.035]), ('#f0b93a', '#f7d468', '#fbe7a0'), 0.0, unevenness=0.4)) for _ in range(4)]
    _scatter(chance, egg, chance.points_in_disc(16, 0.95, 0.24))
    pea = pattern(lump('pea', lambda d: d * 0.05, material('pea', '#5c9a2a', roughness=0.25, soft=0.2, wet=0.3, vary=0.12), 14, 18))
    _scatter(chance, [pea], chance.points_in_disc(46, 1.0, 0.1), 0.025)
    carrot = material('carrot', '#e5791f', roughness=0.28, soft=0.2, wet=0.3, vary=0.1)
    _scatter(chance, [pattern(block('carrot', (0.045, 0.045, 0.04), 0.014, carrot, detail=6))], chance.points_in_disc(34, 1.0, 0.13), 0.02)
    _scatter(chance, spring_onions(chance), chance.points_in_disc(46, 0.98, 0.1), 0.02)
    dip_bowl(0.27, '#22314a', (1.12, -0.9, 0.1), material('soy', '#1c0d07', roughness=0.06, wet=0.6))
    return {'above': 42, 'width': 3.3, 'middle': (0.04, -0.04, 0.2)}


def _heap(chance, tones, crockery, things=(), green=True, eggs=0, side=None):
    """A heap of rice with `things`: functions that give patterns, how many of them, how far apart, and how high they lie."""
    plate(1.5, crockery, 0.16)
    rice_heap(chance, RADIUS, RISE, (0, 0, FLOOR), [rice_grain(tone, f'rice {number}') for number, tone in enumerate(tones)], 3000)
    for thing in things:
        patterns, count, apart, lift = thing(chance)
        _scatter(chance, patterns, chance.points_in_disc(count, 0.95, apart), lift)
    if green:
        _scatter(chance, [herb(chance, 0.1) for _ in range(4)], chance.points_in_disc(24, 0.85, 0.16), 0.05)
    if eggs:
        copy(fried_egg(chance, 0.56), (0, -0.04, FLOOR + RISE + 0.02), (4, 0, 30))
    if side:
        dip_bowl(0.3, '#f2ece0', (1.12, -0.86, 0.1), side())
    return {'above': 42, 'width': 3.3, 'middle': (0.04, -0.04, 0.2)}


def _raita():
    return material('raita', '#f5f1e2', grain='#dfe6c2', roughness=0.3, soft=0.2)


def _kind(*how, **more):
    return lambda chance: _heap(chance, *how, **more)


def _pieces(tones, count=14, browning=0.2):
    return lambda chance: ([pattern(chunk(chance, np.array([0.16, 0.12, 0.1]), tones, browning, unevenness=0.35)) for _ in range(4)], count, 0.3, 0.05)


def _peas(_):
    return [pea(size=0.045)], 44, 0.1, 0.025


def _carrots(_):
    return [dice('#e5791f', (0.05, 0.05, 0.045))], 34, 0.13, 0.02


def _beans(_):
    return [bean('#4a1a14')], 60, 0.11, 0.02


def _prawns(chance):
    return [prawn(chance, 0.32) for _ in range(3)], 13, 0.36, 0.06


def _pineapples(_):
    return [dice('#f2c02e', (0.085, 0.075, 0.06), grain='#e0a018')], 20, 0.2, 0.03


def _onions(chance):
    return spring_onions(chance), 50, 0.1, 0.02


def _mushrooms(chance):
    return [pattern(chunk(chance, np.array([0.12, 0.09, 0.04]), ('#5c3a1e', '#8f6238', '#b98a58'), 0.1)) for _ in range(4)], 26, 0.2, 0.03


def _cabbage(_):
    return [dice('#d2541f', (0.09, 0.06, 0.014), grain='#ecb48a')], 40, 0.13, 0.02


CHICKEN, LAMB, BEEF = ('#8f370b', '#bf5f1a', '#dd9444'), ('#52240f', '#8f4d26', '#bd8350'), ('#3d1a0b', '#6e3a1c', '#99623a')
WHITE = ('#ece3cc', '#f4eddb')
PILAU = ('#ecd9a4', '#f0b428', '#f4ead2', '#d98a2c')

KINDS = {
    'pilau': _kind(PILAU, '#3f5c6b', green=False),
    'basmati': _kind(WHITE, '#3f6f76', green=False),
    'lemon': _kind(('#ecc44a', '#e0ac2c'), '#3d7f86', [lambda _: ([dice('#d9ac6a', (0.06, 0.035, 0.03))], 26, 0.15, 0.02)]),
    'mushroom': _kind(('#d9b888', '#c99c60'), '#efe6d5', [_mushrooms]),
    'lamb-biryani': _kind(PILAU, '#8a4b2c', [_pieces(LAMB)], side=_raita),
    'prawn-biryani': _kind(PILAU, '#2f5d4f', [_prawns]),
    'vegetable-biryani': _kind(PILAU, '#efe6d5', [_peas, _carrots, _pieces(('#d9c49a', '#ece0c0', '#f6efdc'), 8, 0.1)]),
    'jollof': _kind(('#d9692a', '#b94a16', '#e8873f'), '#efe6d5', [_onions]),
    'and-peas': _kind(('#c9a27c', '#a87a5a', '#d9bd98'), '#2f5d4f', [_beans]),
    'lime': _kind(('#ece6c4', '#e0dca8'), '#8a4b2c', [_onions]),
    'spicy': _kind(('#d98a2c', '#c4641c', '#e6ab4c'), '#33434c', [_peas, lambda _: ([dice('#c4281b', (0.05, 0.05, 0.03))], 30, 0.12, 0.02)]),
    'kimchi': _kind(('#d9783a', '#c9602a'), '#1d1e20', [_cabbage, _onions], eggs=1),
    'pineapple': _kind(('#e6b84c', '#d9a436'), '#efe6d5', [_pineapples, _prawns, _onions]),
    'thai': _kind(('#dcb36a', '#cf9f50'), '#2b4a63', [_pieces(('#b9803f', '#d9ac6c', '#efd2a0'), 9), _carrots, _onions]),
    'beef': _kind(WHITE, '#1d1e20', [_pieces(BEEF, 22), _onions]),
    'egg': _kind(('#dcab58', '#c98f3a'), '#3f5c6b', [lambda chance: ([pattern(chunk(chance, np.array([0.1, 0.07, 0.035]), ('#f0b93a', '#f7d468', '#fbe7a0'), 0.0, unevenness=0.4)) for _ in range(4)], 34, 0.17, 0.02), _onions], green=False),
    'biryani': biryani,
    'fried': fried,
}
