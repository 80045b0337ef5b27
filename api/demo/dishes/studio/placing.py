"""Puts things in their places: copies, what lies on a surface, what hangs on a heap."""
import bpy
import numpy as np
from mathutils import Quaternion, Vector
from mathutils.bvhtree import BVHTree


def place(thing, at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """Moves a thing; `turn` in degrees."""
    thing.location = at
    thing.rotation_euler = np.radians(turn)
    thing.scale = (size,) * 3 if np.isscalar(size) else size
    return thing


def pattern(thing):
    """Takes a thing out of the picture, to be copied only."""
    bpy.context.collection.objects.unlink(thing)
    return thing


def copy(thing, at, turn=None, size=1.0, rotation=None):
    """A copy that shares its shape with the thing; `turn` in degrees, or `rotation` as a quaternion."""
    twin = thing.copy()
    bpy.context.collection.objects.link(twin)
    twin.location = at
    twin.scale = (size,) * 3 if np.isscalar(size) else size
    if rotation is not None:
        twin.rotation_mode, twin.rotation_quaternion = 'QUATERNION', rotation
    elif turn is not None:
        twin.rotation_euler = np.radians(turn)
    return twin


def top_of(*things):
    """A function of x and y that gives the highest point of the things there and its normal; None where there is nothing."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    trees = []
    for thing in things:
        evaluated = thing.evaluated_get(graph)
        data = evaluated.to_mesh()
        points = [thing.matrix_world @ vertex.co for vertex in data.vertices]
        trees.append(BVHTree.FromPolygons(points, [tuple(face.vertices) for face in data.polygons]))
        evaluated.to_mesh_clear()

    def top(x, y):
        best = None
        for tree in trees:
            point, normal, _, _ = tree.ray_cast(Vector((x, y, 20)), Vector((0, 0, -1)))
            if point is not None and (best is None or point.z > best[0].z):
                best = (point, normal if normal.z > 0 else -normal)
        return best

    return top


def strew(chance, things, points, top, size=(0.85, 1.15), sink=0.0, tilt=0.25):
    """Lays copies of the things on a surface at the points, turned at random; `sink` in units times the size."""
    laid = []
    for x, y in points:
        hit = top(x, y)
        if hit is None:
            continue
        point, normal = hit
        lean = Vector([chance.between(-tilt, tilt) for _ in range(3)])
        rotation = (normal + lean).to_track_quat('Z', 'Y') @ Quaternion((0, 0, 1), chance.angle())
        scale = chance.between(*size)
        laid.append(copy(chance.pick(things), point - normal * sink * scale, rotation=rotation, size=scale))
    return laid
