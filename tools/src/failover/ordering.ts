import { setTimeout } from 'node:timers/promises';
import { anOrder } from 'api/testing/ordering';
import { makeCall } from '../testing/customers';
import type { AnsweredOrder } from './judge-failover';

// How many order at the same time, and their pauses in milliseconds: after an order, and before it is sent again.
const customers = 8;
const pauses = { between: 50, again: 200 } as const;

/** Customers who order until they are told to stop. */
export interface Ordering {
  readonly answered: readonly AnsweredOrder[];
  /** The telephone numbers of all customers so far, also of those who wait for an answer. */
  readonly mobiles: ReadonlySet<string>;
  /** Resolves when this many more orders that are sent from now on are answered; rejects when that takes a minute. */
  untilAnswered(count: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Customers who place cash orders, each of somebody else, at these processes in turn: the balancer believes no address that a client names. An order that is not answered is sent again with its request key until it is, as
 * pages do it.
 */
export function startOrdering(urls: readonly string[], sessiontoken: string): Ordering {
  const urlOf = (turn: number) => urls[turn % urls.length] ?? '';
  const answered: AnsweredOrder[] = [];
  let isStopped = false;
  const mobiles = new Set<string>();
  const customer = async () => {
    while (!isStopped) {
      const body = anOrder(sessiontoken);
      const number = mobiles.size + 1;
      const mobile = `077${String(number).padStart(8, '0')}`;
      mobiles.add(mobile);
      const address = { ...body.address, email: `guest-${number}@example.test`, mobile_no: mobile };
      // Behind one address all customers would share its limits.
      const from = `10.0.${(number >> 8) & 255}.${number & 255}`;
      const call = { call: 'business/order', body: { ...body, address }, address: from };
      const sentAt = performance.now();
      let tries = 1;
      let answer = await makeCall(urlOf(number), call);
      for (; answer === undefined; tries += 1) {
        await setTimeout(pauses.again);
        answer = await makeCall(urlOf(number + tries), call);
      }
      if (answer.responsecode !== '200') throw new Error(`An order was refused: ${JSON.stringify(answer)}`);
      answered.push({ mobile, okey: answer.id ?? '', sentAt, answeredAt: performance.now(), tries });
      await setTimeout(pauses.between);
    }
  };
  const running = Promise.all(Array.from({ length: customers }, customer));
  // Awaited by `stop`; a refusal before that is seen by `untilAnswered`.
  running.catch(() => undefined);
  return {
    answered,
    mobiles,
    async untilAnswered(count) {
      const since = performance.now();
      const enough = async () => {
        while (answered.filter(({ sentAt }) => sentAt > since).length < count) {
          if (performance.now() - since > 60_000) throw new Error('No order is taken for a minute.');
          await setTimeout(10);
        }
      };
      await Promise.race([enough(), running]);
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
