import type { DrawnPageCost } from './drawn-pages';
import type { ApiRead } from './api-reads';
import { kilobytes, milliseconds, perSecond, ratio } from './figures';
import type { MeasuredInteractions } from './interactions';
import { boundAt, interactionBound } from './interaction-faults';
import type { MeasuredPage, PageSpeed } from './page-speed';
import { paceInWords } from './pace';
import { row, table } from './table';

/** A page of the product and its rivals, as they were visited. */
export interface MeasuredSpeeds {
  readonly page: MeasuredPage;
  readonly speeds: readonly PageSpeed[];
}

/** The goals of the release (G25, G27, G28), as far as they can be read off the figures. */
const goal = { paint: 1.05, scripts: 1.15, ahead: 0.75, reads: 0.7, late: 5 };
const verdict = (isMet: boolean) => (isMet ? 'met' : 'not met');

const pageTable = (speeds: readonly PageSpeed[]) =>
  table(
    ['variant', 'largest paint', 'from – to', 'first paint', 'JavaScript', 'all bytes', 'requests'],
    speeds.map((speed) =>
      row(
        speed.name,
        milliseconds(speed.largestPaint),
        speed.spread.map(milliseconds).join(' – '),
        milliseconds(speed.firstPaint),
        kilobytes(speed.scriptBytes),
        kilobytes(speed.bytes),
        speed.requests,
      ),
    ),
  );

const ratioTable = ([product, ...rivals]: readonly PageSpeed[]) =>
  product === undefined
    ? ''
    : table(
        ['federated against', 'largest paint', 'first paint', 'JavaScript', 'all bytes', 'requests'],
        rivals.map((rival) =>
          row(
            rival.name,
            ratio(product.largestPaint / rival.largestPaint),
            ratio(product.firstPaint / rival.firstPaint),
            ratio(product.scriptBytes / rival.scriptBytes),
            ratio(product.bytes / rival.bytes),
            ratio(product.requests / rival.requests),
          ),
        ),
      );

const pageGoals = ([product, bundle, plain]: readonly PageSpeed[]) => {
  if (!product || !bundle || !plain) return '';
  const paint = product.largestPaint / bundle.largestPaint;
  const scripts = product.scriptBytes / bundle.scriptBytes;
  const ahead = product.largestPaint / plain.largestPaint;
  return `G25: largest paint at most ${ratio(goal.paint)} the bundle's ${verdict(paint <= goal.paint)}, JavaScript at most ${ratio(goal.scripts)} ${verdict(scripts <= goal.scripts)}, 25 % ahead of plain federation ${verdict(ahead <= goal.ahead)}.`;
};

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
      'ratio (0.7)',
      'median at half load',
      '99th percentile',
      'under 5 ×',
    ],
    reads.map(({ call, bytes, api, bare, half }) =>
      row(
        `\`${call}\``,
        kilobytes(bytes),
        perSecond(api),
        perSecond(bare),
        `${ratio(api / bare)} ${verdict(api / bare >= goal.reads)}`,
        `${half.median.toFixed(2)} ms`,
        `${half.late.toFixed(2)} ms`,
        verdict(half.late < goal.late * half.median),
      ),
    ),
  );

const critical = (faults: readonly string[]) =>
  faults.length === 0
    ? 'No request before the largest paint that the HTML did not name (pictures of cards apart), and no preload in vain.'
    : faults.map((fault) => `- ${fault}`).join('\n');

/** What the interactions took, as a section of Markdown. */
export const interactionsSection = (measured: readonly MeasuredInteractions[]): string =>
  `## Interactions (G27)

The same phone with a fast line, pressed once the page rests. To the next paint: the longest event of the interaction by the browser's
Event Timing (to 8 ms). The slowest of them has to be under ${interactionBound} ms times the pace of the machine, measured in each page by a fixed piece of
script: ${measured.map(({ pace }) => paceInWords(pace)).join('; ')}.

${interactionTable(measured)}`;

/** What the pages of the product and its rivals took, as a section of Markdown. */
export const pagesSection = (pages: readonly MeasuredSpeeds[], faults: readonly string[]): string =>
  `## Pages on a cold phone

375 × 812, processor four times slower, 1.6 Mbit/s, 150 ms for each request, nothing cached. Bytes (on the line, with headers) and requests are
those begun before the largest paint. The rivals are built from the same source by the same rules:

- **federated**: the product as it is served, a release of the shell and one of each remote.
- **one bundle**: no federation; one script and one style sheet with the shell and exactly this page, other pages in chunks. The same HTML, first data inlined.
- **plain federation**: remotes named at build time, the plugin's defaults (version-first, manifests, shared modules with fallbacks); the HTML names the host's
  script alone, no preloads, no first data.

${pages.map(({ page, speeds }) => `### ${page.name} (\`${page.path}\`, ${page.rounds} rounds)\n\n${pageTable(speeds)}\n\n${ratioTable(speeds)}\n\n${pageGoals(speeds)}`).join('\n\n')}

Critical path of the federated pages:

${critical(faults)}`;

/** What drawn pages cost the edge, as a section of Markdown. */
export const drawnPagesSection = (costs: readonly DrawnPageCost[]): string => {
  const row = ({ name, plain, kept, fresh }: DrawnPageCost) =>
    `| ${name} | ${[plain, kept, fresh].map(({ rate, median }) => `${rate.toFixed(0)} | ${median.toFixed(1)} ms`).join(' | ')} |`;
  return `## Drawn pages on the edge (EDG-7)

Pages a second of the whole product in one process over loopback, Brotli, 4 connections, turn and turn about with a product that draws nothing. Kept: the same address again. Anew: an address that nobody has asked for, so that everything is drawn and compressed for it alone.

| page | not drawn, a second | median | drawn and kept, a second | median | drawn anew, a second | median |
| ---- | ---: | ---: | ---: | ---: | ---: | ---: |
${costs.map(row).join('\n')}`;
};

/** What catalogue reads take, as a section of Markdown. */
export const readsSection = (reads: readonly ApiRead[]): string =>
  `## API reads (G28)

The whole product over loopback against a bare Node server in a process of its own that sends the same bytes and headers; 16 connections, turn and turn about.

${readTable(reads)}`;
