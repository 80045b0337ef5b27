import type { Layer } from '@storefront/ui';
import { FakeClock } from '@storefront/host/testing';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { LayeredHistory } from './layered-history';
import { RouterStore } from './router-store';
import type { History } from './router-store';

/** A history in memory whose steps arrive only later, like those of a browser. */
const slowHistory = () => {
  const history = createMemoryHistory({ initialEntries: ['/', '/menu'], v5Compat: true });
  const steps: number[] = [];
  const { go } = history;
  return {
    history: Object.assign(history, { go: (entries: number) => void steps.push(entries) }),
    steps,
    arrive: () => steps.splice(0).forEach((entries) => go.call(history, entries)),
  };
};

const begun = (
  history: History & { readonly index?: number } = createMemoryHistory({
    initialEntries: ['/', '/menu'],
    v5Compat: true,
  }),
) => {
  const clock = new FakeClock();
  let announce: (layer: Layer) => void = () => undefined;
  const layered = new LayeredHistory({ history, clock, whenLayerOpens: (run) => (announce = run) });
  const router = new RouterStore(layered);
  const seen: string[] = [];
  router.whenMoved(({ pathname, search }, action) => seen.push(`${action} ${pathname}${search}`));
  const closed: string[] = [];
  const boxes = new Map<string, () => void>();
  /** Opens a box; one that is busy does not let itself be closed. */
  const open = (name: string, { isBusy = false } = {}) => {
    const end = new AbortController();
    const close = () => {
      if (isBusy) return;
      closed.push(name);
      end.abort();
    };
    announce({ close, ended: end.signal });
    boxes.set(name, close);
    clock.advance(0);
    return () => {
      close();
      clock.advance(0);
    };
  };
  const travel = (entries: number) => {
    history.go(entries);
    clock.advance(0);
  };
  const closeSoon = (name: string) => boxes.get(name)?.();
  return { layered, closeSoon, router, clock, history, seen, closed, open, travel };
};

describe('the history of pages with boxes above them', () => {
  it('[SHL-8] Back closes the topmost box, then the next one, and only then leaves the page', () => {
    const { open, travel, closed, seen, router } = begun();
    open('basket');
    open('login');
    expect(seen).toStrictEqual([]);
    travel(-1);
    expect(closed).toStrictEqual(['login']);
    travel(-1);
    expect(closed).toStrictEqual(['login', 'basket']);
    expect([seen, router.entry.pathname]).toStrictEqual([[], '/menu']);
    travel(-1);
    expect([seen, router.entry.pathname]).toStrictEqual([['POP /'], '/']);
  });

  it('[SHL-8] a box that is closed in another way leaves no step behind', () => {
    const { open, travel, seen, history } = begun();
    for (const name of ['basket', 'options', 'mode']) {
      const close = open(name);
      expect(history.index).toBe(2);
      close();
      expect(history.index).toBe(1);
    }
    travel(-1);
    expect(seen).toStrictEqual(['POP /']);
  });

  it('a box that opens at the moment in which another one closes takes its step', () => {
    const { history, steps } = slowHistory();
    const { open, closeSoon, closed } = begun(history);
    open('options');
    closeSoon('options');
    open('mode');
    expect([closed, steps, history.index]).toStrictEqual([['options'], [], 2]);
  });

  it('a box that leads to another page is not met on the way back', () => {
    const { open, router, travel, seen, history } = begun();
    open('basket');
    open('login');
    router.navigate('/checkout');
    expect([seen, history.index]).toStrictEqual([['PUSH /checkout'], 2]);
    travel(-1);
    expect(seen).toStrictEqual(['PUSH /checkout', 'POP /menu']);
    travel(-1);
    expect(seen.at(-1)).toBe('POP /');
  });

  it('a page that replaces its address under an open box has that address when the box is closed', () => {
    for (const way of ['Back', 'the cross'] as const) {
      const { open, router, travel, seen, history, layered } = begun();
      const close = open('filters');
      router.navigate('/menu?only=vegan', { replace: true });
      if (way === 'Back') travel(-1);
      else close();
      expect([seen, history.index]).toStrictEqual([['REPLACE /menu?only=vegan'], 1]);
      expect(history.location).toMatchObject({ search: '?only=vegan', state: null });
      expect(history.location.key).toBe(layered.location.key);
    }
  });

  it('a page that sends the visitor elsewhere under an open box is itself replaced', () => {
    const { open, router, travel, seen, history } = begun();
    open('login');
    router.navigate('/home', { replace: true });
    expect([seen, history.index]).toStrictEqual([['REPLACE /home'], 1]);
    travel(-1);
    expect(seen.at(-1)).toBe('POP /');
  });

  it('Forward does not open a closed box again, and stays on the page', () => {
    const { open, travel, seen, closed, history } = begun();
    open('basket');
    travel(-1);
    travel(1);
    expect([seen, closed, history.index]).toStrictEqual([[], ['basket'], 1]);
  });

  it('a box that does not let itself be closed stays, and so does its step', () => {
    const { open, travel, history, seen } = begun();
    open('deleting', { isBusy: true });
    travel(-1);
    expect([history.index, seen]).toStrictEqual([2, []]);
  });

  it('a jump to another page closes every box', () => {
    const { open, travel, closed, seen } = begun();
    open('basket');
    open('login');
    travel(-3);
    expect([closed, seen]).toStrictEqual([['login', 'basket'], ['POP /']]);
  });

  it('a page that is reloaded while a box was open begins below it', () => {
    const history = createMemoryHistory({ initialEntries: ['/', '/menu'], v5Compat: true });
    begun(history).open('basket');
    expect(history.index).toBe(2);
    const { clock, seen, router } = begun(history);
    clock.advance(0);
    expect([history.index, seen, router.entry.pathname]).toStrictEqual([1, [], '/menu']);
  });

  it('waits for a step that is under way before it goes to another page', () => {
    const { history, steps, arrive } = slowHistory();
    const { open, router, seen } = begun(history);
    open('options')();
    expect(steps).toStrictEqual([-1]);
    router.navigate('/checkout');
    expect(seen).toStrictEqual([]);
    arrive();
    expect(seen).toStrictEqual(['PUSH /checkout']);
    expect(history.index).toBe(2);
  });

  it('does not take a step for lost that came while the page was busy', () => {
    const { history, steps, arrive } = slowHistory();
    const { open, router, seen, clock } = begun(history);
    open('options')();
    router.navigate('/checkout');
    clock.stall(2_000);
    expect([steps, seen]).toStrictEqual([[-1], []]);
    arrive();
    expect([history.index, seen]).toStrictEqual([2, ['PUSH /checkout']]);
    clock.advance(2_000);
    expect([history.index, steps]).toStrictEqual([2, []]);
  });

  it('goes on when a step is lost, after it has tried once more', () => {
    const { history } = slowHistory();
    const { open, router, seen, clock } = begun(history);
    open('options')();
    router.navigate('/checkout');
    clock.advance(2_000);
    expect(seen).toStrictEqual(['PUSH /checkout']);
  });
});
