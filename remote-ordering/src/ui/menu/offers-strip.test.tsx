import { act, screen } from '@testing-library/react';
import { showPage } from '../../testing/show-page';
import { wireDiscount } from '../../testing/wire';

const started: {
  delay?: unknown;
  playOnInit?: unknown;
  stopOnMouseEnter?: unknown;
  stopOnFocusIn?: unknown;
}[] = [];
/** The plugins that the carousel was given, at each time it was drawn. */
const joined: (readonly unknown[])[] = [];
const listeners = new Map<string, () => void>();
const autoplay = {
  playing: true,
  isPlaying: () => autoplay.playing,
  play: () => autoplay.turn(true),
  stop: () => autoplay.turn(false),
  turn(playing: boolean) {
    autoplay.playing = playing;
    listeners.get(playing ? 'autoplay:play' : 'autoplay:stop')?.();
  },
};
const carousel = {
  scrollSnapList: () => [0, 1],
  plugins: () => ({ autoplay }),
  rootNode: () => document.body,
  scrollPrev: jest.fn(),
  scrollNext: jest.fn(),
  on(event: string, run: () => void) {
    listeners.set(event, run);
    return carousel;
  },
  off: () => carousel,
};

// jsdom lays nothing out, so the carousel's own movement is shown in the browser; here it is what we ask of it.
jest.mock('embla-carousel-react', () => ({
  __esModule: true,
  default: (_options: unknown, plugins: readonly unknown[]) => {
    joined.push(plugins);
    return [() => undefined, carousel];
  },
}));
jest.mock('embla-carousel-autoplay', () => ({
  __esModule: true,
  default: (options: (typeof started)[number]) => {
    started.push(options);
    return { plays: options };
  },
}));

const offers = {
  pickup: [wireDiscount(), wireDiscount({ discountid: 'd-2', discounttext: '£2 off' })],
};

beforeEach(() => {
  started.length = 0;
  joined.length = 0;
  autoplay.playing = true;
});

it('[MNU-2] moves on by itself every 2000 ms, and rests while it is pointed at or has the focus', async () => {
  await showPage({ discounts: offers });
  expect(started).toEqual([
    expect.objectContaining({ delay: 2000, playOnInit: true, stopOnMouseEnter: true, stopOnFocusIn: true }),
  ]);
  expect(joined.at(-1)).toEqual([{ plays: started[0] }]);
});

it('[G22] can be paused and played, and moved by hand', async () => {
  const { customer } = await showPage({ discounts: offers });
  await customer.click(screen.getByRole('button', { name: 'Pause the offers' }));
  expect(autoplay.playing).toBe(false);
  await customer.click(screen.getByRole('button', { name: 'Play the offers' }));
  expect(autoplay.playing).toBe(true);
  await customer.click(screen.getByRole('button', { name: 'More offers' }));
  await customer.click(screen.getByRole('button', { name: 'Offers before' }));
  expect([carousel.scrollNext, carousel.scrollPrev].map((move) => move.mock.calls.length)).toEqual([1, 1]);
});

it('rests while it is out of sight, unless it was paused anyway', async () => {
  let tell: (isIntersecting: boolean) => void = () => undefined;
  const original = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class extends original {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options);
      const entry = (isIntersecting: boolean) => ({ isIntersecting }) as unknown as IntersectionObserverEntry;
      // The menu watches its categories too.
      if (options === undefined) tell = (isSeen) => callback([entry(!isSeen), entry(isSeen)], this);
    }
  };
  const { customer } = await showPage({ discounts: offers });
  const playsWhile = (isSeen: boolean) => {
    act(() => tell(isSeen));
    return autoplay.playing;
  };
  expect([playsWhile(true), playsWhile(false), playsWhile(true)]).toEqual([true, false, true]);
  await customer.click(screen.getByRole('button', { name: 'Pause the offers' }));
  expect([playsWhile(false), playsWhile(true)]).toEqual([false, false]);
  globalThis.IntersectionObserver = original;
});

it('[G22] stands still for those who asked for less motion', async () => {
  const matchMedia = jest.spyOn(window, 'matchMedia');
  matchMedia.mockImplementation((query) => ({ ...matchMediaOf(query), matches: query.includes('reduce') }));
  await showPage({ discounts: offers });
  expect(started).toEqual([expect.objectContaining({ playOnInit: false })]);
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

it('there is no strip where there is no offer', async () => {
  await showPage();
  expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull();
});
