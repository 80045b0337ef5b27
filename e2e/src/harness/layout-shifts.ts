import type { Page } from 'playwright-core';

/** Notes how far the page's parts move by themselves (Cumulative Layout Shift), and from where to where. */
export function watchShifts(page: Page) {
  return page.addInitScript(`
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries())
        if (!hadRecentInput)
          window.shifts.push({ value, parts: sources.map(({ node, previousRect: a, currentRect: b }) => (node?.outerHTML ?? 'gone').slice(0, 70) + ' ' + [a.y, a.height, b.y, b.height].map(Math.round)) });
    }).observe({ type: 'layout-shift', buffered: true });
  `);
}

/** One movement: its share of the layout shift, and each part with its top and height before and after. */
interface Shift {
  readonly value: number;
  readonly parts: readonly string[];
}

/** The movements up to the next two frames. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(
    `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shifts))))`,
  );
}
