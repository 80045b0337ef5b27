import type { DrawnPageCost } from './drawn-pages';
import { judgeRead, readRatio } from './api-reads';
import type { ApiRead } from './api-reads';
import { kilobytes, microseconds, milliseconds, perSecond, ratio } from './figures';
import type { MeasuredInteractions } from './interactions';
import { boundAt, interactionBound } from './interaction-faults';
import { paceInWords } from './pace';
import { row, table } from './table';

const verdict = (isMet: boolean) => (isMet ? 'met' : 'not met');

const interactionTable = (measured: readonly MeasuredInteractions[]) =>
  table(
    [
      'interaction',
      'to the next paint',
      'slowest',
      'bound',
      'to the whole result',
      'times',
      'slowest under the bound',
    ],
    measured.flatMap(({ interactions, pace }) =>
      interactions.map(({ name, nextPaint, worst, shown, times }) =>
        row(
          name,
          milliseconds(nextPaint),
          milliseconds(worst),
          milliseconds(boundAt(pace)),
          milliseconds(shown),
          times,
          verdict(worst < boundAt(pace)),
        ),
      ),
    ),
  );

const readTable = (reads: readonly ApiRead[]) =>
  table(
    [
      'call',
      'body',
      'API',
      'bare Node',
      'API, an answer',
      'bare Node, an answer',
      'ratio (0.5)',
      'median at half load',
      '99th percentile',
      'of bare Node at the same load',
      'at most 2 ×',
    ],
    reads.map((read) => {
      const { call, bytes, api, bare, half } = read;
      const { isCheap, isEven } = judgeRead(read);
      return row(
        `\`${call}\``,
        kilobytes(bytes),
        perSecond(api.rate),
        perSecond(bare.rate),
        microseconds(api.processor),
        microseconds(bare.processor),
        `${ratio(readRatio(read))} ${verdict(isCheap)}`,
        `${half.api.median.toFixed(2)} ms`,
        `${half.api.percentile99.toFixed(2)} ms`,
        `${half.bare.percentile99.toFixed(2)} ms`,
        verdict(isEven),
      );
    }),
  );

/** The duration of the interactions as a Markdown section. */
export function interactionsSection(measured: readonly MeasuredInteractions[]): string {
  return `## Interactions (G27)

The same phone with a fast line, pressed once the page rests. To the next paint: the longest event of the interaction by the browser's
Event Timing (to 8 ms). The slowest of them has to be under ${interactionBound} ms times the pace of the machine, measured in each page by a fixed piece of
script: ${measured.map(({ pace }) => paceInWords(pace)).join('; ')}.

${interactionTable(measured)}`;
}

/** The cost of drawn pages on the edge as a Markdown section. */
export function drawnPagesSection(costs: readonly DrawnPageCost[]): string {
  const row = ({ name, undrawn, cached, redrawn }: DrawnPageCost) =>
    `| ${name} | ${[undrawn, cached, redrawn].map(({ rate, median }) => `${rate.toFixed(0)} | ${median.toFixed(1)} ms`).join(' | ')} |`;
  return `## Drawn pages on the edge (EDG-7)

Pages a second of the whole product in one process over loopback, Brotli, 4 connections, alternating with a product that draws nothing. Cached: the same address again. New: an address that was never requested, so its page is drawn and compressed for it alone.

| page | not drawn, a second | median | drawn and cached, a second | median | drawn for each, a second | median |
| ---- | ---: | ---: | ---: | ---: | ---: | ---: |
${costs.map(row).join('\n')}`;
}

/** The duration of catalogue reads as a Markdown section. */
export function readsSection(reads: readonly ApiRead[]): string {
  return `## API reads (G28)

The whole product over loopback against a bare Node server in a process of its own that sends the same bytes and headers; 16 connections, alternating.
The ratio is of processor time for one answer, because on a shared machine the load's own share of the processor distorts rates.

${readTable(reads)}`;
}
