import type { Body } from '@storefront/contract';
import type { CatalogueBusiness } from '../catalogue/format';
import { everyDay } from './builders';
import { anOrderingBusiness, businessId } from './ordering';
import type { TestApi } from './test-api';

const rules = {
  status: 'yes',
  min_person: 1,
  max_person: 8,
  price_per: '3.00',
  guest_number_over_pay: 4,
  deposit: '0.00',
  service_charge_type: 'percentage',
  service_charge: '10.00',
  description: '',
  reservation_notes: 'Tables are held for fifteen minutes.',
  capacity_per_slot: 12,
  message_required: 'no',
} as const satisfies CatalogueBusiness['booking'];

/** A business with tables: £3.00 for each guest once there are more than four, and 10 % on top; twelve covers a slot. */
export function aTableBusiness(
  booking: Partial<NonNullable<CatalogueBusiness['booking']>> = {},
  parts: Partial<CatalogueBusiness> = {},
) {
  return anOrderingBusiness({
    payment_permission: {
      order: [{ value: 'cod', leble: 'Cash' }],
      booking: [
        { value: 'cod', leble: 'Pay at the restaurant' },
        { value: 'card', leble: 'Card' },
      ],
    },
    opening: everyDay(['17:00', '20:00'], ['22:00', '01:00']),
    booking: { ...rules, ...booking },
    ...parts,
  });
}

let keys = 0;

/** A table for four on the Saturday after the tests' Friday. */
export function aBooking(parts: Partial<Body<'business/booking'>> = {}): Body<'business/booking'> {
  return {
    business_id: businessId,
    date: '2026-11-21',
    time: '18:00',
    time_slot_id: parts.time ?? '18:00',
    paymode: 'cod',
    guest: 4,
    total_guest_price: (parts.guest ?? 4) > 4 ? `${(parts.guest ?? 4) * 3}.00` : '0.00',
    name: 'Ada Moss',
    email: 'ada@example.test',
    phone: '07700900123',
    pincode: 'E1 6AN',
    about_us: 'about_us',
    occasion: 'Birthday',
    message: '',
    booking_update_sms: 'y',
    bookyup_offers: 'y',
    restaurant_offers: 'n',
    request_key: `booking-${(keys += 1)}`,
    ...parts,
  };
}

/** Makes a booking wait for its code, as a fourth open one by the same number does. */
export async function makeWaitForCode(api: TestApi, id: string): Promise<void> {
  const end = new Date(api.clock.now().getTime() + 30 * 60_000).toISOString();
  await api.database.database.execute(
    `update bookings set state = 'awaiting_code', hold_ends_at = '${end}' where id = '${id}'`,
  );
}
