import { takeBookingAnswer } from '../bookings/take-answer';
import { takeOrderAnswer } from '../orders/take-answer';
import type { Ports } from '../ports';
import type { OutboxMessage } from '../outbox/repository';

/** Handles a business's signed answer to a message about an order (D80) or a booking (D96). */
export function takeAnswer(
  ports: Pick<Ports, 'database' | 'clock'> & {
    readonly config: Pick<Ports['config'], 'codeSecret'>;
    readonly kitchenChanges: Pick<Ports['kitchenChanges'], 'tell'>;
  },
  message: Pick<OutboxMessage, 'id' | 'brandId' | 'topic' | 'subject' | 'details'>,
  text: string,
): Promise<void> {
  const handleAnswer = message.subject.startsWith('booking.') ? takeBookingAnswer : takeOrderAnswer;
  return handleAnswer(ports, message, parse(text));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
