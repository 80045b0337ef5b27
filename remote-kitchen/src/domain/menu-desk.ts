import type { EditableBusiness, MenuEdit } from '@storefront/contract';

export type { EditableBusiness, MenuEdit };
export type Category = EditableBusiness['menu'][number];
export type Dish = Category['product'][number];
export type OptionGroup = Dish['product_option'][number];
export type Option = OptionGroup['optionItems'][number];
export type Periods = EditableBusiness['opening']['monday'];
export type Area = EditableBusiness['delivery']['sectors'][number];

/** An edit of the draft in words, by whom and when it was made. */
export interface DraftEdit {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The person, or else the device. */
  readonly by: string;
  readonly place: string;
  readonly before: string;
  readonly after: string;
  /** Whether the menu still has what it edits (KIT-46). */
  readonly fits: boolean;
}

/** What is not right in the draft. `path` leads to it, by keys and ids. */
export interface DraftFault {
  readonly path: readonly string[];
  readonly place: string;
  readonly expected: string;
}

/** The draft of the menu, as the desk shows it (KIT-41). */
export interface MenuDesk {
  /** The newest edit, 0 without one. */
  readonly revision: number;
  readonly document: EditableBusiness;
  /** The addresses of the pictures, '' without one. */
  readonly pictures: Readonly<Record<PictureField, string>>;
  /** The addresses of the pictures of dishes, by the id of the dish; a dish without one has none. */
  readonly dishPictures: ReadonlyMap<string, string>;
  readonly edits: readonly DraftEdit[];
  readonly faults: readonly DraftFault[];
  readonly mayPublish: boolean;
  /** When the edits up to `revision` are published; `fault` is '' unless that has failed. */
  readonly planned: { readonly at: number; readonly revision: number; readonly fault: string } | undefined;
}

/** The parts of the desk, between which a person chooses. */
export type DeskPart = 'dishes' | 'terms' | 'look' | 'history';

export type PictureField = 'business_logo' | 'business_cover';

/** Something that was published. */
export interface MenuVersion {
  readonly id: number;
  readonly at: number;
  readonly by: string;
  readonly edits: readonly { readonly place: string; readonly before: string; readonly after: string }[];
}

/** A part of the history, the newest first. */
export interface HistoryPart {
  readonly versions: readonly MenuVersion[];
  readonly hasMore: boolean;
}

/** Whether the draft can be published: it has edits, they fit, and nothing is wrong. */
export function canPublish({ edits, faults, mayPublish }: MenuDesk): boolean {
  return mayPublish && edits.length > 0 && faults.length === 0 && edits.every(({ fits }) => fits);
}

/** The categories with the dishes whose names have the text in them; a category whose own name has it keeps all of its dishes. */
export function matchingCategories(menu: readonly Category[], text: string): Category[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...menu];
  const has = (name: string) => name.toLowerCase().includes(wanted);
  return menu.flatMap((category) => {
    if (has(category.menucategory_name)) return [category];
    const product = category.product.filter(({ product_name }) => has(product_name));
    return product.length > 0 ? [{ ...category, product }] : [];
  });
}

/** The faults at a path or below it. */
export function faultsBelow(faults: readonly DraftFault[], path: readonly string[]): DraftFault[] {
  return faults.filter((fault) => path.every((step, index) => fault.path[index] === step));
}

/** An amount as the catalogue writes it, '6.5' as '6.50'; what is no amount stays as it is, and the server says so. */
export function poundsText(typed: string): string {
  const text = typed.trim().replace(/^£/, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text).toFixed(2) : typed;
}

/** The dish with another picture, '' for none. What is chosen at the desk is taken for the restaurant's own photograph. */
export function withPicture(
  { product_picture: _before, picture_kind: _kind, ...dish }: Dish,
  picture: string,
): Dish {
  return picture === '' ? dish : { ...dish, product_picture: picture };
}

/** A list that was typed with commas. */
export function listed(typed: string): string[] {
  return typed
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
