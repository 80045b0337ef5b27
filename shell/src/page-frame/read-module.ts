import type { Host, Page, PageLocation, PageModel, Widget } from '@storefront/host';
import type { Openable } from './open-module';

const defaultOf = (module: unknown): unknown =>
  typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;

const isKind = <Kind extends string>(value: unknown, kind: Kind): value is { kind: Kind } =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind && 'create' in value;

/** Reads the page that a module exports as its default; throws if that is not a page. */
export function readPage(location: () => PageLocation) {
  return (module: unknown): Openable => {
    const exported = defaultOf(module);
    if (!isKind(exported, 'page')) throw new Error('The module exports no page');
    const page = exported as Page<PageModel>;
    return { Component: page.Component, create: (host: Host) => page.create(host, location()) };
  };
}

/** Reads the widget that a module exports as its default; throws if that is not a widget. */
export function readWidget(given: Readonly<Record<string, unknown>>) {
  return (module: unknown): Openable => {
    const exported = defaultOf(module);
    if (!isKind(exported, 'widget')) throw new Error('The module exports no widget');
    const widget = exported as Widget<Readonly<Record<string, unknown>>, PageModel>;
    return { Component: widget.Component, create: (host: Host) => widget.create(host, given) };
  };
}
