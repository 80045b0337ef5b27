import { median, milliseconds, percentile } from '../figures';
import type { Kind } from '../kind';
import { withPace } from '../pace';
import { startProduct } from '../product';
import { row, table } from '../table';
import { firstPageBound, isolateFaults, memoryBound, othersBound, outcomeInWords } from './isolate-goals';
import { measureIsolates } from './measure-isolates';
import type { MeasuredIsolates } from './measure-isolates';
import { recordPages } from './recorded-pages';

/** Measures the processes in which code of releases draws: what a hostile one does to others, memory, and times (ISO-1, ISO-2). */
export const measureIsolatesKind: Kind = async ({ closeAtEnd, say }) => {
  const product = await startProduct(undefined, { DRAWING_WORKERS: '0' });
  closeAtEnd(product.end);
  const pages = await recordPages(product.origin);
  await product.end();
  say('recorded the pages');
  const { outcome: measured, pace } = await withPace(() => measureIsolates(pages, say));
  return { sections: [sectionOf(measured)], faults: isolateFaults(measured, pace.factor) };
};

const walls = {
  namespaces: 'behind namespaces of the system',
  container: 'in a container of their own',
  none: 'without a wall',
} as const;

function sectionOf({ harms, memory, firstPages, warm, wall }: MeasuredIsolates): string {
  return `## Code of others (ISO-1, ISO-2)

Each pair of shell and remote draws in a process of its own, ${walls[wall]}. The pages are those of the product, with the data that it sends with them.

A listing whose server part does harm draws its page while pages of five other pairs are drawn one after the other. "Ended" is the time until its process was
ended or had answered; the longest drawing of others has to be shorter than one time limit, ${milliseconds(othersBound)} times the pace of the machine.

${table(
  ['a release with', 'ended after', 'what is said of it', 'blamed', 'pages of others', 'the longest'],
  harms.map((one) =>
    row(
      one.harm.name,
      milliseconds(one.ended),
      outcomeInWords(one).replaceAll('|', '\\|'),
      one.blamed || 'nobody',
      `${one.drawnOfOthers} drawn, ${one.undrawnOfOthers} not`,
      milliseconds(one.longestOfOthers),
    ),
  ),
)}

${table(
  ['drawn by a pair that has drawn before', 'median', '99 of 100'],
  warm.map(({ name, times }) =>
    row(name, `${median(times).toFixed(1)} ms`, `${percentile(times, 0.99).toFixed(1)} ms`),
  ),
)}

- ${memory.pairs} pairs take ${Math.round(memory.megabytes)} MB after six pages each (shared pages counted in parts), at most ${memoryBound} MB
- the first page of a new pair takes ${milliseconds(median(firstPages))}, from its request; the slowest ${milliseconds(Math.max(...firstPages))}; the median has to be under ${milliseconds(firstPageBound)} times the pace of the machine`;
}
