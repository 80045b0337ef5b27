import { FakeClock } from '@storefront/host/testing';
import { ScrollMemory } from './scroll-memory';
import type { Place, ScrollView } from './scroll-memory';

const page = () => {
  const state = { position: 0, height: 3_000, cardAt: 2_000 };
  const [resized, touched] = [new Set<() => void>(), new Set<() => void>()];
  const on = (set: Set<() => void>) => (run: () => void) => {
    set.add(run);
    return () => void set.delete(run);
  };
  const view: ScrollView = {
    place: () =>
      state.position < 1_500
        ? { top: state.position }
        : { top: state.position, part: { name: 'card', below: state.cardAt - state.position } },
    goTo: ({ top, part }) => {
      const wanted = part ? state.cardAt - part.below : top;
      state.position = Math.min(wanted, state.height - 800);
      return state.position === wanted;
    },
    whenResized: on(resized),
    whenTouched: on(touched),
  };
  const grow = (height: number) => {
    state.height = height;
    [...resized].forEach((run) => run());
  };
  const touch = () => [...touched].forEach((run) => run());
  const kept: { places: Record<string, Place> } = { places: {} };
  const store = { load: () => kept.places, save: (places: Record<string, Place>) => (kept.places = places) };
  const clock = new FakeClock();
  return { state, view, grow, touch, store, clock, memory: new ScrollMemory(view, store, clock), resized };
};

describe('the scroll position of a page', () => {
  it('[SHL-6] is the top on a new page, and is restored on the way back', () => {
    const { state, memory } = page();
    state.position = 1_200;
    memory.leave('listing');
    memory.arrive('business', 'forward');
    expect(state.position).toBe(0);
    state.position = 300;
    memory.leave('business');
    memory.arrive('listing', 'back');
    expect(state.position).toBe(1_200);
  });

  it('[SHL-6] is restored once the page is tall enough again', () => {
    const { state, grow, memory, resized, clock } = page();
    state.position = 1_200;
    memory.leave('listing');
    grow(900);
    memory.arrive('listing', 'back');
    expect(state.position).toBe(100);
    grow(1_500);
    expect(state.position).toBe(700);
    grow(4_000);
    expect(state.position).toBe(1_200);
    expect([resized.size, clock.planned]).toStrictEqual([0, 0]);
  });

  it('[SHL-6] follows the part that the customer saw while the page is laid out around it', () => {
    const { state, grow, touch, memory, resized } = page();
    state.position = 1_900;
    memory.leave('listing');
    state.cardAt = 1_700;
    memory.arrive('listing', 'back');
    expect(state.position).toBe(1_600);
    state.cardAt = 2_050;
    grow(3_400);
    expect(state.position).toBe(1_950);
    touch();
    expect(resized.size).toBe(0);
  });

  it('is not restored for a customer who scrolls first', () => {
    const { state, grow, touch, memory } = page();
    state.position = 1_200;
    memory.leave('listing');
    grow(900);
    memory.arrive('listing', 'back');
    state.position = 50;
    touch();
    grow(4_000);
    expect(state.position).toBe(50);
  });

  it('is not restored after five seconds, nor after another page has come', () => {
    const { state, grow, memory, clock } = page();
    state.position = 1_200;
    memory.leave('listing');
    grow(900);
    memory.arrive('listing', 'back');
    clock.advance(5_000);
    state.position = 10;
    grow(4_000);
    expect(state.position).toBe(10);
  });

  it('survives a reload of the document', () => {
    const { state, memory, view, store, clock } = page();
    state.position = 640;
    memory.leave('listing');
    state.position = 0;
    new ScrollMemory(view, store, clock).arrive('listing', 'back');
    expect(state.position).toBe(640);
  });

  it('is kept for the last hundred entries and no more', () => {
    const { memory, store } = page();
    for (let entry = 0; entry < 130; entry += 1) memory.leave(`entry ${entry}`);
    expect(Object.keys(store.load())).toHaveLength(100);
    expect(store.load()).toHaveProperty(['entry 129']);
  });
});
