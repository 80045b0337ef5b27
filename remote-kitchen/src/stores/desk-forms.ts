import { differences } from '../domain/differences';
import { listed, poundsText } from '../domain/menu-desk';
import type { Area, Category, Dish, EditableBusiness, MenuEdit, OptionGroup } from '../domain/menu-desk';
import { DraftForm } from './draft-form';

/** A dish as it is typed: lists with commas, and the age as text. */
export interface DishValue {
  dish: Dish;
  categoryId: string;
  allergens: string;
  diets: string;
  minimumAge: string;
}

interface CategoryValue {
  category: Category;
  /** Its position on the menu, from 0. */
  position: number;
}

/** How a mode is offered, as it is typed. */
export interface ModeValue {
  isOffered: boolean;
  minutes: string;
  isPreorder: boolean;
  /** The smallest order of a collection; '' for deliveries, where each area has its own. */
  minimum: string;
}

type Opening = EditableBusiness['opening'];
type SpecialDay = EditableBusiness['special_days'][number];
type Charges = EditableBusiness['service_charge'];

/** The form that is open on the desk. `path` leads to what it edits. */
export type DeskForm =
  | {
      readonly kind: 'dish';
      readonly path: readonly string[];
      readonly isNew: boolean;
      readonly form: DraftForm<DishValue>;
    }
  | {
      readonly kind: 'category';
      readonly path: readonly string[];
      readonly isNew: boolean;
      readonly form: DraftForm<CategoryValue>;
    }
  | { readonly kind: 'opening'; readonly path: readonly string[]; readonly form: DraftForm<Opening> }
  | {
      readonly kind: 'days';
      readonly path: readonly string[];
      readonly form: DraftForm<{ days: SpecialDay[] }>;
    }
  | {
      readonly kind: 'delivery' | 'pickup';
      readonly path: readonly string[];
      readonly form: DraftForm<ModeValue>;
    }
  | { readonly kind: 'areas'; readonly path: readonly string[]; readonly form: DraftForm<{ areas: Area[] }> }
  | { readonly kind: 'charges'; readonly path: readonly string[]; readonly form: DraftForm<Charges> }
  | {
      readonly kind: 'allergy';
      readonly path: readonly string[];
      readonly form: DraftForm<{ text: string }>;
    };

/** A whole number that was typed; anything else goes as it is, and the server says what it expected. */
const numberOrText = (typed: string): number | string =>
  /^\d+$/.test(typed.trim()) ? Number(typed.trim()) : typed;

function withAmounts(group: OptionGroup): OptionGroup {
  return {
    ...group,
    optionItems: group.optionItems.map((item) => ({
      ...item,
      itemPrice: poundsText(item.itemPrice),
      subOption: item.subOption.map(withAmounts),
    })),
  };
}

function typedDish({ dish, allergens, diets, minimumAge }: DishValue): unknown {
  const { minimum_age: _age, ...rest } = dish;
  return {
    ...rest,
    product_price: poundsText(dish.product_price),
    sub_product: dish.sub_product.map((size) => ({ ...size, product_price: poundsText(size.product_price) })),
    product_option: dish.product_option.map(withAmounts),
    allergens: listed(allergens),
    diets: listed(diets),
    ...(minimumAge.trim() !== '' && { minimum_age: numberOrText(minimumAge) }),
  };
}

const dishesPath = (categoryId: string) => ['menu', categoryId, 'product'];

function valueOfDish(dish: Dish, categoryId: string): DishValue {
  return {
    dish: dish,
    categoryId,
    allergens: dish.allergens.join(', '),
    diets: dish.diets.join(', '),
    minimumAge: dish.minimum_age === undefined ? '' : String(dish.minimum_age),
  };
}

/** Edits a dish, and moves it to another category. */
export function dishForm({ menu }: EditableBusiness, categoryId: string, dish: Dish): DeskForm {
  const path = [...dishesPath(categoryId), dish.product_id];
  const form = new DraftForm(valueOfDish(dish, categoryId), (value) => {
    const after = typedDish(value);
    if (value.categoryId === categoryId) return differences(path, dish, after);
    const there = menu.find(({ menucategory_id }) => menucategory_id === value.categoryId);
    return [
      { kind: 'set', path, from: dish, to: null },
      {
        kind: 'add',
        path: dishesPath(value.categoryId),
        item: after,
        after: there?.product.at(-1)?.product_id ?? '',
      },
    ];
  });
  return { kind: 'dish', path, isNew: false, form };
}

