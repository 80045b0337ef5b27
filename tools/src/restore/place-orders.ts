import { anOrder } from 'api/testing/ordering';
import { makeCall } from '../testing/customers';
import type { CustomerCall } from '../testing/customers';

/** An order that was sent and answered; times are of `performance.now()`. */
interface SentOrder {
  readonly call: CustomerCall;
  readonly sentAt: number;
  readonly answeredAt: number;
  readonly okey: string;
}

const customers = 4;

/** Places cash orders as customers do, each of somebody else. */
export function createOrders(url: string, sessiontoken: string) {
  const sent: SentOrder[] = [];
  let people = 0;

  const aCall = (): CustomerCall => {
    const body = anOrder(sessiontoken);
    const mobile_no = `077${String((people += 1)).padStart(8, '0')}`;
    const address = { ...body.address, email: `guest-${people}@example.test`, mobile_no };
    return { call: 'business/order', body: { ...body, address } };
  };

  /** Sends an order; returns its key, which is empty when the order is not taken. */
  async function send(call: CustomerCall): Promise<string> {
    const answer = await makeCall(url, call);
    return answer?.responsecode === '200' ? (answer.id ?? '') : '';
  }

  return {
    sent,
    send,
    /** Resolves when this many more orders are answered; rejects when one is refused. */
    async place(count: number): Promise<void> {
      const calls = Array.from({ length: count }, aCall);
      const customer = async () => {
        for (let call = calls.shift(); call !== undefined; call = calls.shift()) {
          const sentAt = performance.now();
          const okey = await send(call);
          if (okey === '') throw new Error('An order was not taken while nothing was wrong.');
          sent.push({ call, sentAt, answeredAt: performance.now(), okey });
        }
      };
      await Promise.all(Array.from({ length: customers }, customer));
    },
  };
}
