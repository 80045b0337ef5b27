import type { StoredValues } from '@storefront/contract';
import type { Storage } from '@storefront/host';
import { isOccasion } from '../domain/booking-form';
import type { BookingDraft } from '../domain/booking-form';

/** The booking form of one business, as the browser keeps it for the tab (D112). */
export class StoredDraft {
  constructor(
    private readonly storage: Storage,
    private readonly businessId: string,
  ) {}

  /** What was filled in before a reload; undefined when there is nothing, or it is for another business. */
  read(): BookingDraft | undefined {
    const stored = this.storage.read('booking_draft');
    return stored?.business_id === this.businessId ? parseDraft(stored) : undefined;
  }

  save({ form, messageChoices, paymode, hasAgreed }: BookingDraft) {
    this.storage.write('booking_draft', {
      business_id: this.businessId,
      date: form.date,
      occasion: form.occasion,
      time: form.time,
      guest: form.guests,
      name: form.name,
      email: form.email,
      phone: form.mobile,
      pincode: form.postcode,
      message: form.message,
      booking_update_sms: messageChoices.updates,
      bookyup_offers: messageChoices.offers,
      restaurant_offers: messageChoices.restaurantOffers,
      ...(paymode === 'cod' || paymode === 'card' ? { paymode } : {}),
      agreed: hasAgreed,
    });
  }
}

/** Deletes the kept form once its booking is made. */
export function forgetDraft(storage: Storage): void {
  storage.remove('booking_draft');
}

function parseDraft(stored: StoredValues['booking_draft']): BookingDraft {
  return {
    form: {
      date: stored.date,
      occasion: isOccasion(stored.occasion) ? stored.occasion : '',
      time: stored.time,
      guests: stored.guest,
      name: stored.name,
      email: stored.email,
      mobile: stored.phone,
      postcode: stored.pincode,
      message: stored.message,
    },
    messageChoices: {
      updates: stored.booking_update_sms,
      offers: stored.bookyup_offers,
      restaurantOffers: stored.restaurant_offers,
    },
    paymode: stored.paymode ?? null,
    hasAgreed: stored.agreed,
  };
}
