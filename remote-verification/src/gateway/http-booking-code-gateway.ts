import { hasCode, isOk } from '@storefront/contract';
import type { Api } from '@storefront/host';
import type { DetailsOutcome, Outcome, VerificationGateway } from './verification-gateway';

/** Calls the storefront API about the code of a table booking (D120). */
export function httpBookingCodeGateway(api: Api): VerificationGateway {
  const progress: VerificationGateway['progress'] = async (id, signal) => {
    const status = await api.call('business/booking_status', { id }, { signal });
    if (!isOk(status)) return 'unknown';
    const { state } = status.booking;
    if (state === 'awaiting_code') return 'waiting';
    return state === 'cancelled' || state === 'expired' ? 'unknown' : 'verified';
  };
  return {
    progress,

    async details(id, signal): Promise<DetailsOutcome> {
      const answer = await api.call('business/booking_otp_details', { id }, { signal });
      if (isOk(answer)) {
        const { mobile, business_id: businessId } = answer.booking_details;
        const { otp_expire_in: expiresIn, otp_resend_in: resendIn } = answer;
        const isSent = answer.otp_sent === 'yes';
        return { kind: 'waiting', details: { mobile, expiresIn, resendIn, isSent, businessId } };
      }
      if (hasCode(answer, '204') || hasCode(answer, '400')) return { kind: 'unknown' };
      if ((await progress(id, signal)) === 'verified') return { kind: 'verified' };
      return { kind: 'refused', sentence: answer.status };
    },

    async send(id, mobile): Promise<Outcome> {
      const answer = await api.call('business/booking_change_mobile', { id, mobile });
      return { kind: isOk(answer) ? 'done' : 'refused', sentence: answer.status };
    },

    async verify(id, code): Promise<Outcome> {
      const answer = await api.call('business/booking_otp_verify', { id, otp: code });
      if (hasCode(answer, '409')) return { kind: 'lost', sentence: answer.status };
      return { kind: isOk(answer) ? 'done' : 'refused', sentence: answer.status };
    },
  };
}
