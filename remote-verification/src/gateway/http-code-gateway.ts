import { hasCode, isOk } from '@storefront/contract';
import type { Host } from '@storefront/host';
import type { CodeGateway, DetailsOutcome, Told } from './code-gateway';

/** Asks the storefront API (API2-21 to API2-25). */
export const httpCodeGateway = (api: Host['api']): CodeGateway => ({
  async details(okey, signal): Promise<DetailsOutcome> {
    const answer = await api.call('business/cash_order_otp_details', { okey }, { signal });
    if (isOk(answer)) {
      const { order_details, otp_expire_in } = answer;
      return { kind: 'waiting', order: { mobile: order_details.mobile, secondsLeft: otp_expire_in } };
    }
    // The only refusal of this call is that there is nothing left to confirm (D78).
    return hasCode(answer, '201') ? { kind: 'confirmed' } : { kind: 'refused', sentence: answer.status };
  },
  async send(okey, mobile): Promise<Told> {
    const answer = await api.call('business/cash_order_change_mobile', { okey, mobile });
    return { isDone: isOk(answer), sentence: answer.status };
  },
  async verify(okey, otp): Promise<Told> {
    const answer = await api.call('business/cash_order_otp_verify', { okey, otp });
    return { isDone: isOk(answer), sentence: answer.status };
  },
});
