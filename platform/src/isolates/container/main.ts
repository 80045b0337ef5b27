import { setTimeout as wait } from 'node:timers/promises';
import { findEngine } from '../engine';
import { LocalHost } from '../local-host';
import { containerGaps } from './container-gaps';
import { startSupervisor } from './supervisor';
import { parseSupervisorSettings } from './supervisor-settings';

/**
 * The program of the isolates' container: runs code of releases for the servers that share the folder ISOLATES_DIR. It says at its
 * start what its container lacks, and serves until it is asked to end.
 */
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

const exitWith = (sentences: readonly string[]): never => {
  process.stderr.write(`${sentences.join('\n')}\n`);
  process.exit(1);
};

for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const settings = parseSupervisorSettings(process.env);
if (settings.kind === 'refused') exitWith(settings.faults);

if (settings.kind === 'read') {
  const { folder } = settings;
  const asked = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  try {
    const engine = await findEngine();
    const gaps = containerGaps(folder);
    const supervisor = await startSupervisor({
      folder,
      gaps,
      hostFor: (sockets) => new LocalHost(engine, 'container', sockets),
    });
    for (const gap of gaps) say(`This container is no wall: ${gap}. A server in production does not use it.`);
    if (gaps.length === 0) say('This container has no network, no capability and nothing that it keeps.');
    say(`ready ${folder}`);
    await asked;
    // A container engine waits ten seconds; a process that is being ended does not keep this one alive.
    await Promise.race([supervisor.close(), wait(5_000)]);
    process.exit(0);
  } catch (error) {
    exitWith([`No code of releases runs here: ${error instanceof Error ? error.message : String(error)}.`]);
  }
}
