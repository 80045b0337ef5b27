import type { ComponentType } from 'react';
import type { PageModel } from './define-page';
import type { Host } from './host';

/** A piece that one remote lends to another's page; `Props` is what the borrowing page passes in. */
export interface Widget<Props = Readonly<Record<string, unknown>>, Model extends PageModel = PageModel> {
  readonly kind: 'widget';
  create(host: Host, props: Props): Model;
  readonly Component: ComponentType<{ model: Model }>;
}

/** Declares a widget, like `definePage` for a page; it is shown through `Slot`. */
export function defineWidget<Props, Model extends PageModel>(
  widget: Omit<Widget<Props, Model>, 'kind'>,
): Widget<Props, Model> {
  return { kind: 'widget', ...widget };
}
