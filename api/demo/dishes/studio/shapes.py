"""Shapes as Blender objects. A shape is a function from a grid to points; it may also give a colour and a roughness for each point."""
import bpy
import numpy as np

TURN = 2 * np.pi


def _faces(rows, columns, closed):
    """The quadrilaterals of a grid of points; `closed` joins its last column with its first."""
    row, column = np.meshgrid(np.arange(rows - 1), np.arange(columns if closed else columns - 1), indexing='ij')
    row, column = row.ravel(), column.ravel()
    following = (column + 1) % columns
    return np.stack(
        [row * columns + column, (row + 1) * columns + column, (row + 1) * columns + following, row * columns + following],
        axis=1,
    )


def mesh(name, parts, faces, material):
    """An object of points and quadrilaterals. `parts` is (points, colours, roughnesses), of which the last two may be left out."""
    points, colours, roughness = (*parts, None, None)[:3]
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(points))
    data.vertices.foreach_set('co', np.asarray(points, np.float32).ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set('vertex_index', faces.ravel().astype(np.int32))
    data.polygons.add(len(faces))
    data.polygons.foreach_set('loop_start', np.arange(0, faces.size, 4, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(len(faces), 4, np.int32))
    data.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    data.update(calc_edges=True)
    data.validate()
    if colours is not None:
        layer = data.attributes.new('Colour', 'FLOAT_COLOR', 'POINT')
        layer.data.foreach_set('color', np.hstack([colours, np.ones((len(points), 1))]).astype(np.float32).ravel())
    if roughness is not None:
        layer = data.attributes.new('Roughness', 'FLOAT', 'POINT')
        layer.data.foreach_set('value', np.broadcast_to(roughness, (len(points),)).astype(np.float32))
    data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return thing


def _parts(result):
    return result if isinstance(result, tuple) else (result,)


def sheet(name, shape, material, rows=60, columns=60, closed=False, thickness=0.0):
    """A sheet `shape(u, v)`, u and v from 0 to 1."""
    u, v = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, columns, endpoint=not closed), indexing='ij')
    thing = mesh(name, _parts(shape(u.ravel(), v.ravel())), _faces(rows, columns, closed), material)
    if thickness:
        solid = thing.modifiers.new('thickness', 'SOLIDIFY')
        solid.thickness, solid.offset = thickness, 0
    return thing


def field(name, radius, height, material, rows=120, columns=240):
    """A round surface; `height(x, y, r, angle)` gives its height."""

    def shape(u, v):
        r, angle = np.maximum(u, 1e-4) * radius, v * TURN
        x, y = r * np.cos(angle), r * np.sin(angle)
        z, *rest = _parts(height(x, y, r, angle))
        return (np.stack([x, y, np.broadcast_to(z, x.shape)], axis=1), *rest)

    return sheet(name, shape, material, rows, columns, closed=True)


def smooth_curve(points, count):
    """A smooth curve through the points."""
    points = np.asarray(points, float)
    points = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    place = np.linspace(0, len(points) - 3 - 1e-6, count)
    index = place.astype(int)
    t = (place - index)[:, None]
    a, b, c, d = (points[index + offset] for offset in range(4))
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def turned(name, profile, material, shape=None, columns=96, rows=None):
    """A turned body of the profile [(radius, height), …]; `shape(points, angle, u)` may change its points."""
    outline = smooth_curve(profile, rows or 9 * len(profile))

    def turn(u, v):
        index = np.rint(u * (len(outline) - 1)).astype(int)
        r, z = np.maximum(outline[index, 0], 0), outline[index, 1]
        angle = v * TURN
        points = np.stack([r * np.cos(angle), r * np.sin(angle), z], axis=1)
        return shape(points, angle, u) if shape else points

    return sheet(name, turn, material, len(outline), columns, closed=True)


def lump(name, shape, material, rows=50, columns=80):
    """A body without edges; `shape(directions)` gives the point in each direction."""

    def body(u, v):
        down, angle = u * np.pi, v * TURN
        return shape(np.stack([np.sin(down) * np.cos(angle), np.sin(down) * np.sin(angle), np.cos(down)], axis=1))

    return sheet(name, body, material, rows, columns, closed=True)


def block(name, half, corner, material, shape=None, detail=14):
    """A box with round edges; `half` are half its sides. `shape(points, outward)` may change its points."""
    line = np.linspace(-1, 1, detail)
    a, b = (grid.ravel() for grid in np.meshgrid(line, line, indexing='ij'))
    points, faces = [], []
    for axis in range(3):
        for side in (-1, 1):
            face = np.empty((len(a), 3))
            face[:, axis], face[:, (axis + 1) % 3], face[:, (axis + 2) % 3] = side, a, b
            quads = _faces(detail, detail, False)
            faces.append((quads if side > 0 else quads[:, ::-1]) + len(points) * len(a))
            points.append(face)
    _, first, place = np.unique(np.round(np.vstack(points), 6), axis=0, return_index=True, return_inverse=True)
    cube, quads = np.vstack(points)[first], place.ravel()[np.vstack(faces)]
    half = np.asarray(half, float)
    inner = np.clip(cube * half, corner - half, half - corner)
    outward = cube * half - inner
    outward /= np.maximum(np.linalg.norm(outward, axis=1, keepdims=True), 1e-9)
    result = inner + outward * corner
    return mesh(name, _parts(shape(result, outward) if shape else result), quads, material)


def cords(name, lines, thickness, material):
    """Round cords along smooth lines: noodles, shreds, handles. `lines` is a list of lists of points."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps, curve.resolution_u = thickness, 3, True, 5
    for line in lines:
        spline = curve.splines.new('NURBS')
        spline.points.add(len(line) - 1)
        spline.points.foreach_set('co', np.hstack([line, np.ones((len(line), 1))]).astype(np.float32).ravel())
        spline.use_endpoint_u, spline.order_u = True, 4
    curve.materials.append(material)
    thing = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(thing)
    return thing
