import { act } from '@testing-library/react';
import { showPage } from '../../testing/show-page';

type Callback = ConstructorParameters<typeof IntersectionObserver>[0];

it('[MNU-13] the rail marks the category at the top of the screen, or the first one above the list', async () => {
  const watched: Element[] = [];
  let tell: Callback | undefined;
  const original = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    constructor(callback: Callback, options?: IntersectionObserverInit) {
      // The carousel observes elements too.
      if (options?.rootMargin?.startsWith('-136px') === true) tell = callback;
    }
    observe(element: Element) {
      if (element.id.startsWith('category-')) watched.push(element);
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  const { model } = await showPage();
  const entry = (index: number, isIntersecting: boolean) =>
    ({ target: watched[index], isIntersecting }) as unknown as IntersectionObserverEntry;
  const see = (...entries: IntersectionObserverEntry[]) =>
    act(() => tell?.(entries, {} as unknown as IntersectionObserver));
  see(entry(0, true), entry(1, true));
  expect(model.menu.activeId).toBe('c-1');
  see(entry(0, false));
  expect(model.menu.activeId).toBe('c-2');
  jest.spyOn(watched[0] ?? document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 700));
  see(entry(1, false));
  expect(model.menu.activeId).toBe('c-1');
  globalThis.IntersectionObserver = original;
});
