import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseUnusable } from 'api';
import { closeWithTimeout, waitForShutdown } from './shutdown';
import { loadDemoData } from './load-demo-data';
import { Refusal } from './refusal';
import { allRoles } from './roles';
import { parseSettings } from './settings';
import { startStorefront } from './storefront';

/**
 * The process of `npm start`: reads the environment, serves until it is told to end, and prints one sentence when it cannot start.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

const exitWith = (sentences: readonly string[]): never => {
  process.stderr.write(`${sentences.join('\n')}\n`);
  process.exit(1);
};

// The server must not end when its terminal or pipe is gone.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const reading = parseSettings(process.env);
if (reading.kind === 'refused') exitWith(reading.faults);

if (reading.kind === 'read') {
  const { config, roles } = reading.settings;
  const shutdown = waitForShutdown(process);
  try {
    const demo = await loadDemoData(config);
    const storefront = await startStorefront({
      ...reading.settings,
      brandsDirectory: process.env['BRANDS_DIR'] || join(root, 'platform/brands'),
      root,
      demo,
      say,
    });
    if (demo && roles.has('api'))
      say(`Log in as ${demo.customer.email} / ${demo.customer.password}; messages are at /dev/outbox`);
    say(
      roles.size < allRoles.length
        ? `This process does: ${[...roles].join(', ')}`
        : 'This process does everything: whoever breaks into the part that draws pages has its secrets and its database too; ROLES divides them (docs/security.md).',
    );
    say(`ready http://localhost:${storefront.port}`);
    await shutdown;
    say('Ending …');
    await closeWithTimeout(() => storefront.close());
    process.exit(0);
  } catch (fault) {
    if (fault instanceof DatabaseUnusable || fault instanceof Refusal) exitWith([fault.message]);
    throw fault;
  }
}
