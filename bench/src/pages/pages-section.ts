import { kilobytes, milliseconds, ratio } from '../figures';
import { row, table } from '../table';
import { judgeFirstSearches } from './first-search';
import type { FirstSearches } from './first-search';
import { judgePage } from './page-goals';
import type { MeasuredPage, PageSpeed, PageSpeeds } from './page-speed';

/** The visits to one page of the product and of its rivals. */
export interface MeasuredSpeeds {
  readonly page: MeasuredPage;
  readonly speeds: PageSpeeds;
}

const pageTable = (speeds: readonly PageSpeed[]) =>
  table(
    [
      ...['variant', 'largest paint', 'from – to', 'first paint', 'a press works'],
      ...['JavaScript', 'all bytes', 'requests', 'layout shift'],
    ],
    speeds.map((speed) =>
      row(
        speed.name,
        milliseconds(speed.largestPaint),
        speed.spread.map(milliseconds).join(' – '),
        milliseconds(speed.firstPaint),
        milliseconds(speed.works),
        kilobytes(speed.scriptBytes),
        kilobytes(speed.bytes),
        speed.requests,
        speed.layoutShift.toFixed(3),
      ),
    ),
  );

const ratioTable = (product: PageSpeed, rivals: readonly PageSpeed[]) =>
  table(
    [
      'federated against',
      'largest paint',
      'first paint',
      'a press works',
      'JavaScript',
      'all bytes',
      'requests',
    ],
    rivals.map((rival) =>
      row(
        rival.name,
        ratio(product.largestPaint / rival.largestPaint),
        ratio(product.firstPaint / rival.firstPaint),
        ratio(product.works / rival.works),
        ratio(product.scriptBytes / rival.scriptBytes),
        ratio(product.bytes / rival.bytes),
        ratio(product.requests / rival.requests),
      ),
    ),
  );

const measuredPage = ({ page: { name, path, rounds }, speeds }: MeasuredSpeeds) => {
  const { federated, ...rivals } = speeds;
  return `### ${name} (\`${path}\`, ${rounds} rounds)

${pageTable(Object.values(speeds))}

${ratioTable(federated, Object.values(rivals))}

G25:

${judgePage(name, speeds)
  .map((sentence) => `- ${sentence}`)
  .join('\n')}`;
};

const critical = (faults: readonly string[]) =>
  faults.length === 0
    ? 'No request before the largest paint that the HTML did not name (pictures and fonts apart), no unused preload, and no font before the scripts.'
    : faults.map((fault) => `- ${fault}`).join('\n');

/** The figures of the product's pages and of its rivals as a Markdown section. */
export function pagesSection(
  pages: readonly MeasuredSpeeds[],
  searches: FirstSearches,
  faults: readonly string[],
): string {
  return `## Pages on a cold phone

375 × 812, processor four times slower, 1.6 Mbit/s, 150 ms for each request, nothing cached; medians of visits in turn. "A press works" is the time from
opening the address until a press on the first main button has its effect. Bytes (on the line, with headers) and requests are those begun before the largest paint or
before a press works, whichever is later. The rivals are built from the same source by the same rules, and their pages have the same protections (a page that no other
window may reach is shown in a new process):

- **federated**: the product as it is served, drawn on the server, a release of the shell and one of each remote.
- **federated, not drawn**: the same where drawing fails.
- **one bundle**: no federation; one script and one style sheet with the shell and exactly this page, other pages in chunks. Nothing is drawn, first data inlined.
- **one bundle, drawn**: the same bundle, which takes over what the product has drawn, by the product's own code; its style sheet is inlined.
- **plain federation**: remotes named at build time, the plugin's defaults (version-first, manifests, shared modules with fallbacks); the HTML names the host's
  script alone, nothing drawn, no preloads, no first data.

${pages.map(measuredPage).join('\n\n')}

### A search at the first paint

G25:

- ${judgeFirstSearches(searches)}

### Critical path of the federated pages

${critical(faults)}`;
}
