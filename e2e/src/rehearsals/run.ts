import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Argument, Command } from 'commander';
import { format, resolveConfig } from 'prettier';
import { build } from '../../../deploy/steps.mjs';
import start from '../harness/start.mjs';
import stop from '../harness/stop.mjs';
import { openBrowser } from '../harness/browser';
import { publishCopy } from '../harness/publish';
import { http2Front } from './http2-front';
import type { Http2Front } from './http2-front';
import { faults, rehearse, serverFaults } from './rehearse';
import { visits } from './visits';
import { formatTable } from './write-table';
import type { Row } from './write-table';

// `npm run rehearse`: makes every remote fail in every way in a real browser, and writes what a customer saw of it.
const file = fileURLToPath(new URL('../../../docs/fault-rehearsals.md', import.meta.url));
const wanted = new Command('npm run rehearse --')
  .description(
    'Makes every remote fail in every way in a real browser, and writes what a customer saw of it in docs/fault-rehearsals.md; with names ' +
      'it prints that.',
  )
  .addArgument(
    new Argument('[features...]', 'only these').choices(visits.map(({ feature }) => feature)).default([]),
  )
  .helpOption('--help', 'show this text')
  .showHelpAfterError()
  .parse().args;
const rehearsed = visits.filter(({ feature }) => wanted.length === 0 || wanted.includes(feature));
const say = (line: string) => process.stdout.write(`${line}\n`);

// What the shell draws is no remote's, and its entry has no exposed module to replace.
const notForShell = ['wrong-react', 'throw-on-render'];

interface Rehearsed {
  readonly sound: readonly string[];
  readonly rows: readonly Row[];
  readonly ofServer: readonly Row[];
  readonly withoutLastGood: readonly Row[];
}

const formatPage = ({ sound, rows, ofServer, withoutLastGood }: Rehearsed) => `# Fault rehearsals

Written by \`npm run rehearse\` (Chromium ${browser.version()}): the newest release of each remote is made to fail on the
running product behind HTTP/2, and a page of it is opened in a new profile. "Seen after" is the time from opening the address until its
contents were seen: drawn by the server, where that says so, or by the browser. "After" is the time until what the customer then had answered
to presses; a press before that is kept and made then (EDG-7). The same page is then opened again in the same visit (RES-12). Without a
fault: ${sound.join(', ')}.

${formatTable(rows)}

## Faulty server parts

The part of a release that draws its pages on the server fails, and the page comes as it would without being drawn. The edge reports it.

${formatTable(ofServer)}

## No release left

When every release of a remote is gone, a panel says what still works and offers Retry; header, footer and the other pages live (SHL-3).
Without any shell the page says only that it could not be loaded.

${formatTable(withoutLastGood)}

Over HTTP/1.1 a browser opens six connections to a host, so a release of more files than six that hang or are slow keeps everything else of
that host waiting: its last good release comes late, or the panel does. Let a proxy in front speak HTTP/2, or serve release files from a
host of their own (ASSET_ORIGIN).
`;

const writePage = async (text: string) =>
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));

await build();
await start();
const browser = await openBrowser();
let front: Http2Front | undefined;
try {
  for (const { feature } of rehearsed) await publishCopy(feature, '1.1.0');
  front = await http2Front(process.env['STOREFRONT_URL'] ?? '');
  process.env['STOREFRONT_URL'] = front.origin;
  // For the fault switch alone: the certificate is made for this run.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const sound: string[] = [];
  const rows: Row[] = [];
  const ofServer: Row[] = [];
  const withoutLastGood: Row[] = [];
  const [gone = faults[0], ...others] = faults;
  for (const visit of rehearsed) {
    const { seconds, shown } = await rehearse(browser, visit, undefined);
    if (shown !== 'the page') throw new Error(`Without a fault, ${visit.page} shows ${shown}`);
    say(`${visit.feature}, without a fault: ${shown} after ${seconds.toFixed(1)} s`);
    sound.push(`${visit.feature} ${seconds.toFixed(1)} s (${visit.page})`);
    for (const fault of [gone, ...others, ...serverFaults]) {
      if (fault === undefined || (visit.feature === 'shell' && notForShell.includes(fault.kind))) continue;
      const outcome = await rehearse(browser, visit, fault);
      (fault.isOfServer ? ofServer : rows).push({ visit, fault, outcome });
      say(`${visit.feature}, ${fault.kind}: ${outcome.shown} after ${outcome.seconds.toFixed(1)} s`);
    }
    if (gone === undefined) continue;
    const outcome = await rehearse(browser, visit, gone, '*');
    withoutLastGood.push({ visit, fault: { words: '404 of every release' }, outcome });
    // After each remote: a run that is ended early leaves what it has found.
    if (wanted.length === 0) await writePage(formatPage({ sound, rows, ofServer, withoutLastGood }));
  }
  if (wanted.length > 0) say(formatPage({ sound, rows, ofServer, withoutLastGood }));
} finally {
  await browser.close();
  await front?.end();
  await stop();
}
