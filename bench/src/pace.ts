import type { Page } from 'playwright-core';

/** How long the machine needed for a fixed piece of script, compared with a quiet machine. */
export interface Pace {
  readonly before: number;
  readonly after: number;
  /**
   * The mean of both: 2 on a machine that was half as fast as usual. Limits in milliseconds are multiplied by it (G27).
   */
  readonly factor: number;
}

const repetitions = 240;
const repetitionsInPage = 60;

/** Milliseconds that `paceWork` takes in Node 20 on our reference machine (AMD EPYC). */
const usualMilliseconds = 2.2;
/** The same in a page of Chromium whose processor is slowed four times. */
const usualMillisecondsInPage = 9;

/**
 * The fixed piece of script: numbers, texts, maps, sorting and JSON, as in the product. It also runs in a browser's page, so it uses
 * nothing outside itself and no inner function.
 */
export function paceWork(): number {
  const words: { word: string; at: number }[] = [];
  const counts = new Map<string, number>();
  let state = 1;
  for (let at = 0; at < 40_000; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    const word = `k${state & 1_023}`;
    counts.set(word, (counts.get(word) ?? 0) + at);
    if ((at & 63) === 0) words.push({ word, at });
  }
  words.sort((one, other) => (one.word < other.word ? -1 : 1) || one.at - other.at);
  return (JSON.parse(JSON.stringify({ words, counts: [...counts] })) as { words: unknown[] }).words.length;
}

/**
 * This is the mean of many repetitions and not the median, because a shared machine interrupts only about one repetition in ten.
 */
function paceOfProcess(): number {
  const startTime = performance.now();
  for (let repetition = 0; repetition < repetitions; repetition += 1) paceWork();
  return (performance.now() - startTime) / repetitions / usualMilliseconds;
}

/** The pace of a page in the browser, whose processor may be slowed. */
export async function paceOfPage(page: Page): Promise<number> {
  const took = await page.evaluate(
    `(() => { ${paceWork.toString()}; const begun = performance.now(); for (let n = 0; n < ${repetitionsInPage}; n += 1) paceWork(); return performance.now() - begun; })()`,
  );
  return Number(took) / repetitionsInPage / usualMillisecondsInPage;
}

/**
 * Runs `work` and measures the pace of the machine before and after it. `time` can measure the pace elsewhere, such as in a page.
 */
export async function withPace<Outcome>(
  work: () => Promise<Outcome>,
  time: () => Promise<number> | number = paceOfProcess,
): Promise<{ readonly outcome: Outcome; readonly pace: Pace }> {
  const before = await time();
  const outcome = await work();
  const after = await time();
  return { outcome, pace: { before, after, factor: (before + after) / 2 } };
}

export function paceInWords({ before, after }: Pace): string {
  return `${before.toFixed(2)} before, ${after.toFixed(2)} after`;
}