/** Adds a dish at the end of a category. */
export function newDishForm({ menu }: EditableBusiness, categoryId: string, id: string): DeskForm {
  const dish: Dish = {
    product_id: id,
    product_name: '',
    product_desc: '',
    product_price: '',
    available: 'yes',
    sub_product: [],
    product_option: [],
    allergens: [],
    diets: [],
  };
  const form = new DraftForm(valueOfDish(dish, categoryId), (value) => {
    const there = menu.find(({ menucategory_id }) => menucategory_id === value.categoryId);
    const after = there?.product.at(-1)?.product_id ?? '';
    return [{ kind: 'add', path: dishesPath(value.categoryId), item: typedDish(value), after }];
  });
  return { kind: 'dish', path: [...dishesPath(categoryId), id], isNew: true, form };
}

function inPosition(menu: readonly Category[], id: string, position: number): MenuEdit[] {
  const from = menu.map(({ menucategory_id }) => menucategory_id);
  const others = from.filter((one) => one !== id);
  const to = [...others.slice(0, position), id, ...others.slice(position)];
  return from.join() === to.join() ? [] : [{ kind: 'order', path: ['menu'], from, to }];
}

/** Edits the name of a category, the order of its dishes and its position on the menu. */
export function categoryForm({ menu }: EditableBusiness, id: string): DeskForm | undefined {
  const position = menu.findIndex(({ menucategory_id }) => menucategory_id === id);
  const category = menu[position];
  if (category === undefined) return undefined;
  const path = ['menu', id];
  const form = new DraftForm({ category: category, position }, (value) => [
    ...differences(path, category, value.category),
    ...inPosition(menu, id, value.position),
  ]);
  return { kind: 'category', path, isNew: false, form };
}

/** Adds a category at the end of the menu. */
export function newCategoryForm({ menu }: EditableBusiness, id: string): DeskForm {
  const category: Category = {
    menucategory_id: id,
    menucategory_name: '',
    menucategory_desc: '',
    product: [],
  };
  const form = new DraftForm({ category, position: menu.length }, (value) => [
    { kind: 'add', path: ['menu'], item: value.category, after: menu.at(-1)?.menucategory_id ?? '' },
  ]);
  return { kind: 'category', path: ['menu', id], isNew: true, form };
}

export function openingForm({ opening }: EditableBusiness): DeskForm {
  const path = ['opening'];
  return {
    kind: 'opening',
    path,
    form: new DraftForm(opening, (value) => differences(path, opening, value)),
  };
}

export function daysForm({ special_days: before }: EditableBusiness): DeskForm {
  const path = ['special_days'];
  const form = new DraftForm({ days: before }, ({ days }) => differences(path, before, days));
  return { kind: 'days', path, form };
}

export function modeForm(document: EditableBusiness, mode: 'delivery' | 'pickup'): DeskForm {
  const before = document[mode];
  const minimum = 'minimum' in before ? before.minimum : '';
  const value: ModeValue = {
    isOffered: before.status === 'yes',
    minutes: String(before.average_minutes),
    isPreorder: before.preorder === 'yes',
    minimum,
  };
  const form = new DraftForm(value, (typed) =>
    differences([mode], before, {
      ...before,
      status: typed.isOffered ? 'yes' : 'no',
      average_minutes: numberOrText(typed.minutes),
      preorder: typed.isPreorder ? 'yes' : 'no',
      ...('minimum' in before && { minimum: poundsText(typed.minimum) }),
    }),
  );
  return { kind: mode, path: [mode], form };
}

export function areasForm({ delivery: { sectors } }: EditableBusiness): DeskForm {
  const path = ['delivery', 'sectors'];
  const form = new DraftForm({ areas: sectors }, ({ areas }) =>
    differences(
      path,
      sectors,
      areas.map(({ sector, charge, minimum, waiver }) => ({
        sector: sector.trim().toLowerCase().replaceAll(' ', ''),
        charge: poundsText(charge),
        minimum: poundsText(minimum),
        waiver: poundsText(waiver),
      })),
    ),
  );
  return { kind: 'areas', path, form };
}

export function chargesForm({ service_charge: before }: EditableBusiness): DeskForm {
  const path = ['service_charge'];
  return { kind: 'charges', path, form: new DraftForm(before, (value) => differences(path, before, value)) };
}

export function allergyForm({ allergy_info: before }: EditableBusiness): DeskForm {
  const path = ['allergy_info'];
  return {
    kind: 'allergy',
    path,
    form: new DraftForm({ text: before }, ({ text }) => differences(path, before, text)),
  };
}
