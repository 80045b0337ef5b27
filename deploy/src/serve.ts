import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DatabaseUnusable, demoCustomer } from 'api';
import { Refusal } from './refusal';
import { allRoles } from './roles';
import { readSettings } from './settings';
import { startStorefront } from './storefront';

/** The process that `npm start` runs: reads the environment, serves until it is told to end, and says in a sentence what stops it. */
const house = fileURLToPath(new URL('../..', import.meta.url));
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

const giveUp = (sentences: readonly string[]): never => {
  process.stderr.write(`${sentences.join('\n')}\n`);
  process.exit(1);
};

// A terminal or a pipe that is gone must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const reading = readSettings(process.env);
if (reading.kind === 'refused') giveUp(reading.faults);

// Requests have 8 s to be answered, then connections are cut; what is still being done after this is given up.
const mostMillisecondsToEnd = 9_500;

if (reading.kind === 'read') {
  const { config, roles } = reading.settings;
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Who asks a second time does not want to wait.
      if (ending.signal.aborted) process.exit(1);
      ending.abort();
    });
  }
  try {
    const storefront = await startStorefront({
      ...reading.settings,
      brandsDirectory: process.env['BRANDS_DIR'] || join(house, 'platform/brands'),
      house,
      say,
    });
    if (!config.production && roles.has('api'))
      say(`Log in as ${demoCustomer.email} / ${demoCustomer.password}; messages are at /dev/outbox`);
    if (roles.size < allRoles.length) say(`This process does: ${[...roles].join(', ')}`);
    say(`ready http://localhost:${storefront.port}`);
    if (!ending.signal.aborted)
      await new Promise((resolve) => ending.signal.addEventListener('abort', resolve));
    say('Ending …');
    await Promise.race([storefront.close(), setTimeout(mostMillisecondsToEnd)]);
    process.exit(0);
  } catch (fault) {
    if (fault instanceof DatabaseUnusable || fault instanceof Refusal) giveUp([fault.message]);
    throw fault;
  }
}
