"""Dishes on one plate: pasta, pancakes, cake, fish and chips, skewers, grilled chicken, stir-fried noodles."""
import numpy as np
from studio.colour import blend, scale
from studio.crockery import board, dip_bowl, plate
from studio.garnish import cherry_tomato_half, chunk, flatbread, herb, leaf, lemon_wedge, spring_onions
from studio.materials import material
from studio.noise import around, flat, layered, noise, step
from studio.placing import copy, pattern, place, strew, top_of
from studio.shapes import TURN, block, cords, lump, sheet, turned


def _nest(chance, count, radius, colour, thickness, rise, flatness=0.9):
    """A heap of long strands wound around the middle of the plate."""
    lines = []
    for _ in range(count):
        start, direction = chance.angle(), chance.pick((-1, 1))
        r0, phase, height = radius * np.sqrt(chance.between(0.05, 1)), chance.between(0, 9), chance.between(0, 1)
        line = []
        for number in range(int(chance.between(16, 34))):
            t = number / 5
            r = r0 * (1 + 0.16 * np.sin(1.3 * t + phase)) * (1 - 0.008 * number)
            top = rise * max(0.0, 1 - (r / radius) ** 2) ** 0.6
            line.append((r * np.cos(start + direction * t), flatness * r * np.sin(start + direction * t), 0.09 + top * height + 0.02 * np.sin(2 * t + phase)))
        lines.append(np.array(line))
    return cords('strands', lines, thickness, material('strand' + colour, colour, roughness=0.28, soft=0.25, soft_depth=0.04, wet=0.3, vary=0.1))


def _shavings(chance, count, spots, top, colour='#f6e9c2'):
    flake = material('shaving' + colour, colour, roughness=0.4, soft=0.2)
    things = []
    for _ in range(4):
        own = chance.between(0, 30)
        shape = lambda u, v, own=own: np.stack([(u - 0.5) * 0.24, (v - 0.5) * 0.1, 0.03 * np.sin(u * 3 + own) + 0.01 * noise(flat(u * 5, v * 5, own))], axis=1)
        things.append(pattern(sheet('shaving', shape, flake, 12, 8, thickness=0.008)))
    strew(chance, things, spots[:count], top, sink=-0.02, tilt=0.5)


def _with_sauce(chance, tones=('#7a1406', '#b42a0f', '#d9562a'), meat=('#40180a', '#6d2f15', '#8f4a26'), crockery='#8fa3ab', strand='#edc872', thickness=0.027, leaves_count=5):
    """Pasta with a sauce on it; `meat` is the colour of pieces in the sauce, None for none."""
    plate(1.45, crockery, 0.2)
    heap = _nest(chance, 120, 0.86, strand, thickness, 0.42)
    top = top_of(heap)
    own = chance.between(0, 40)

    def sauce_shape(u, v):
        angle = v * TURN
        r = u * 0.6 * (1 + 0.2 * noise(around(angle, 1.8, own)) + 0.08 * noise(around(angle, 5, own)))
        x, y = r * np.cos(angle), r * np.sin(angle)
        rough = layered(flat(x, y, own), 9, 4)
        tone = scale(np.clip(0.5 + 0.9 * rough, 0, 1), (0, tones[0]), (0.5, tones[1]), (1, tones[2]))
        return np.stack([x, y, 0.53 - 0.5 * r**2 + 0.05 * rough - 0.05 * step(0.85, 1, u)], axis=1), tone, np.clip(0.26 + 0.2 * rough, 0.12, 0.5)

    sauce = sheet('sauce', sauce_shape, material('sauce', soft=0.15, wet=0.3, relief=0.015), 60, 160, closed=True)
    both = top_of(heap, sauce)
    if meat:
        pieces = [pattern(chunk(chance, np.array([0.07, 0.06, 0.05]), meat, 0.1)) for _ in range(4)]
        strew(chance, pieces, chance.points_around(26, (0, 0), 0.24), both, (0.7, 1.1), sink=0.0)
    _shavings(chance, 12, chance.points_around(12, (0, 0), 0.26), both)
    leaves = [leaf(chance, chance.between(0.3, 0.4), chance.between(0.11, 0.15), '#226a1f', '#559c31') for _ in range(4)]
    for number in range(leaves_count):
        copy(leaves[number % 4], (0.02, 0.04, 0.62 + 0.02 * number), (chance.between(-14, 14), chance.between(-34, -8), number * 74), 0.9)
    return {'above': 40, 'width': 3.15, 'middle': (0, -0.02, 0.2)}


