import type { StoredValues, UserData } from '@storefront/contract';
import type { Booking, BookingDay, Slot } from '../domain/booking';
import type { Information } from '../domain/information';
import type { ReviewPage } from '../domain/review';
import type { BookingRequest, BusinessMeta } from '../gateway/booking-gateway';

/** A slot before midnight. */
export function slotAt(time: string, date = '2026-11-27'): Slot {
  return {
    id: `s-${time.replace(':', '')}`,
    at: { date, time, serviceDate: date, isRepeated: false },
    covers: 6,
  };
}

/** A date with two slots and nothing to pay. */
export function aDay(parts: Partial<BookingDay> = {}): BookingDay {
  return {
    date: '2026-11-27',
    slots: [slotAt('19:00'), slotAt('19:15')],
    terms: { guestPrice: 0, freeGuests: 0, deposit: 0, serviceCharge: { kind: 'fixed', amount: 0 } },
    minimumGuests: 2,
    maximumGuests: 6,
    note: 'Tables are kept for fifteen minutes.',
    ...parts,
  };
}

export function aRequest(parts: Partial<BookingRequest> = {}): BookingRequest {
  return {
    sessionToken: undefined,
    businessId: 'b-101',
    date: '2026-11-27',
    time: '19:00',
    slotId: 's-1900',
    paymode: 'cod',
    guests: 4,
    totalGuestPrice: 2000,
    name: 'Ada Moss',
    email: 'ada@example.test',
    mobile: '07700900123',
    postcode: 'E1 6AN',
    occasion: 'Birthday',
    message: '',
    wantsUpdates: true,
    wantsOffers: true,
    wantsRestaurantOffers: false,
    requestKey: 'key-1',
    ...parts,
  };
}

export function aBooking(parts: Partial<Booking> = {}): Booking {
  return {
    id: 'k7Zq',
    number: 'B-4821',
    businessName: 'Saffron Yard',
    businessSlug: 'saffron-yard',
    businessId: 'b-101',
    address: '12 Hanbury Street, Spitalfields, London, E1 6QR',
    phone: '020 7946 0101',
    at: { date: '2026-11-27', time: '19:00', serviceDate: '2026-11-27', isRepeated: false },
    guests: 4,
    name: 'Ada Moss',
    occasion: 'Birthday',
    message: '',
    state: 'booked',
    amountDue: 0,
    paymode: 'cod',
    isPaid: false,
    cancelUntil: '2026-11-27T17:00:00.000Z',
    calendar: 'BEGIN:VCALENDAR',
    ...parts,
  };
}

/** The first page of reviews, of `count` guests. */
export function aReviewPage(count = 2, isMore = true): ReviewPage {
  return {
    reviews: Array.from({ length: count }, (_, at) => ({
      name: `Guest ${at + 1}`,
      at: '2026-10-02T18:00:00.000Z',
      stars: '4.5',
      text: at === 0 ? 'The best dal in London.' : '',
    })),
    isMore,
    summary: {
      business: 'Saffron Yard',
      overall: '4.4',
      overallText: 'Excellent',
      quality: '4.1',
      service: '4.2',
      value: '4.3',
      count: 38,
    },
  };
}

export const information: Information = {
  name: 'Saffron Yard',
  details: 'Home cooking from Lucknow.',
  openingTimes: [
    { day: 'Monday', label: 'Closed' },
    { day: 'Tuesday', label: '12:00 - 23:00' },
  ],
  specialDays: [{ day: 'Friday 25 December 2026', label: 'Closed' }],
  deliverySectors: ['e16', 'e17'],
};

export const meta: BusinessMeta = {
  title: 'Saffron Yard, Spitalfields',
  keywords: 'curry, naan',
  description: 'Tables at Saffron Yard.',
  bannerUrl: '/api/pictures/banner',
};

/** A booking form as the browser keeps it for the tab. */
export function aStoredDraft(
  parts: Partial<StoredValues['booking_draft']> = {},
): StoredValues['booking_draft'] {
  return {
    business_id: 'b-101',
    date: '2026-11-27',
    occasion: 'Birthday',
    time: '19:00',
    guest: '4',
    name: 'Ada Moss',
    email: 'ada@example.test',
    phone: '07700900123',
    pincode: 'E1 6AN',
    message: '',
    booking_update_sms: true,
    bookyup_offers: true,
    restaurant_offers: false,
    agreed: false,
    ...parts,
  };
}

/** A logged-in user. */
export const aUser: UserData = {
  user_id: '7',
  sessiontoken: 'token',
  name: 'Ada',
  email: 'ada@example.test',
  mobile: '07700900123',
  address_book: null,
  address_book_list: [],
  sms_subscription: 'no',
  bookyup_subscription: 'no',
  subscribed_bs_list: [],
};
