import { hasCode, isOk } from '@storefront/contract';
import type { Api } from '@storefront/host';
import type { DetailsOutcome, Outcome, VerificationGateway } from './verification-gateway';

/** Calls the storefront API: the three verification calls, and the order's status when that tells more (API2-21 to API2-25). */
export function httpVerificationGateway(api: Api): VerificationGateway {
  const progress: VerificationGateway['progress'] = async (okey, signal) => {
    const status = await api.call('business/order_status', { okey }, { signal });
    if (!isOk(status)) return 'unknown';
    return status.order.state === 'awaiting_code' ? 'waiting' : 'verified';
  };
  return {
    progress,

    async details(okey, signal): Promise<DetailsOutcome> {
      const answer = await api.call('business/cash_order_otp_details', { okey }, { signal });
      if (isOk(answer)) {
        return {
          kind: 'waiting',
          details: {
            mobile: answer.order_details.mobile,
            expiresIn: answer.otp_expire_in,
            resendIn: answer.otp_resend_in ?? 0,
            isSent: answer.otp_sent !== 'no',
            businessId: null,
          },
        };
      }
      if (hasCode(answer, '204') || hasCode(answer, '400')) return { kind: 'unknown' };
      // A refusal may mean that nothing is left to verify; only the order's state tells (D78).
      if ((await progress(okey, signal)) === 'verified') return { kind: 'verified' };
      return { kind: 'refused', sentence: answer.status };
    },

    async send(okey, mobile): Promise<Outcome> {
      const answer = await api.call('business/cash_order_change_mobile', { okey, mobile });
      return isOk(answer)
        ? { kind: 'done', sentence: answer.status }
        : { kind: 'refused', sentence: answer.status };
    },

    async verify(okey, code): Promise<Outcome> {
      const answer = await api.call('business/cash_order_otp_verify', { okey, otp: code });
      return isOk(answer)
        ? { kind: 'done', sentence: answer.status }
        : { kind: 'refused', sentence: answer.status };
    },
  };
}
