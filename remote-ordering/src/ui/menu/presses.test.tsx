import { act, fireEvent, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type * as Ui from '@storefront/ui';
import type * as Menu from '../../domain/menu';
import { openBusinessPage } from '../../testing/business-page';
import { wireProduct } from '../../testing/wire';
import { BusinessPage } from '../business/business-page';

// React calls each of these mocks once for every render of the component behind it.
const mockDrawn = { cards: 0, steps: 0, headings: 0 };

jest.mock<typeof Menu>('../../domain/menu', () => {
  const actual = jest.requireActual<typeof Menu>('../../domain/menu');
  const priceFrom = (dish: Menu.Dish) => {
    mockDrawn.cards += 1;
    return actual.priceFrom(dish);
  };
  return { ...actual, priceFrom };
});

jest.mock<typeof Ui>('@storefront/ui', () => {
  const actual = jest.requireActual<typeof Ui>('@storefront/ui');
  const PlusIcon = (props: ComponentProps<typeof Ui.PlusIcon>) => {
    mockDrawn.steps += 1;
    return <actual.PlusIcon {...props} />;
  };
  const ChevronDownIcon = (props: ComponentProps<typeof Ui.ChevronDownIcon>) => {
    mockDrawn.headings += 1;
    return <actual.ChevronDownIcon {...props} />;
  };
  return { ...actual, PlusIcon, ChevronDownIcon };
});

const categories = 12;
const inCategory = 25;

/** One dish in ten has 'naan' in its name. */
const nameOf = (number: number) => `${number % 10 === 0 ? 'Naan' : 'Curry'} no ${number}`;

const isVegan = (number: number) => number % 3 === 0;

const longMenu = Array.from({ length: categories }, (_, category) => ({
  menucategory_id: `c-${category}`,
  menucategory_name: `Category ${category}`,
  menucategory_desc: '',
  product: Array.from({ length: inCategory }, (_none, index) => {
    const number = category * inCategory + index;
    return wireProduct({
      product_id: `p-${number}`,
      product_name: nameOf(number),
      has_option: 'no',
      diets: isVegan(number) ? ['Vegan'] : [],
    });
  }),
}));

const showLongMenu = async () => {
  Object.assign(mockDrawn, { cards: 0, steps: 0, headings: 0 });
  const page = await act(() =>
    openBusinessPage({ menu: longMenu, stored: { business_id: 'b-1', isDelMode: 'pickup' } }),
  );
  render(<BusinessPage model={page.model} />);
  await act(async () => undefined);
  expect(mockDrawn).toMatchObject({ cards: categories * inCategory, steps: categories * inCategory });
};

/** Finds by selector, for queries by role and label take seconds on such a long page. */
const find = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`Nothing on the page is ${selector}`);
  return element;
};

/** What React renders because of `press`. */
const drawnBy = async (press: () => void) => {
  Object.assign(mockDrawn, { cards: 0, steps: 0, headings: 0 });
  await act(async () => press());
  return { ...mockDrawn };
};

describe('a press on a long menu', () => {
  it('[G27/presses] renders again what it changes and nothing else', async () => {
    await showLongMenu();

    const plus = find(`[aria-label="Add ${nameOf(112)} to the basket"]`);
    expect(await drawnBy(() => fireEvent.click(plus))).toStrictEqual({ cards: 0, steps: 1, headings: 0 });
    expect(find('[data-chosen="true"] output')).toHaveTextContent('1');

    const heading = find('#category-c-7 button');
    for (const isOpen of ['false', 'true']) {
      expect(await drawnBy(() => fireEvent.click(heading))).toStrictEqual({
        cards: 0,
        steps: 0,
        headings: 1,
      });
      expect(heading).toHaveAttribute('aria-expanded', isOpen);
    }

    const field = find('form[role="search"] input');
    const type = (value: string) => drawnBy(() => fireEvent.change(field, { target: { value } }));
    expect(await type('naa')).toStrictEqual({ cards: 30, steps: 30, headings: 0 });
    // Nothing that is on the page already is rendered again.
    expect(await type('naan')).toStrictEqual({ cards: 0, steps: 0, headings: 0 });
    expect(await type('')).toStrictEqual({ cards: 0, steps: 0, headings: 0 });
  });

  it('[G27/presses] a filter renders no card that stays, and lifting it only the cards that return', async () => {
    await showLongMenu();
    const vegan = [...document.querySelectorAll('fieldset button')].find(
      ({ textContent }) => textContent === 'Vegan',
    );
    if (vegan === undefined) throw new Error('The menu has no filter for vegan dishes');

    expect(await drawnBy(() => fireEvent.click(vegan))).toMatchObject({ cards: 0, steps: 0 });
    expect(document.querySelectorAll('h3')).toHaveLength(100);

    expect(await drawnBy(() => fireEvent.click(vegan))).toMatchObject({ cards: 200, steps: 200 });
    expect(document.querySelectorAll('h3')).toHaveLength(300);
  });
});
