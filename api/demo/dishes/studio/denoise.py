"""Takes the noise out of a rendering. Debian's Blender has no denoiser, so two halves of the samples are filtered against each other."""
import numpy as np

_REACH = 5
_COLOUR_WEIGHT, _NORMAL_WEIGHT = 150.0, 5.0


def _blurred(values):
    """The mean of each value and its eight neighbours."""
    for axis in (0, 1):
        values = (np.roll(values, 1, axis) + values + np.roll(values, -1, axis)) / 3
    return values


def _compressed(picture):
    """Bright and dark parts as they are seen, so that one bright spot does not outweigh all others."""
    return np.concatenate([np.log1p(np.maximum(picture[..., :3], 0) * 4) / 2, picture[..., 3:]], axis=-1)


def denoise(first, second, hints):
    """
    The mean of two renderings without their noise: each is averaged over neighbours that look alike in the other one and have alike hints.

    first, second: (H, W, 4); hints: (H, W, 6), normals and colours of the surfaces.
    """
    seen = [_compressed(first), _compressed(second)]
    noise = np.maximum(_blurred(((seen[0] - seen[1]) ** 2).mean(axis=-1) / 2), 1e-6)
    hints = _blurred(hints) * 0.4 + hints * 0.6
    importance = np.array([_NORMAL_WEIGHT] * 3 + [_COLOUR_WEIGHT] * 3, np.float32)
    sums = [np.zeros_like(first), np.zeros_like(second)]
    weights = [np.zeros(first.shape[:2], np.float32) for _ in range(2)]

    def moved(values, down, right):
        return np.roll(values, (-down, -right), (0, 1))

    for down in range(-_REACH, _REACH + 1):
        for right in range(-_REACH, _REACH + 1):
            if down * down + right * right > _REACH * _REACH:
                continue
            unlike_hints = ((hints - moved(hints, down, right)) ** 2 * importance).sum(axis=-1)
            moved_noise = moved(noise, down, right)
            for index, (picture, other) in enumerate(((first, seen[1]), (second, seen[0]))):
                unlike = ((other - moved(other, down, right)) ** 2).mean(axis=-1) - noise - np.minimum(noise, moved_noise)
                unlike = _blurred(np.maximum(unlike / (1e-6 + 0.3 * (noise + moved_noise)), 0))
                weight = np.exp(-np.maximum(unlike, unlike_hints)).astype(np.float32)
                sums[index] += weight[..., None] * moved(picture, down, right)
                weights[index] += weight
    return (sums[0] / weights[0][..., None] + sums[1] / weights[1][..., None]) / 2
