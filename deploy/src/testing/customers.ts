import { setTimeout } from 'node:timers/promises';

/** What the API answered, as far as tests look into it. */
interface CallAnswer {
  readonly responsecode: string;
  readonly id?: string;
}

/** A call that a customer makes, such as `business/order`. */
export interface CustomerCall {
  readonly call: string;
  readonly body: object;
  /** Where the customer comes from, as a proxy in front of the balancer tells it. */
  readonly address?: string;
}

/** What became of a call. */
interface SentCall extends CustomerCall {
  /** By `performance.now()`. */
  readonly sentAt: number;
  /** Nothing answered the first time. */
  readonly hasFailed: boolean;
  /** The answer, at once or to the second try; undefined where none came. */
  readonly answer: CallAnswer | undefined;
}

interface CustomersDeps {
  readonly url: string;
  readonly calls: readonly CustomerCall[];
  /** How many customers call at the same time. */
  readonly customers: number;
  /** What a customer does whose call was not answered: the same once more, or nothing. It may wait first. */
  readonly afterFailure: (call: CustomerCall) => Promise<'retry' | 'leave'>;
}

interface Customers {
  /** Resolves when so many calls have come to their end. */
  finished(count: number): Promise<void>;
  /** Resolves when all of them have. */
  readonly all: Promise<readonly SentCall[]>;
}

const headers = {
  authorization: `Basic ${Buffer.from('storefront:storefront').toString('base64')}`,
  'content-type': 'application/json',
};

/** Makes a call; undefined when no answer came, or one that says that nobody could answer. */
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

/** Customers who make these calls, each the next as soon as his last one has been answered. */
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
