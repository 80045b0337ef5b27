import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { OutboxMessage } from '../outbox/repository';
import type { Ports } from '../ports';
import { looksAtNothing, runIdempotent } from '../request-keys/run-idempotent';
import { seatBooking } from './seat-booking';

const Answer = Type.Object({ state: Type.Literal('completed') });

/** Takes a business's signed answer to a message about one of its bookings: the guests were seated (D96). The first answer counts. */
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
      look: looksAtNothing,
      run: async (transaction) => ({ answer: (await seatBooking(transaction, booking, now)).kind }),
      isFinal: () => true,
    },
  );
}