def carbonara(chance, pork_count=26, crockery='#4a5f6b'):
    """Spaghetti with egg, crisp cured pork, cheese and pepper."""
    plate(1.45, crockery, 0.2)
    heap = _nest(chance, 130, 0.9, '#f0d488', 0.025, 0.44)
    top = top_of(heap)
    pork = [pattern(chunk(chance, np.array([0.12, 0.055, 0.05]), ('#7f2a18', '#b8583a', '#e0a07c'), 0.12)) for _ in range(5)]
    strew(chance, pork, chance.points_in_disc(pork_count, 0.78, 0.17), top, (0.8, 1.15), sink=-0.01, tilt=0.4)
    _shavings(chance, 16, chance.points_around(16, (0, 0.02), 0.3), top)
    pepper = material('pepper corn', '#2a211b', roughness=0.6)
    strew(chance, [pattern(block('pepper corn', (0.012, 0.01, 0.01), 0.004, pepper, detail=4))], chance.points_in_disc(90, 0.85, 0.04), top, (0.7, 1.6), sink=-0.01)
    strew(chance, [herb(chance, 0.09) for _ in range(3)], chance.points_around(16, (0, 0), 0.32), top, (0.5, 1.0), sink=-0.02, tilt=0.5)
    return {'above': 40, 'width': 3.15, 'middle': (0, -0.02, 0.2)}


def stir_fried_noodles(chance, strand='#c98a45', thickness=0.03, count=130, crockery='#2f3a40', meat_tones=('#b98a55', '#d8b483', '#efd9b4'), nuts=True):
    plate(1.45, crockery, 0.2)
    heap = _nest(chance, count, 0.95, strand, thickness, 0.4)
    top = top_of(heap)
    spots = chance.points_in_disc(60, 0.85, 0.12)
    meat = [pattern(chunk(chance, np.array([0.15, 0.1, 0.06]), meat_tones, 0.25)) for _ in range(4)]
    strew(chance, meat, spots[:11], top, (0.8, 1.1), sink=0.01)
    carrot = material('carrot', '#e5791f', roughness=0.28, wet=0.3, soft=0.2, vary=0.1)
    pepper = material('pepper', '#c2261a', roughness=0.22, wet=0.4, soft=0.15, vary=0.12)
    green = material('green pepper', '#4d8f2d', roughness=0.24, wet=0.4, soft=0.15, vary=0.12)
    for surface in (carrot, pepper, green):
        strew(chance, [pattern(block('strip', (0.17, 0.024, 0.02), 0.018, surface, detail=8))], chance.points_in_disc(15, 0.82, 0.16), top, sink=-0.02, tilt=0.45)
    strew(chance, spring_onions(chance), chance.points_in_disc(50, 0.85, 0.08), top, sink=-0.03, tilt=0.5)
    peanut = material('peanut', '#dcb277', roughness=0.5, soft=0.15, vary=0.15)
    crumb = pattern(lump('peanut', lambda d: d * (0.045, 0.036, 0.03) * (1 + 0.25 * layered(d, 2))[:, None], peanut, 10, 14))
    strew(chance, [crumb] if nuts else [], chance.points_around(40 if nuts else 0, (0.1, -0.1), 0.35), top, (0.6, 1.1), tilt=0.5)
    strew(chance, [herb(chance, 0.12) for _ in range(4)], chance.points_around(14, (-0.05, 0.1), 0.16), top, sink=-0.03, tilt=0.6)
    copy(lemon_wedge(0.23, '#5f9a2a', '#bcd76c'), (1.0, -0.42, 0.32), (0, 0, 60))
    return {'above': 42, 'width': 3.15, 'middle': (0, -0.02, 0.2)}


