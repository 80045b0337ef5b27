"""Materials. Each is made once for a dish and found again by its name."""
import bpy
from .colour import rgb

_made = {}


def forget():
    _made.clear()


def material(
    name,
    colour=None,
    *,
    roughness=0.45,
    soft=0.0,
    soft_depth=0.05,
    wet=0.0,
    metal=0.0,
    through=0.0,
    clear=0.0,
    relief=0.0,
    relief_size=30.0,
    vary=0.0,
    grain=None,
    stretch=None,
):
    """
    A surface. Without `colour` the points bring their own colours, and their roughness where they have one.

    soft: how far light goes into it (0 to 1), with `soft_depth` in units of 10 cm; wet: a clear film on top (0 to 1);
    through: the share of light that comes through, as in leaves; clear: how much of what is behind shows, as in glass; relief: height of fine noise of the size 1 / `relief_size`;
    vary: how much copies differ in lightness; grain: a second colour in a noisy pattern, `stretch` its direction.
    """
    if name in _made:
        return _made[name]
    made = _made[name] = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes['Principled BSDF']

    def add(kind, **settings):
        node = nodes.new(kind)
        for setting, value in settings.items():
            setattr(node, setting, value)
        return node

    position = add('ShaderNodeTexCoord').outputs['Object']
    if stretch:
        mapping = add('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = stretch
        links.new(position, mapping.inputs['Vector'])
        position = mapping.outputs['Vector']

    def texture(size, detail=4.0):
        node = add('ShaderNodeTexNoise')
        node.inputs['Scale'].default_value, node.inputs['Detail'].default_value = size, detail
        links.new(position, node.inputs['Vector'])
        return node.outputs['Fac']

    if colour is None:
        shade = add('ShaderNodeAttribute', attribute_name='Colour').outputs['Color']
        links.new(add('ShaderNodeAttribute', attribute_name='Roughness').outputs['Fac'], surface.inputs['Roughness'])
    elif grain:
        ramp = add('ShaderNodeValToRGB')
        for element, (place, tone) in zip(ramp.color_ramp.elements, ((0.35, colour), (0.65, grain))):
            element.position, element.color = place, (*rgb(tone), 1)
        links.new(texture(4.0), ramp.inputs['Fac'])
        shade = ramp.outputs['Color']
    else:
        tone = add('ShaderNodeRGB')
        tone.outputs['Color'].default_value = (*rgb(colour), 1)
        shade = tone.outputs['Color']
    if vary:
        chance = add('ShaderNodeObjectInfo').outputs['Random']
        span = add('ShaderNodeMapRange')
        span.inputs['To Min'].default_value, span.inputs['To Max'].default_value = 1 - vary, 1 + vary
        links.new(chance, span.inputs['Value'])
        lightness = add('ShaderNodeHueSaturation')
        links.new(span.outputs['Result'], lightness.inputs['Value'])
        links.new(shade, lightness.inputs['Color'])
        shade = lightness.outputs['Color']
    links.new(shade, surface.inputs['Base Color'])
    if colour is not None:
        surface.inputs['Roughness'].default_value = roughness
    if soft:
        links.new(shade, surface.inputs['Subsurface Color'])
        surface.inputs['Subsurface'].default_value = soft
        surface.inputs['Subsurface Radius'].default_value = [soft_depth, soft_depth * 0.5, soft_depth * 0.3]
    surface.inputs['Clearcoat'].default_value = wet
    surface.inputs['Clearcoat Roughness'].default_value = 0.12
    surface.inputs['Metallic'].default_value = metal
    surface.inputs['Alpha'].default_value = 1 - clear
    if relief:
        bump = add('ShaderNodeBump')
        bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = min(1, relief * 10), 0.02 + relief * 0.05
        links.new(texture(relief_size), bump.inputs['Height'])
        links.new(bump.outputs['Normal'], surface.inputs['Normal'])
    if through:
        light = add('ShaderNodeBsdfTranslucent')
        links.new(shade, light.inputs['Color'])
        both = add('ShaderNodeMixShader')
        both.inputs['Fac'].default_value = through
        links.new(surface.outputs['BSDF'], both.inputs[1])
        links.new(light.outputs['BSDF'], both.inputs[2])
        links.new(both.outputs['Shader'], nodes['Material Output'].inputs['Surface'])
    return made


def wood(colour='#b98149', grain='#84532a'):
    return material('wood' + colour, colour, grain=grain, stretch=(0.5, 6, 6), roughness=0.5, relief=0.01, relief_size=7)


def glaze(colour='#f2ece2'):
    return material('glaze' + colour, colour, roughness=0.2, wet=0.6)
