import { ChoiceChip, ChoiceGroup, QuantityStepper } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { copy } from '../../copy';
import type { BookingStore } from '../../stores/booking-store';
import styles from './table-fields.module.css';

const maxChips = 12;

/** How many guests come: chips, or minus and plus where there are too many to choose from (BKG-7). */
export const GuestsField = observer(function GuestsField({ booking }: { readonly booking: BookingStore }) {
  const { form, guestOptions } = booking;
  const name = useId();
  const [first] = guestOptions;
  const group = {
    legend: copy.booking.guests,
    required: true,
    error: booking.errorOf('guests'),
    role: 'radiogroup' as const,
    variant: 'column' as const,
  };
  if (guestOptions.length > maxChips) {
    const minimum = Number(first);
    const chosen = form.guests === '' ? minimum - 1 : booking.guests;
    const choose = (guests: number) => booking.chooseGuests(String(guests));
    return (
      <ChoiceGroup legend={copy.booking.guests} error={booking.errorOf('guests')}>
        <QuantityStepper
          label={copy.booking.guests}
          value={Math.max(0, chosen)}
          minimum={minimum}
          maximum={Number(guestOptions.at(-1))}
          onIncrease={() => choose(chosen + 1)}
          onDecrease={() => choose(chosen - 1)}
        />
      </ChoiceGroup>
    );
  }
  return (
    <ChoiceGroup {...group}>
      <div className={styles.guests}>
        {guestOptions.map((guests) => (
          <ChoiceChip
            key={guests}
            name={name}
            value={guests}
            checked={guests === form.guests}
            onChoose={() => booking.chooseGuests(guests)}
          >
            {guests}
          </ChoiceChip>
        ))}
      </div>
    </ChoiceGroup>
  );
});
