import type { CatalogueBooking } from 'api/catalogue-format';
import type { Random } from '../random';

const DESCRIPTIONS = [
  'Book a table downstairs, where the music is quieter.',
  'Tables by the window go first.',
  'Room for small parties and large families.',
  'Sit at the counter and watch us cook, or take a table.',
  'We keep a third of the room for people who book.',
  'The back room seats twelve and has a door that shuts.',
  '',
];
const NOTES = [
  'Tables are held for fifteen minutes.',
  'We ask for the table back after an hour and three quarters.',
  'Please tell us about high chairs and wheelchairs, so that the right table is kept.',
  'Dogs are welcome before six.',
  'Parties of seven and more choose from the feasting menu.',
  '',
];

/** The prices of bookings: free, with a deposit, per guest, or with a service charge. */
const prices: Pick<
  CatalogueBooking,
  'price_per' | 'guest_number_over_pay' | 'deposit' | 'service_charge_type' | 'service_charge'
>[] = [
  {
    price_per: '0.00',
    guest_number_over_pay: 0,
    deposit: '0.00',
    service_charge_type: 'fixed',
    service_charge: '0.00',
  },
  {
    price_per: '0.00',
    guest_number_over_pay: 0,
    deposit: '10.00',
    service_charge_type: 'fixed',
    service_charge: '0.00',
  },
  {
    price_per: '5.00',
    guest_number_over_pay: 6,
    deposit: '0.00',
    service_charge_type: 'fixed',
    service_charge: '1.50',
  },
  {
    price_per: '3.00',
    guest_number_over_pay: 4,
    deposit: '5.00',
    service_charge_type: 'percentage',
    service_charge: '10.00',
  },
  {
    price_per: '2.50',
    guest_number_over_pay: 0,
    deposit: '0.00',
    service_charge_type: 'percentage',
    service_charge: '12.50',
  },
];

/** The table booking of a restaurant; `status` 'no' means that it takes no bookings for now. */
export function bookingOf(index: number, random: Random, status: 'yes' | 'no' = 'yes'): CatalogueBooking {
  const price = prices[index % prices.length];
  if (price === undefined) throw new Error(`no booking price at ${index}`);
  return {
    status,
    min_person: random.pick([1, 1, 2, 2, 4]),
    max_person: random.pick([6, 8, 8, 10, 12, 20]),
    ...price,
    description: random.pick(DESCRIPTIONS),
    reservation_notes: random.pick(NOTES),
    capacity_per_slot: random.pick([8, 12, 16, 24, 30, 40]),
    message_required: index % 7 === 3 ? 'yes' : 'no',
  };
}
