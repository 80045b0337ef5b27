import type { ComponentType } from 'react';
import type { PageModel } from './define-page';
import type { Host } from './host';

/** A piece that one remote lends to another's page; `Given` is what the borrowing page passes in. */
export interface Widget<Given = Readonly<Record<string, unknown>>, Model extends PageModel = PageModel> {
  readonly kind: 'widget';
  create(host: Host, given: Given): Model;
  readonly Component: ComponentType<{ model: Model }>;
}

/** Declares a widget, like `definePage` for a page; it is shown through `Slot`. */
export function defineWidget<Given, Model extends PageModel>(
  widget: Omit<Widget<Given, Model>, 'kind'>,
): Widget<Given, Model> {
  return { kind: 'widget', ...widget };
}
