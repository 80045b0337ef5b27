import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import type { ComponentProps } from 'react';
import type * as Ui from '@storefront/ui';
import type * as BadgeModule from '../../domain/badge';
import type { Restaurant } from '../../domain/restaurant';
import { answerWith, openListing } from '../../testing/open-listing';

// React calls each of these mocks once for every render of the component behind it.
const mockDrawn: { cards: string[]; cuisines: number } = { cards: [], cuisines: 0 };

jest.mock<typeof BadgeModule>('../../domain/badge', () => {
  const actual = jest.requireActual<typeof BadgeModule>('../../domain/badge');
  const chooseBadge: typeof actual.chooseBadge = (restaurant) => {
    mockDrawn.cards.push((restaurant as Restaurant).name);
    return actual.chooseBadge(restaurant);
  };
  return { ...actual, chooseBadge };
});

jest.mock<typeof Ui>('@storefront/ui', () => {
  const actual = jest.requireActual<typeof Ui>('@storefront/ui');
  const Checkbox = (props: ComponentProps<typeof Ui.Checkbox>) => {
    mockDrawn.cuisines += 1;
    return <actual.Checkbox {...props} />;
  };
  return { ...actual, Checkbox };
});

const atFirst = 60;

/** Every second restaurant is Indian and every third makes pizza; their names sort in the order of their numbers. */
const restaurants = Array.from({ length: 2_000 }, (_, number) => ({
  business_name: `Place ${String(number).padStart(4, '0')}`,
  business_slug: `place-${number}`,
  subcategory: [number % 2 === 0 && '1', number % 3 === 0 && '2', '3'].filter(Boolean).join(','),
}));

const cards = () => [...document.querySelectorAll('main h2, h2')].map(({ textContent }) => textContent ?? '');

/** What React renders because of `press`. */
const drawnBy = async (press: () => void) => {
  Object.assign(mockDrawn, { cards: [], cuisines: 0 });
  await act(async () => press());
  return { ...mockDrawn };
};

/** Makes jsdom report the end of the list this far below the top of the screen. */
const endOfListAt = (top: number) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

afterEach(() => jest.restoreAllMocks());

describe('a press on a list of 2,000 restaurants', () => {
  it('[G27/presses] renders what it brings into sight, and nothing that is there already', async () => {
    endOfListAt(50_000);
    await openListing(() => answerWith(...restaurants));
    const before = cards();
    expect(before).toHaveLength(atFirst);

    const drawn = await drawnBy(() => fireEvent.click(screen.getByLabelText(/^Indian/)));
    expect(cards()).toStrictEqual(
      restaurants.flatMap(({ business_name }, at) => (at % 2 === 0 && at < 120 ? [business_name] : [])),
    );
    expect(drawn.cards).toStrictEqual(cards().filter((name) => !before.includes(name)));
    expect(drawn.cuisines).toBe(1);
  });

  it('[G27/presses] a name that is typed renders the cards that it brings, and none that stays', async () => {
    endOfListAt(50_000);
    await openListing(() => answerWith(...restaurants));
    const field = screen.getByRole('searchbox');
    // Among the sixty cards at first, '1' is in the name of fifteen and '10' in that of one.
    for (const value of ['1', '10', '']) {
      const before = cards();
      const drawn = await drawnBy(() => fireEvent.change(field, { target: { value } }));
      const found = restaurants.filter(({ business_name }) => business_name.includes(value));
      expect(cards()).toStrictEqual(found.slice(0, atFirst).map(({ business_name }) => business_name));
      expect(drawn).toStrictEqual({ cards: cards().filter((name) => !before.includes(name)), cuisines: 0 });
      expect(drawn.cards.length).toBeLessThan(cards().length);
    }
  });

  it('[G27/presses] renders few cards: the list grows when the customer comes near its end', async () => {
    const end = endOfListAt(50_000);
    await openListing(() => answerWith(...restaurants));
    expect(await drawnBy(() => fireEvent.scroll(window))).toStrictEqual({ cards: [], cuisines: 0 });
    expect(cards()).toHaveLength(atFirst);

    end.mockReturnValueOnce({ top: 500 } as DOMRect);
    const grown = await drawnBy(() => fireEvent.scroll(window));
    expect(cards().length).toBeGreaterThan(atFirst);
    expect(cards().length).toBeLessThan(150);
    expect(grown.cards).toStrictEqual(cards().slice(atFirst));
  });
});
