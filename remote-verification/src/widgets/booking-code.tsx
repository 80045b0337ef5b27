import { defineWidget } from '@storefront/host';
import { BookingCodeModel } from '../stores/booking-code-model';
import type { BookingCodeInput } from '../stores/booking-code-model';
import { BookingCode } from '../ui/booking-code';

export default defineWidget({
  create: (host, booking: BookingCodeInput) => new BookingCodeModel(host, booking),
  Component: BookingCode,
});
