import { setTimeout } from 'node:timers/promises';

/** The part of the API's answers that tests read. */
interface CallAnswer {
  readonly responsecode: string;
  readonly id?: string;
}

/** A call that a customer makes, such as `business/order`. */
export interface CustomerCall {
  readonly call: string;
  readonly body: object;
  /** The customer's address, as a proxy in front of the called process sends it. */
  readonly address?: string;
}

/** The outcome of a call. */
interface SentCall extends CustomerCall {
  /** In milliseconds of `performance.now()`. */
  readonly sentAt: number;
  /** Whether the first try got no answer. */
  readonly hasFailed: boolean;
  /** The answer to the first or second try; undefined when there was none. */
  readonly answer: CallAnswer | undefined;
}

interface CustomersDeps {
  readonly url: string;
  readonly calls: readonly CustomerCall[];
  /** How many customers call at the same time. */
  readonly customers: number;
  /**
   * What a customer does when a call is not answered: the same call again, or nothing. The function may wait first.
   */
  readonly afterFailure: (call: CustomerCall) => Promise<'retry' | 'leave'>;
}

interface Customers {
  /** Resolves when this many calls have ended. */
  finished(count: number): Promise<void>;
  /** Resolves when all calls have ended. */
  readonly all: Promise<readonly SentCall[]>;
}

const headers = {
  authorization: `Basic ${Buffer.from('storefront:storefront').toString('base64')}`,
  'content-type': 'application/json',
};

/** Makes a call; returns undefined when no answer came, or one that says that no server was available. */
export async function makeCall(
  url: string,
  { call, body, address }: CustomerCall,
): Promise<CallAnswer | undefined> {
  try {
    const answer = await fetch(`${url}/api/${call}`, {
      method: 'POST',
      headers: { ...headers, ...(address !== undefined && { 'x-forwarded-for': address }) },
      body: JSON.stringify(body),
    });
    if (answer.status >= 500) return void (await answer.arrayBuffer());
    return (await answer.json()) as CallAnswer;
  } catch {
    return undefined;
  }
}

/** Customers who make these calls; each makes the next call as soon as the last one is answered. */
export function startCustomers({ url, calls, customers, afterFailure }: CustomersDeps): Customers {
  const waiting = [...calls];
  const sent: SentCall[] = [];
  const customer = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const sentAt = performance.now();
      let answer = await makeCall(url, next);
      const hasFailed = answer === undefined;
      if (hasFailed && (await afterFailure(next)) === 'retry') answer = await makeCall(url, next);
      sent.push({ ...next, sentAt, hasFailed, answer });
    }
  };
  const work = Promise.all(Array.from({ length: customers }, customer));
  return {
    async finished(count) {
      while (sent.length < count) await setTimeout(5);
    },
    all: work.then(() => sent),
  };
}