def pancakes(chance):
    plate(1.4, '#e9dfd0', 0.14)
    z = 0.08
    for number in range(5):
        own = chance.between(0, 50)

        def shape(points, angle, u, own=own):
            points[:, :2] *= (1 + 0.02 * noise(around(angle, 1.4, own)))[:, None]
            r = np.hypot(points[:, 0], points[:, 1]) / 0.86
            face = step(0.985, 0.9, r)
            rough = layered(points + own, 5, 4)
            baked = scale(np.clip(0.5 + 0.7 * rough, 0, 1), (0, '#b26a26'), (0.5, '#c98338'), (1, '#dfa45a'))
            return points, blend('#f2d79c', baked, face), 0.5 + 0 * u

        profile = [(0, 0.13), (0.6, 0.13), (0.8, 0.115), (0.86, 0.065), (0.8, 0.012), (0.6, 0), (0, 0)]
        cake = turned('pancake', profile, material('pancake', soft=0.12, relief=0.006, relief_size=50), shape, 110, 60)
        place(cake, (chance.around(0, 0.025), chance.around(0, 0.025), z), (chance.between(-1.5, 1.5), chance.between(-1.5, 1.5), chance.between(0, 360)))
        z += 0.126

    runs = [(chance.angle(), chance.between(0.15, 0.5), chance.between(0.05, 0.09)) for _ in range(9)]

    def syrup(u, v):
        angle = v * TURN
        run = np.zeros_like(angle)
        for turn, length, width in runs:
            run = np.maximum(run, length * np.exp(-(((np.angle(np.exp(1j * (angle - turn)))) / width) ** 2)))
        r = u * (0.66 + 0.12 * noise(around(angle, 2, 5)) + run)
        down = np.maximum(r - 0.85, 0)
        out = np.minimum(r, 0.885)
        return np.stack([out * np.cos(angle), out * np.sin(angle), z + 0.018 - 1.05 * down - 0.02 * step(0.93, 1, u)], axis=1), blend('#a8560f', '#c97a1c', u), 0.08 + 0 * u

    sheet('syrup', syrup, material('syrup', soft=0.3, soft_depth=0.1, wet=0.7), 60, 260, closed=True, thickness=0.02)
    butter = material('butter', '#f7dd7f', roughness=0.3, soft=0.4, soft_depth=0.08, wet=0.2)
    place(block('butter', (0.17, 0.15, 0.07), 0.03, butter, detail=12), (0.02, -0.05, z + 0.09), (3, -4, 25))
    blueberry = material('blueberry', '#27335c', roughness=0.5, relief=0.006, relief_size=50, vary=0.12)
    berry = pattern(lump('blueberry', lambda d: d * 0.085 * (1 - 0.12 * np.exp(-((d[:, 2] - 1) / 0.08) ** 2))[:, None], blueberry, 24, 30))
    raspberry = _raspberry()
    for x, y in ((-0.38, 0.1), (-0.22, 0.28), (-0.3, -0.2), (0.36, 0.16), (0.18, 0.34)):
        copy(berry, (x, y, z + 0.1), [chance.between(0, 60) for _ in range(3)])
    for x, y in ((1.02, -0.32), (0.9, -0.55), (1.1, -0.02), (-0.98, -0.42), (-1.08, -0.15)):
        copy(berry, (x, y, 0.17), [chance.between(0, 60) for _ in range(3)])
    copy(raspberry, (-0.86, -0.7, 0.16), (80, 0, 30))
    copy(raspberry, (0.62, -0.9, 0.16), (95, 0, -50))
    copy(raspberry, (0.3, -0.28, z + 0.1), (75, 10, 200))
    return {'above': 27, 'width': 3.0, 'middle': (0, -0.05, 0.34)}


CHOCOLATE = (('#3c1c0f', '#6a3a20'), ('#d9b78a', '#ecd4ae'), ('#2c130a', '#381a0e'))
WHITE_ICING = ('#efe2c8', '#faf2e2')


