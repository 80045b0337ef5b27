import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { smallTargets } from './targets';

const axeSource = readFileSync(
  createRequire(join(import.meta.dirname, 'accessibility.ts')).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

// Far longer than any motion of a page. A browser that draws no frame for so long has none to wait for.
const longestMotion = 10_000;

/**
 * Waits until nothing moves, because what is still fading in has no contrast yet, and then for two frames, in which the browser lays out
 * the part that was scrolled to. Endless animations and those that follow the scrolling are ignored.
 */
export function settled(page: Page): Promise<unknown> {
  const still = `Promise.all(document.getAnimations().filter((one) => one.timeline === document.timeline && one.effect?.getTiming().iterations !== Infinity).map((one) => one.finished.catch(() => undefined))).then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))`;
  return page.evaluate(
    `Promise.race([${still}, new Promise((over) => setTimeout(over, ${longestMotion}))]).then(() => undefined)`,
  );
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// smallTargets finds more than axe's own rule, which takes a fifth of the time and measures what a bar at the window's edge covers for now.
const rules = { 'target-size': { enabled: false } };

/** Runs axe on the page, or on the part that a selector names. */
const runAxe = (page: Page, part: string | undefined, options: object) =>
  page.evaluate<AxeResult>(
    `axe.run(${part === undefined ? 'document' : JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations }) => ({ violations }))`,
  );

/** What breaks WCAG 2.2 AA, one line each (G22): what axe finds on the page, or in the part that a selector names, and small targets. */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  await settled(page);
  // The debugger evaluates the script, so the page's content security policy need not allow it.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axeSource);
  // A selector and the HTML of every element are most of the report and a fifth of the time, so only rules that fail are run with them.
  const brief = { reporter: 'no-passes', selectors: false, noHtml: true };
  const failed = (await runAxe(page, part, { ...brief, runOnly: tags, rules })).violations.map(
    ({ id }) => id,
  );
  const faults = await smallTargets(page);
  if (failed.length === 0) return faults;
  const { violations } = await runAxe(page, part, { resultTypes: ['violations'], runOnly: failed });
  for (const { id, help, nodes } of violations)
    for (const { target, failureSummary = '' } of nodes)
      faults.push(`${id}: ${help} (${target.join(' ')}) ${failureSummary}`);
  return faults;
}
