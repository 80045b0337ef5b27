"""The studio: one light for all dishes, a camera, and a picture in two layers, the dish and its shadow."""
import math
import os
import tempfile
import bpy
import numpy as np
from mathutils import Vector
from . import materials
from .denoise import denoise


def begin():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()


def _direction(around, above):
    a, b = math.radians(around), math.radians(above)
    return Vector((math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b)))


def _lamp(around, above, distance, width, power, colour):
    data = bpy.data.lights.new('lamp', 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', width, width
    data.energy, data.color = power, colour
    lamp = bpy.data.objects.new('lamp', data)
    towards = _direction(around, above)
    lamp.location = towards * distance + Vector((0, 0, 0.2))
    lamp.rotation_euler = (-towards).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(lamp)


def _light():
    """A window behind on the left, a cooler rim on the right, and a warm wall in front."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = (1, 0.96, 0.91, 1)
    background.inputs['Strength'].default_value = 0.45
    _lamp(145, 52, 6, 4, 620, (1, 0.95, 0.88))
    _lamp(35, 32, 6, 2.6, 260, (1, 0.97, 0.95))
    _lamp(-80, 55, 7, 5, 140, (1, 0.93, 0.85))


def _camera(above, width, middle, around=-90):
    data = bpy.data.cameras.new('camera')
    data.lens = 85
    towards = _direction(around, above)
    camera = bpy.data.objects.new('camera', data)
    camera.location = Vector(middle) + towards * (width / 36 * data.lens)
    camera.rotation_euler = (-towards).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(camera)
    bpy.context.scene.camera = camera


def _settings(size, samples, threads):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = True
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising, cycles.use_adaptive_sampling = samples, False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 7, 3, 3, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 2.5, 12, 0.5
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    bpy.context.view_layer.cycles.denoising_store_passes = True


def _outputs(folder):
    """Writes picture, normals and colours of each rendering into the folder."""
    scene = bpy.context.scene
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, files = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    files.file_slots.clear()
    for name, output in (('picture', 'Image'), ('normal', 'Denoising Normal'), ('albedo', 'Denoising Albedo')):
        files.file_slots.new(name)
        links.new(layers.outputs[output], files.inputs[name])


def _render(folder, size, seed):
    scene = bpy.context.scene
    scene.cycles.seed = seed
    scene.frame_set(1)
    bpy.ops.render.render()

    def pixels(name):
        image = bpy.data.images.load(os.path.join(folder, name + '0001.exr'))
        image.colorspace_settings.name = 'Raw'
        values = np.empty(size * size * 4, np.float32)
        image.pixels.foreach_get(values)
        bpy.data.images.remove(image)
        return values.reshape(size, size, 4)

    return pixels('picture'), np.concatenate([pixels('normal')[..., :3], pixels('albedo')[..., :3]], axis=-1)


def _soften(values, radius):
    for axis in (0, 1):
        padded = np.pad(values, [(radius, radius) if axis == part else (0, 0) for part in (0, 1)], 'edge')
        sums = np.cumsum(np.insert(padded, 0, 0, axis=axis), axis=axis)
        count = values.shape[axis]
        values = (np.take(sums, range(2 * radius + 1, 2 * radius + 1 + count), axis) - np.take(sums, range(count), axis)) / (2 * radius + 1)
    return values


def photograph(view, path, size, samples, threads=2):
    """
    Writes the dish as a PNG with a transparent ground. `view` has above (degrees), width (units of 10 cm) and middle (a point).

    The dish and its shadow are rendered apart, so that the dish has clean edges and the shadow can be softened.
    """
    dish = [thing for thing in bpy.context.scene.objects]
    _light()
    _camera(**view)
    _settings(size, max(1, samples // 2), threads)
    folder = tempfile.mkdtemp(prefix='dishes-')
    _outputs(folder)

    first, first_hints = _render(folder, size, 1)
    second, second_hints = _render(folder, size, 2)
    picture = denoise(first, second, (first_hints + second_hints) / 2)

    bpy.ops.mesh.primitive_plane_add(size=60)
    bpy.context.object.is_shadow_catcher = True
    for thing in dish:
        thing.visible_camera = False
    bpy.context.scene.cycles.samples = max(1, samples // 3)
    caught, _ = _render(folder, size, 3)
    shadow = _soften(_soften(caught[..., 3], size // 90), size // 90)

    alpha = picture[..., 3:]
    colour = picture[..., :3]
    grey = colour @ np.array([0.2126, 0.7152, 0.0722])
    # Filmic takes colour out of bright food; a little of it is put back.
    colour = np.maximum(grey[..., None] + (colour - grey[..., None]) * 1.15, 0)
    row, column = np.mgrid[0:size, 0:size] / (size - 1) * 2 - 1
    fade = np.clip((1 - np.hypot(row, column)) / 0.3, 0, 1)
    shadow = np.clip(shadow * 0.62 - 0.02, 0, 1) * fade
    dark = np.array([0.028, 0.012, 0.006])
    under = shadow[..., None] * (1 - alpha)
    result = np.concatenate([colour + dark * under, alpha + under], axis=-1).astype(np.float32)

    image = bpy.data.images.new('result', size, size, alpha=True, float_buffer=True)
    image.colorspace_settings.name, image.alpha_mode = 'Linear', 'PREMUL'
    image.pixels.foreach_set(np.ascontiguousarray(result).ravel())
    bpy.context.scene.render.image_settings.file_format = 'PNG'
    bpy.context.scene.render.image_settings.color_mode = 'RGBA'
    image.save_render(path)