def _cake(chance, sponge=CHOCOLATE[0], cream=CHOCOLATE[1], icing=CHOCOLATE[2], crockery='#9fb8bf', layers=None):
    """A piece of cake; `layers`: from, to, tones and roughness of each."""
    plate(1.3, crockery, 0.13)
    height, length = 0.86, 1.35

    def wedge(name, low, high, inset, shade, rough):
        """One layer of the piece, a sector of 38 degrees whose tip points to the camera's left."""

        def shape(u, v):
            turn = (u - 0.5) * np.radians(38)
            ring_ = v * 4
            out = np.where(ring_ < 1, ring_, np.where(ring_ < 2, 1.0, np.where(ring_ < 3, 3 - ring_, 0.0)))
            z = np.where(ring_ < 1, low, np.where(ring_ < 2, low + (ring_ - 1) * (high - low), high))
            z = np.where(ring_ > 3, high + (ring_ - 3) * (low - high), z)
            r = (length - inset) * out
            x, y = r * np.cos(turn) - 0.75, r * np.sin(turn)
            crumb = layered(np.stack([x, y, z], axis=1), 16, 3)
            return np.stack([x + 0.006 * crumb, y, z], axis=1), blend(shade[0], shade[1], 0.5 + crumb), rough + 0 * u

        place(sheet(name, shape, material(name, wet=0.1 if rough < 0.4 else 0.0, relief=0.012 if rough > 0.4 else 0.0, relief_size=60), 40, 160), (0, 0, 0.06), (0, 0, 18))

    def side(name, low, high, shade, rough):
        """The two cut faces of one layer."""
        for edge in (-1, 1):

            def shape(u, v, edge=edge):
                turn = edge * np.radians(19)
                r, z = u * (length - 0.02), low + v * (high - low)
                x, y = r * np.cos(turn) - 0.75, r * np.sin(turn)
                crumb = layered(np.stack([x, y, z], axis=1) * (1, 1, 1.4), 15, 4)
                holes = step(0.25, 0.45, layered(np.stack([x, y, z], axis=1), 26, 2, 3))
                tone = blend(blend(shade[0], shade[1], 0.5 + crumb), shade[0], 0.6 * holes * (rough > 0.4))
                return np.stack([x, y + edge * 0.012 * crumb, z], axis=1), tone, rough + 0 * u

            place(sheet(name + ' cut', shape, material(name + ' cut', relief=0.01 if rough > 0.4 else 0.0, relief_size=50), 60, 30), (0, 0, 0.06), (0, 0, 18))

    layers_ = layers or [(0, 0.22, sponge, 0.7), (0.22, 0.28, cream, 0.3), (0.28, 0.5, sponge, 0.7), (0.5, 0.56, cream, 0.3), (0.56, 0.78, sponge, 0.7)]
    for number, (low, high, shade, rough) in enumerate(layers_):
        side(f'layer {number}', low, high, shade, rough)
    side('icing side', 0.78, 0.83, icing, 0.25)
    wedge('icing back', 0, 0.78, 0.0, icing, 0.22)
    wedge('icing', 0.78, 0.83, -0.01, icing, 0.16)
    top = 0.9
    swirl = material('whipped cream', '#fbf4e8', roughness=0.4, soft=0.3, soft_depth=0.06)
    for x, y in ((0.42, 0.3), (0.5, -0.02), (0.12, 0.1)):
        rosette = turned('rosette', [(0.13, 0), (0.14, 0.05), (0.1, 0.12), (0.05, 0.19), (0.0, 0.24)], swirl, lambda points, angle, u: points * (1 + 0.14 * np.sin(7 * angle + 9 * points[:, 2] * 3))[:, None] * (1, 1, 0) + points * (0, 0, 1), 90, 50)
        place(rosette, (x, y, top - 0.02))
    raspberry = _raspberry()
    for x, y in ((0.3, 0.18), (0.28, -0.06), (-0.05, 0.0)):
        copy(raspberry, (x, y, top + 0.06), (chance.between(-30, 30), chance.between(-30, 30), chance.between(0, 360)))
    for x, y in ((0.62, -0.62), (0.85, -0.5), (0.72, -0.42), (-0.55, -0.6)):
        copy(raspberry, (x, y, 0.16), (chance.between(60, 110), 0, chance.between(0, 360)))
    mint = [leaf(chance, 0.24, 0.1, '#2c7f2c', '#6ab552') for _ in range(3)]
    for number in range(3):
        copy(mint[number], (0.24, 0.08, top + 0.16), (0, -30, 120 * number + 20))
    return {'above': 26, 'around': -96, 'width': 2.85, 'middle': (0, -0.05, 0.36)}


def _raspberry():
    def shape(direction):
        x, y, up = direction.T
        rows = np.round(up * 4) / 4
        bead = np.cos((up - rows) * 4 * np.pi) * np.abs(np.cos(np.arctan2(y, x) * 5 + rows * 8))
        r = 0.1 * (1 + 0.16 * bead) * (1 - 0.2 * step(0, 1, up))
        return np.stack([x * r, y * r, up * 0.12 * (1 + 0.06 * bead)], axis=1), blend('#8f0f2c', '#d0304e', 0.5 + 0.5 * bead), 0.3 + 0 * x

    return pattern(lump('raspberry', shape, material('raspberry', soft=0.25, wet=0.3), 70, 100))


