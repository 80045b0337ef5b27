import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { calls } from '@storefront/contract/schemas';
import type { Ports } from '../ports';
import { moveOrder } from './move-order';
import { reasonOf } from './reason';

const Answer = Type.Omit(calls['business/order_state'].body, ['okey']);

/** Takes a business's signed answer to a message about one of its orders: it may move that order on (D80). */
export async function takeAnswer(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  { topic, details }: { readonly topic: string; readonly details: Readonly<Record<string, string>> },
  text: string,
): Promise<void> {
  const answer = parse(text);
  if (!Value.Check(Answer, answer)) return;
  const order = { okey: topic, businessId: details['businessId'] ?? '' };
  await moveOrder(database, order, { state: answer.state, reason: reasonOf(answer), now: clock.now() });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
