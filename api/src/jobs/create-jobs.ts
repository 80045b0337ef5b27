import { expireHolds } from '../bookings/expire-holds';
import { cancelUnaccepted, cancelAbandoned } from '../orders/late-orders';
import { createSenders } from '../outbox/create-senders';
import { refuseSpending } from '../outbox/guard-spending';
import { deliverDue } from '../outbox/deliver';
import type { Channel } from '../outbox/repository';
import type { Sender } from '../outbox/senders/sender';
import type { Ports } from '../ports';
import type { Job } from './job';
import { sweep } from './sweep';

/** The background jobs. Each channel has its own, so that a slow one delays no other. */
export function createJobs(ports: Ports): Job[] {
  const senders = Object.entries(createSenders(ports)) as [Channel, Sender][];
  return [
    ...senders.map(([channel, sender]) => ({
      name: `outbox ${channel}`,
      everySeconds: 1,
      run: () =>
        deliverDue(
          { ...ports, refuse: (messageChannel, messages) => refuseSpending(messageChannel, messages, ports) },
          channel,
          sender,
        ),
    })),
    { name: 'unaccepted orders', everySeconds: 10, run: () => cancelUnaccepted(ports) },
    { name: 'abandoned orders', everySeconds: 60, run: () => cancelAbandoned(ports) },
    { name: 'held tables', everySeconds: 30, run: () => expireHolds(ports) },
    { name: 'sweep', everySeconds: 3_600, run: () => sweep(ports) },
  ];
}