POTATO = ('#f0c766', '#d9992f', '#a8621c', '#b87423')


def chips(chance, middle, count, spread, rise, base=0.1, reach=None, tones=POTATO):
    """A heap of chips; none of them lies farther than `reach` from its middle."""
    surface = material('chip', soft=0.12, wet=0.12, relief=0.008, relief_size=40)
    patterns = []
    for _ in range(7):
        own = chance.between(0, 60)
        half = np.array([chance.between(0.26, 0.4), 0.058, 0.056])

        def shape(points, outward, own=own, half=half):
            tone = blend(tones[0], tones[1], 0.5 + layered(points + own, 5))
            tone = blend(tone, tones[2], 0.8 * step(0.72, 1.0, np.abs(points[:, 0]) / half[0]) * (0.5 + 0.5 * noise(points * 8 + own)))
            tone = blend(tone, tones[3], 0.5 * step(0.1, 0.5, layered(points + own, 9, 2, 4)))
            bend = 0.12 * points[:, 0] ** 2 * np.sin(own)
            return points + np.stack([0 * bend, bend, 0.2 * bend], axis=1), tone, np.full(len(points), 0.45)

        patterns.append(pattern(block('chip', half, 0.02, surface, shape, 14)))
    for _ in range(count):
        x, y = chance.around(0, spread), chance.around(0, spread * 0.7)
        if reach and np.hypot(x, y) > reach:
            continue
        far = np.hypot(x, y * 1.4) / (2.2 * spread)
        height = base + 0.06 + rise * max(0.0, 1 - far**1.3) * chance.between(0.1, 1)
        copy(chance.pick(patterns), (middle[0] + x, middle[1] + y, height), (chance.between(-20, 20), chance.between(-30, 30), chance.between(0, 360)), chance.between(0.8, 1.1))


def fish_and_chips(chance):
    plate(1.55, '#2b4a63', 0.16)
    own = chance.between(0, 40)

    def paper(u, v):
        x, y = (u - 0.5) * 2.5, (v - 0.5) * 1.8
        print_ = step(0.2, 0.4, noise(flat(x * 60, np.floor(y * 16) * 3.1))) * step(0.25, 0.3, np.abs(((y * 16) % 1) - 0.5)) * step(0.1, 0.12, np.abs(x % 0.8 - 0.4))
        return np.stack([x, y, 0.1 + 0.05 * noise(flat(x * 1.8, y * 1.8, own)) + 0.16 * (np.abs(u - 0.5) * 2) ** 4], axis=1), blend('#f3ead8', '#a79c8c', 0.35 * print_), 0.8 + 0 * u

    place(sheet('paper', paper, material('paper'), 70, 120), turn=(0, 0, -8))
    chips(chance, (0.05, 0.34), 95, 0.36, 0.5)

    def batter(direction):
        x, y, up = direction.T
        body = np.stack([x * 0.98, y * (0.3 - 0.07 * x), up * 0.17], axis=1)
        rough = layered(body, 7, 4)
        body += direction * (0.05 * rough + 0.035 * np.abs(layered(body, 16, 3, 3)))[:, None]
        tone = scale(np.clip(0.5 + 1.0 * rough + 0.2 * up, 0, 1), (0, '#8f4f12'), (0.35, '#bd7a22'), (0.7, '#dba03c'), (1, '#efc56c'))
        return body, tone, np.clip(0.4 + 0.2 * rough, 0.2, 0.7)

    fish = lump('fish', batter, material('batter', soft=0.08, wet=0.22, relief=0.03, relief_size=45), 130, 260)
    place(fish, (0.0, -0.42, 0.3), (8, 0, 6))
    peas = material('mushy peas', '#7f9d3a', grain='#5f7f28', roughness=0.5, relief=0.05, relief_size=16, soft=0.1)
    dip_bowl(0.3, '#f2ece0', (1.12, 0.12, 0.12), peas)
    tartare = material('tartare', '#f5efdd', grain='#e2e0b8', roughness=0.35, relief=0.02, relief_size=20)
    dip_bowl(0.26, '#f2ece0', (1.08, -0.46, 0.12), tartare)
    wedge = lemon_wedge(0.24)
    copy(wedge, (-0.98, -0.62, 0.32), (0, 0, -30))
    strew(chance, [herb(chance, 0.07) for _ in range(3)], chance.points_around(10, (0, -0.42), 0.22), top_of(fish), (0.5, 1.0), tilt=0.4)
    return {'above': 36, 'width': 3.35, 'middle': (0, -0.02, 0.22)}


