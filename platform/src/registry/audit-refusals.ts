import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import { AddressLimit } from '../address-limit';
import { refused } from './change';
import type { Registry } from './registry';

// The audit log is never emptied: a flood of forged links is counted, and only the first of each minute are logged.
const entriesEachMinute = 20;

/** Writes refused preview links to the audit log, and to the server's own log; serving a page waits for neither. */
export function previewRefusals(
  registry: Pick<Registry, 'run'>,
  clock: Clock,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): (brand: string, reason: string) => void {
  const limit = new AddressLimit(clock, entriesEachMinute);
  return (brand, reason) => {
    log.warn({ brand, reason }, 'a preview link was refused');
    if (!limit.take(brand)) return;
    registry
      .run({
        actor: 'visitor',
        action: 'preview open',
        subject: brand,
        brands: [brand],
        reason: '',
        command: () => refused(`The preview link was ${reason}.`),
      })
      .catch((error: unknown) => log.error({ err: error }, 'a refused preview link is not in the audit log'));
  };
}
