import { databaseClock } from '../database/database-clock';
import { expireHolds } from '../bookings/expire-holds';
import { cancelUnaccepted, cancelAbandoned } from '../orders/late-orders';
import { createSenders } from './create-senders';
import { guardSpending } from '../outbox/guard-spending';
import { deliverDue } from '../outbox/deliver';
import type { Channel } from '../outbox/repository';
import type { Sender } from '../outbox/senders/sender';
import { publishDue } from '../menu-desk/publish-due';
import type { Ports } from '../ports';
import type { Job } from './job';
import { sweep } from './sweep';

/** The background jobs. Each channel has its own, so that a slow one delays no other. */
export function createJobs(ports: Ports): Job[] {
  // A machine whose clock is wrong must not end what others have begun.
  const byDatabaseClock = (work: (jobPorts: Ports) => Promise<void>) => async () =>
    work({ ...ports, clock: await databaseClock(ports.database, ports.clock) });
  const senders = Object.entries(createSenders(ports)) as [Channel, Sender][];
  return [
    ...senders.map(([channel, sender]) => ({
      name: `outbox ${channel}`,
      everySeconds: 1,
      run: () =>
        deliverDue(
          { ...ports, admit: (messageChannel, messages) => guardSpending(messageChannel, messages, ports) },
          channel,
          sender,
        ),
    })),
    { name: 'menus', everySeconds: 1, run: () => publishDue(ports) },
    { name: 'unaccepted orders', everySeconds: 10, run: byDatabaseClock(cancelUnaccepted) },
    { name: 'abandoned orders', everySeconds: 60, run: byDatabaseClock(cancelAbandoned) },
    { name: 'held tables', everySeconds: 30, run: byDatabaseClock(expireHolds) },
    { name: 'sweep', everySeconds: 3_600, run: byDatabaseClock(sweep) },
  ];
}