LAMB = ('#52240f', '#8f4d26', '#bd8350')
CHICKEN = ('#a8571d', '#cd8236', '#e6ad62')
CHEESE = ('#e3cf9f', '#f3e6c6', '#fbf3df')


def skewers(chance, on_sticks=('minced', CHICKEN, 'minced')):
    """Three skewers on bread; `on_sticks` says what is on each: minced lamb, or the tones of pieces."""
    board(3.3, 2.2)
    bread = place(flatbread(chance, 1.3, 0.8, 0.05), (-0.05, 0.02, 0.1), (0, 0, 6))
    steel = material('steel', '#c9c8c5', metal=1, roughness=0.3)
    for number in range(3):
        y = -0.42 + 0.38 * number
        place(cords('skewer', [np.array([(-1.5, 0, 0), (0, 0, 0), (1.5, 0, 0)])], 0.018, steel), (0.05, y, 0.34))
        own = chance.between(0, 60)
        tones = on_sticks[number]
        if tones != 'minced':
            x = -0.95
            while x < 0.95:
                half = np.array([chance.between(0.13, 0.17), chance.between(0.15, 0.18), chance.between(0.13, 0.16)])
                place(chunk(chance, half, tones, 0.42 if tones is not CHEESE else 0.15), (x, y, 0.34), (chance.between(-20, 20), 0, 0))
                x += 0.26
                if x < 0.9:
                    pepper = material(f'pepper {int(x * 10) % 2}', ('#3f8a2a', '#c4281b')[int(x * 10) % 2], roughness=0.25, wet=0.4, soft=0.15)
                    place(block('pepper', (0.025, 0.15, 0.13), 0.022, pepper, detail=12), (x - 0.035, y, 0.34), (chance.between(-15, 15), 10, 0))
                    x += 0.13
            continue

        def minced(u, v, own=own):
            along, angle = (u * 2 - 1) * 1.02, v * TURN
            press = 0.92 + 0.1 * np.cos(along * 15 + own)
            r = 0.155 * press * np.sqrt(np.maximum(1 - np.abs(u * 2 - 1) ** 10, 0.0))
            points = np.stack([along, r * np.cos(angle) * 1.1, r * np.sin(angle)], axis=1)
            rough = layered(points + own, 9, 4)
            points[:, 1:] *= (1 + 0.09 * rough)[:, None]
            tone = scale(np.clip(0.5 + 0.8 * rough, 0, 1), (0, '#3a170a'), (0.5, '#6e3517'), (1, '#99572c'))
            scorched = step(0.1, 0.4, layered(points + own, 3.5, 3, 2) + 0.35 * np.sin(angle) - 0.1)
            return points, blend(tone, '#241008', 0.7 * scorched), np.clip(0.36 + 0.2 * rough, 0.18, 0.6)

        place(sheet('minced lamb', minced, material('minced lamb', wet=0.35, relief=0.02, relief_size=38), 160, 60, closed=True), (0.05, y, 0.34))
    onion = material('red onion', '#ead4e0', grain='#8e3571', roughness=0.24, soft=0.2, wet=0.2)
    lines = []
    for _ in range(34):
        x, y, turn, size = 1.05 + chance.around(0, 0.16), -0.68 + chance.around(0, 0.1), chance.angle(), chance.between(0.1, 0.16)
        height = 0.13 + chance.between(0, 0.14)
        lines.append(np.array([(x + size * np.cos(turn + t), y + size * np.sin(turn + t), height + 0.02 * np.sin(3 * t)) for t in np.linspace(0, 2.6, 8)]))
    cords('onion', lines, 0.014, onion)
    herbs = [herb(chance, chance.between(0.09, 0.13), '#256f22', '#57a03e') for _ in range(4)]
    for _ in range(26):
        copy(chance.pick(herbs), (1.05 + chance.around(0, 0.15), -0.68 + chance.around(0, 0.1), 0.2 + chance.between(0, 0.12)), [chance.between(-50, 50), chance.between(-50, 50), chance.between(0, 360)])
    strew(chance, herbs, chance.points_in_disc(14, 0.75, 0.2), top_of(bread), (0.3, 0.5), tilt=0.3)
    half = cherry_tomato_half(chance, 0.2)
    for x, y, turn in ((-1.12, -0.7, 20), (-0.72, -0.78, 80)):
        copy(half, (x, y, 0.27), (14, -8, turn))
    pepper = material('long pepper', '#5a8f25', roughness=0.24, wet=0.4, soft=0.15)
    for number in range(2):
        line = np.array([(-0.35 + 0.5 * t, -0.78 + 0.05 * number + 0.07 * np.sin(3 * t), 0.16 + 0.05 * number) for t in np.linspace(0, 1.3, 8)])
        cords('long pepper', [line], 0.05, pepper)
    yogurt = material('yogurt', '#f7f3e8', roughness=0.3, soft=0.2)
    dip_bowl(0.28, '#3c6b74', (1.22, 0.72, 0.1), yogurt)
    copy(lemon_wedge(0.22), (-1.25, 0.72, 0.29), (0, 0, 40))
    return {'above': 42, 'width': 3.7, 'middle': (0, -0.02, 0.18)}


