import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { calls } from '@storefront/contract/schemas';
import { systemActor } from '../kitchen-acts/repository';
import type { OutboxMessage } from '../outbox/repository';
import type { Ports } from '../ports';
import { lookUpNothing, runIdempotent } from '../request-keys/run-idempotent';
import { moveOrder } from './move-order';
import { reasonOf } from './reason';

type AnswerPorts = Pick<Ports, 'database' | 'clock'> & {
  readonly kitchenChanges: Pick<Ports['kitchenChanges'], 'tell'>;
  readonly config: Pick<Ports['config'], 'codeSecret'>;
};

const Answer = Type.Omit(calls['business/order_state'].body, ['okey']);

/**
 * Applies a business's signed answer to a webhook about one of its orders, which may move the order on (D80). The first answer to a
 * message counts; a repeat, or another answer to the same message, changes nothing.
 */
export async function takeOrderAnswer(
  { database, clock, config, kitchenChanges }: AnswerPorts,
  { id, brandId, topic, details }: Pick<OutboxMessage, 'id' | 'brandId' | 'topic' | 'details'>,
  answer: unknown,
): Promise<void> {
  if (!Value.Check(Answer, answer)) return;
  const order = { okey: topic, businessId: details['businessId'] ?? '' };
  const now = clock.now();
  let movedSlug: string | undefined;
  await runIdempotent(
    database,
    { call: 'webhook answer', brandId, key: id, payload: answer, now },
    {
      lookUp: lookUpNothing,
      async run(transaction) {
        const result = await moveOrder(transaction, order, {
          state: answer.state,
          reason: reasonOf(answer),
          minutes: answer.minutes,
          now,
          codeSecret: config.codeSecret,
          by: systemActor,
        });
        if (result.kind === 'moved') movedSlug = result.order.businessSlug;
        return { answer: result.kind };
      },
      isFinal: () => true,
    },
  );
  if (movedSlug !== undefined) kitchenChanges.tell(movedSlug);
}
