import type { Page } from 'playwright-core';

/** Records the layout shifts of a page (Cumulative Layout Shift), and which parts moved from where to where. */
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

/** The layout shifts so far, after two more frames. */
export function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(
    `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shifts))))`,
  );
}
