import { act, screen } from '@testing-library/react';
import { showPage } from '../../testing/show-page';
import { wireDiscount } from '../../testing/wire';

/** The plugins that the carousel uses now. */
let moving: readonly unknown[] = [];
const autoplay = {
  playing: true,
  isPlaying: () => autoplay.playing,
  play: () => void (autoplay.playing = true),
  stop: () => void (autoplay.playing = false),
};
const carousel = {
  scrollSnapList: () => [0, 1],
  plugins: () => (moving.length > 0 ? { autoplay } : {}),
  rootNode: () => document.body,
  on: () => carousel,
  off: () => carousel,
};

// jsdom lays nothing out: end-to-end tests check how the carousel moves, these tests when it may.
jest.mock<{ default: unknown }>('embla-carousel-react', () => ({
  __esModule: true,
  default: (_options: unknown, plugins: readonly unknown[]) => {
    moving = plugins;
    return [() => undefined, carousel];
  },
}));
jest.mock<{ default: unknown }>('embla-carousel-autoplay', () => ({
  __esModule: true,
  default: (options: unknown) => options,
}));

const offers = { pickup: [wireDiscount(), wireDiscount({ discountid: 'd-2', discounttext: '£2 off' })] };

it('[G22] can be paused and played, and every offer is read at once (MNU-5)', async () => {
  const { customer } = await showPage({ discounts: offers });
  await customer.click(screen.getByRole('button', { name: 'Pause the offers' }));
  expect(moving).toStrictEqual([]);
  await customer.click(screen.getByRole('button', { name: 'Play the offers' }));
  expect(moving).toHaveLength(1);
  await customer.click(screen.getByRole('button', { name: /^£2 off/ }));
  expect(screen.getByRole('alertdialog', { name: 'Offers' })).toHaveTextContent(
    /£2 off\s+10% off when you spend £15/,
  );
});

it('stops while it is out of sight, unless it was paused anyway', async () => {
  let tell: (isIntersecting: boolean) => void = () => undefined;
  const original = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class extends original {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options);
      const entry = (isIntersecting: boolean) => ({ isIntersecting }) as unknown as IntersectionObserverEntry;
      // The menu observes its categories too.
      if (options === undefined) tell = (isSeen) => callback([entry(!isSeen), entry(isSeen)], this);
    }
  };
  const { customer } = await showPage({ discounts: offers });
  const playsWhile = (isSeen: boolean) => {
    act(() => tell(isSeen));
    return moving.length > 0 && autoplay.playing;
  };
  expect([playsWhile(true), playsWhile(false), playsWhile(true)]).toStrictEqual([true, false, true]);
  await customer.click(screen.getByRole('button', { name: 'Pause the offers' }));
  expect([playsWhile(false), playsWhile(true)]).toStrictEqual([false, false]);
  globalThis.IntersectionObserver = original;
});

it('[G22] does not move when the customer prefers reduced motion', async () => {
  const matchMedia = jest.spyOn(window, 'matchMedia');
  matchMedia.mockImplementation((query) => ({ ...matchMediaOf(query), matches: query.includes('reduce') }));
  await showPage({ discounts: offers });
  expect(moving).toStrictEqual([]);
  expect(screen.getByRole('button', { name: 'Play the offers' })).toBeInTheDocument();
  act(() => matchMedia.mockRestore());
});

const matchMediaOf = (media: string): MediaQueryList => ({
  matches: false,
  media,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

it('is left out when there is no offer', async () => {
  await showPage();
  expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull();
});
