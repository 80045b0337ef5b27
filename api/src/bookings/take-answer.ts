import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { OutboxMessage } from '../outbox/repository';
import type { Ports } from '../ports';
import { lookUpNothing, runIdempotent } from '../request-keys/run-idempotent';
import { seatBooking } from './seat-booking';

const Answer = Type.Object({ state: Type.Literal('completed') });

/** Handles a business's signed answer that the guests of a booking were seated (D96). Only the first answer counts. */
export async function takeBookingAnswer(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  { id, brandId, topic, details }: Pick<OutboxMessage, 'id' | 'brandId' | 'topic' | 'details'>,
  answer: unknown,
): Promise<void> {
  if (!Value.Check(Answer, answer)) return;
  const booking = { id: topic, businessId: details['businessId'] ?? '' };
  const now = clock.now();
  await runIdempotent(
    database,
    { call: 'webhook answer', brandId, key: id, payload: answer, now },
    {
      lookUp: lookUpNothing,
      run: async (transaction) => ({ answer: (await seatBooking(transaction, booking, now)).kind }),
      isFinal: () => true,
    },
  );
}
