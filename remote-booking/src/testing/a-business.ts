import type { BookingRules, Business } from '../domain/business';

/** Booking rules for one to eight guests, free of charge. */
export function aBookingRules(parts: Partial<BookingRules> = {}): BookingRules {
  return {
    minimumGuests: 1,
    maximumGuests: 8,
    terms: { guestPrice: 0, freeGuests: 0, deposit: 0, serviceCharge: { kind: 'fixed', amount: 0 } },
    description: 'Book a table by the tandoor.',
    isMessageRequired: false,
    ...parts,
  };
}

/** A business that takes orders and bookings. */
export function aBusiness(parts: Partial<Business> = {}): Business {
  return {
    id: 'b-101',
    slug: 'saffron-yard',
    name: 'Saffron Yard',
    logo: '',
    cover: '',
    isCoverIllustration: false,
    look: undefined,
    addressParts: ['12 Hanbury Street', 'Spitalfields', 'London'],
    cuisines: ['Indian', 'Vegan'],
    rating: '4.4',
    reviewCount: 38,
    isPoweredBy: true,
    allergyText: 'Nuts and gluten are used in our kitchen.',
    nextOpen: '',
    openNow: '',
    deliveryFrom: undefined,
    modes: {
      collection: { isOffered: true, possible: 'yes', minutes: 20, times: [] },
      delivery: { isOffered: true, possible: 'yes', minutes: 45, times: [] },
    },
    takesBookings: true,
    payOptions: [
      { value: 'cod', label: 'Pay at the restaurant' },
      { value: 'card', label: 'Card' },
    ],
    booking: aBookingRules(),
    ...parts,
  };
}
