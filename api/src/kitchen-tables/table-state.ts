import { assertNever } from '@storefront/contract';
import type { Body } from '@storefront/contract';
import type { Booking } from '../bookings/repository';

/** Where a table is, as the kitchen sees it. `held`: it is being paid for. */
export type ShownState = Body<'kitchen/table_state'>['state'] | 'held';

/** Where a booking that stands is. A paid visit counts as completed by itself (D96), but only the kitchen says that guests are seated. */
export function tableState({ state, noShowAt }: Pick<Booking, 'state' | 'noShowAt'>): ShownState {
  if (noShowAt !== null) return 'no_show';
  if (state === 'held') return 'held';
  return state === 'completed' ? 'seated' : 'expected';
}

/** The states that a table can go to. Guests who came without a booking are seated, or that is taken back. */
export function nextStates({
  isWalkIn,
  ...booking
}: Pick<Booking, 'state' | 'noShowAt' | 'isWalkIn'>): Body<'kitchen/table_state'>['state'][] {
  const state = tableState(booking);
  if (isWalkIn) return state === 'seated' ? ['no_show'] : ['seated'];
  switch (state) {
    case 'held':
      return [];
    case 'expected':
      return ['seated', 'no_show'];
    case 'seated':
      return ['expected'];
    case 'no_show':
      return ['expected', 'seated'];
    default:
      return assertNever(state);
  }
}
