import { act, fireEvent, render } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import type * as MobxReact from 'mobx-react-lite';
import type * as Menu from '../../domain/menu';
import { openBusinessPage } from '../../testing/business-page';
import { wireDiscount, wireFreeDishes, wireProduct } from '../../testing/wire';
import { BusinessPage } from '../business/business-page';

// How often React calls each component: observers by their names, and the memoised card of a dish by the price that only it asks for.
const mockDrawn = new Map<string, number>();

jest.mock<Record<keyof typeof MobxReact, unknown>>('mobx-react-lite', () => {
  const actual = jest.requireActual<typeof MobxReact>('mobx-react-lite');
  const observer = <Props extends object>(Component: FunctionComponent<Props>) =>
    actual.observer<Props>((props) => {
      mockDrawn.set(Component.name, (mockDrawn.get(Component.name) ?? 0) + 1);
      return Component(props);
    });
  return { ...actual, observer };
});

// jsdom has no canvas for the confetti of the free dish.
jest.mock<{ default: unknown }>('canvas-confetti', () => ({
  __esModule: true,
  default: { create: () => Object.assign(() => undefined, { reset: () => undefined }) },
}));

jest.mock<typeof Menu>('../../domain/menu', () => {
  const actual = jest.requireActual<typeof Menu>('../../domain/menu');
  const priceFrom = (dish: Menu.Dish) => {
    mockDrawn.set('DishCard', (mockDrawn.get('DishCard') ?? 0) + 1);
    return actual.priceFrom(dish);
  };
  return { ...actual, priceFrom };
});

const menu = [
  {
    menucategory_id: 'c',
    menucategory_name: 'Everything',
    menucategory_desc: '',
    product: Array.from({ length: 200 }, (_, number) =>
      wireProduct({ product_id: `p-${number}`, product_name: `Dish ${number}`, has_option: 'no' }),
    ),
  },
];
const linesAtFirst = 30;

/** Finds by selector, for queries by role and label take seconds on such a long page. */
const find = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`Nothing on the page is ${selector}`);
  return element;
};

/** The page of 200 dishes of which 30 are in the cart, with two discounts to choose from and a free dish. */
const showLongCart = async () => {
  const { model } = await act(() =>
    openBusinessPage({
      menu,
      discounts: { pickup: [wireDiscount(), wireDiscount({ discountid: 'd-2' })] },
      freeDishes: { amount: [wireFreeDishes()] },
      stored: { business_id: 'b-1', isDelMode: 'pickup' },
    }),
  );
  await act(async () => {
    for (let number = 0; number < linesAtFirst; number += 1) model.adding.add(`p-${number}`);
  });
  render(<BusinessPage model={model} />);
  await act(async () => undefined);
  expect(Object.fromEntries(mockDrawn)).toMatchObject({
    DishCard: 200,
    DishQuantity: 200,
    CartLineRow: linesAtFirst,
  });
  expect(model.freeDishes.given).toHaveLength(1);
  expect(model.discounts.canChoose).toBe(true);
};

/** What React renders because of `press`. */
const drawnBy = async (press: () => void) => {
  mockDrawn.clear();
  await act(async () => press());
  return Object.fromEntries(mockDrawn);
};

const quantityOf = (dish: string) => `[aria-label="Quantity of ${dish}"]`;
const figures = { CartTotals: 1, CheckoutButton: 1, CartBar: 1 };

beforeEach(() => mockDrawn.clear());

describe('a press on a page with a long cart', () => {
  it('[G27/presses] a dish that is added renders its quantity, its line and the figures, and no other dish or line', async () => {
    await showLongCart();
    const add = find('[aria-label="Add Dish 150 to the basket"]');
    expect(await drawnBy(() => fireEvent.click(add))).toStrictEqual({
      DishQuantity: 1,
      CartLines: 1,
      CartLineRow: 1,
      ...figures,
    });
    expect(document.querySelectorAll('[aria-label="Your basket"] [role="group"]')).toHaveLength(
      linesAtFirst + 1,
    );
  });

  it('[G27/presses] a changed quantity renders its own line and the figures, and no other line', async () => {
    await showLongCart();
    for (const [label, quantity] of [
      ['Add one Dish 6', '2'],
      ['Remove one Dish 6', '1'],
    ] as const) {
      const button = find(`${quantityOf('Dish 6')} [aria-label="${label}"]`);
      expect(await drawnBy(() => fireEvent.click(button))).toStrictEqual({
        DishQuantity: 1,
        CartLines: 1,
        CartLineRow: 1,
        ...figures,
      });
      expect(find(`${quantityOf('Dish 6')} output`)).toHaveTextContent(quantity);
    }
  });

  it('[G27/presses] a removed line renders no line that stays', async () => {
    await showLongCart();
    const remove = find(`${quantityOf('Dish 6')} button`);
    expect(await drawnBy(() => fireEvent.click(remove))).toStrictEqual({
      DishQuantity: 1,
      CartLines: 1,
      ...figures,
    });
    expect(document.querySelector(quantityOf('Dish 6'))).toBeNull();
  });
});
