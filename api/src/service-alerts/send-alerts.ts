import type { Database } from '../database/database';
import { knownCause, writeMessages } from '../outbox/write-message';
import { placeServed } from './messages';
import { createServiceAlertRepository } from './repository';

const messagesAtOnce = 500;

/**
 * Writes to every address whose place is served by now, and deletes its request. `transaction` is that of the import, so that both happen
 * exactly once, with the restaurants or not at all (D119).
 */
export async function sendAlerts(transaction: Database, now: Date): Promise<void> {
  const alerts = createServiceAlertRepository(transaction);
  await alerts.holdBackRequests();
  const messages = (await alerts.takeServed()).map(placeServed);
  for (let start = 0; start < messages.length; start += messagesAtOnce)
    await writeMessages(transaction, messages.slice(start, start + messagesAtOnce), {
      now,
      cause: knownCause,
    });
}
