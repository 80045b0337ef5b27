"""Gradient noise on arrays of points, and one seeded source of chance for each dish."""
import numpy as np

_SIZE = 256
_table = np.random.default_rng(2024).permutation(_SIZE)
_order = np.tile(_table, 3)
_directions = np.random.default_rng(4048).normal(size=(_SIZE, 3))
_directions /= np.linalg.norm(_directions, axis=1, keepdims=True)


class Chance:
    """Random numbers of one dish; the same seed gives the same dish."""

    def __init__(self, seed):
        self.source = np.random.default_rng(seed)

    def between(self, low, high):
        return float(self.source.uniform(low, high))

    def around(self, middle, spread):
        return float(self.source.normal(middle, spread))

    def pick(self, items):
        return items[int(self.source.integers(len(items)))]

    def angle(self):
        return self.between(0, 2 * np.pi)

    def points_in_disc(self, count, radius, distance, tries=3000):
        """Up to `count` points in a disc that keep their distance from each other."""
        found = np.empty((0, 2))
        for _ in range(tries):
            if len(found) == count:
                break
            angle, r = self.angle(), radius * np.sqrt(self.between(0, 1))
            point = np.array([r * np.cos(angle), r * np.sin(angle)])
            if len(found) == 0 or np.min(np.hypot(*(found - point).T)) > distance:
                found = np.vstack([found, point])
        return found

    def points_around(self, count, middle, spread):
        return np.asarray(middle) + self.source.normal(0, spread, size=(count, 2))


def noise(points):
    """Smooth noise of about -1 to 1 at each of the points (N × 3)."""
    points = np.asarray(points, float)
    corner = np.floor(points).astype(int)
    inside = points - corner
    corner &= _SIZE - 1
    weight = inside**3 * (inside * (inside * 6 - 15) + 10)
    total = np.zeros(len(points))
    for dx in (0, 1):
        for dy in (0, 1):
            for dz in (0, 1):
                offset = np.array([dx, dy, dz])
                place = _order[_order[_order[corner[:, 0] + dx] + corner[:, 1] + dy] + corner[:, 2] + dz]
                share = np.prod(np.where(offset == 1, weight, 1 - weight), axis=1)
                total += share * np.einsum('ij,ij->i', _directions[place], inside - offset)
    return total * 1.7


def layered(points, scale=1.0, layers=4, shift=0.0):
    """Noise of several sizes added up, about -1 to 1."""
    points = np.asarray(points, float) * scale + shift * 13.7
    total, strength, sum_of_strengths = np.zeros(len(points)), 1.0, 0.0
    for _ in range(layers):
        total += strength * noise(points)
        sum_of_strengths += strength
        strength *= 0.5
        points = points * 2.07 + 5.3
    return total / sum_of_strengths


def flat(x, y, height=0.0):
    """Points of a plane, for noise that depends on x and y only."""
    return np.stack([x, y, np.full_like(np.asarray(x, float), height)], axis=1)


def around(angle, radius=1.5, height=0.0):
    """Points of a circle, for noise that closes after one turn."""
    return np.stack([np.cos(angle) * radius, np.sin(angle) * radius, np.full_like(angle, height)], axis=1)


def step(low, high, value):
    """0 below `low`, 1 above `high`, smooth between them."""
    share = np.clip((np.asarray(value, float) - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)