KINDS = {
    'pasta': _with_sauce,
    'arrabbiata': lambda chance: _with_sauce(chance, ('#8a1204', '#c62a0c', '#e35a2a'), None, '#efe6d5'),
    'amatriciana': lambda chance: _with_sauce(chance, ('#8a2408', '#bf4a1c', '#de7f46'), ('#9a3a20', '#cf7a54', '#eab48e'), '#33434c', leaves_count=2),
    'pesto': lambda chance: _with_sauce(chance, ('#2c4f12', '#4f7f22', '#86a84a'), None, '#e4ddd0', strand='#d9cf7a'),
    'mushrooms': lambda chance: _with_sauce(chance, ('#b99a68', '#dcc498', '#f0e2c2'), ('#5c3a1e', '#8f6238', '#b98a58'), '#2f5d4f', strand='#efd795', thickness=0.04),
    'carbonara': carbonara,
    'cacio-e-pepe': lambda chance: carbonara(chance, 0, '#8a4b2c'),
    'stir-fried-noodles': stir_fried_noodles,
    'thin-noodles': lambda chance: stir_fried_noodles(chance, '#e3b33c', 0.02, 200, '#efe6d5', nuts=False),
    'wide-noodles': lambda chance: stir_fried_noodles(chance, '#8a5426', 0.05, 80, '#e4ddd0', LAMB, nuts=False),
    'glass-noodles': lambda chance: stir_fried_noodles(chance, '#8f6a42', 0.022, 170, '#3f6f76', LAMB, nuts=False),
    'udon': lambda chance: stir_fried_noodles(chance, '#d9b078', 0.052, 70, '#1d1e20', nuts=False),
    'pancakes': pancakes,
    'chocolate-cake': _cake,
    'red-velvet-cake': lambda chance: _cake(chance, ('#5c0f0c', '#94241a'), ('#efe2c8', '#faf2e2'), WHITE_ICING, '#e4ddd0'),
    'carrot-cake': lambda chance: _cake(chance, ('#8a5424', '#c08a48'), ('#efe2c8', '#faf2e2'), WHITE_ICING, '#3d7f86'),
    'cheesecake': lambda chance: _cake(
        chance, icing=('#e8c984', '#f3dfae'), crockery='#8a4b2c', layers=[(0, 0.14, ('#7a4a1c', '#a8743a'), 0.7), (0.14, 0.78, ('#efdcb0', '#f8ecce'), 0.35)]
    ),
    'fish-and-chips': fish_and_chips,
    'skewers': skewers,
    'chicken-skewers': lambda chance: skewers(chance, (CHICKEN, CHICKEN, CHICKEN)),
    'lamb-skewers': lambda chance: skewers(chance, (LAMB, LAMB, LAMB)),
    'cheese-skewers': lambda chance: skewers(chance, (CHEESE, CHEESE, CHEESE)),
    'minced-skewers': lambda chance: skewers(chance, ('minced', 'minced', 'minced')),
}
