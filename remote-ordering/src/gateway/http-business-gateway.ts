import { hasCode, isOk } from '@storefront/contract';
import type { BusinessDetails, CallName } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import type { Api } from '@storefront/host';
import {
  parseAutomaticDiscounts,
  parseDeliveryTerms,
  parseDiscount,
  wireCartItem,
  wireServiceMode,
} from '@storefront/pricing';
import type { Parsed } from '@storefront/pricing';
import type { BusinessGateway } from './business-gateway';
import { parseBusiness } from './parse-business';
import { parseMenuContent } from './parse-menu';

/** Treats an answer that cannot be parsed as no answer. */
const valueOf = <Value>(call: CallName, parsed: Parsed<Value>): Value => {
  if (parsed.ok) return parsed.value;
  throw new ApiUnreachable(call, { cause: new Error(parsed.reason) });
};

const refused = (sentence: string) => ({ kind: 'refused' as const, sentence });
const options = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal });

/** The part of the answer that the browser keeps (STO-8). */
const detailsOf = (answer: BusinessDetails): BusinessDetails => ({
  info: answer.info,
  service_availability: answer.service_availability,
  business_service_charge: answer.business_service_charge,
  payment_permission: answer.payment_permission,
  subcatagory: answer.subcatagory,
  booking: answer.booking,
  bs_delivery_sectors: answer.bs_delivery_sectors,
  delivery_timeing: answer.delivery_timeing,
  pickup_timeing: answer.pickup_timeing,
});

/** Asks the storefront API (API-10 to API-14). */
export function httpBusinessGateway(api: Api): BusinessGateway {
  return {
    async details(slug, postcode, signal) {
      const answer = await api.call('business/details', { slug, zipcode: postcode }, options(signal));
      if (isOk(answer)) {
        const details = detailsOf(answer);
        return { kind: 'found', details, business: valueOf('business/details', parseBusiness(details)) };
      }
      if (hasCode(answer, '204')) return { kind: 'unknown' };
      if (hasCode(answer, '221')) return { kind: 'session-over' };
      if (hasCode(answer, '201') && answer.postcode_url) return { kind: 'moved', url: answer.postcode_url };
      return refused(answer.status);
    },

    async menu(businessId, signal) {
      const answer = await api.call('business/menu', { business: businessId }, options(signal));
      if (!isOk(answer)) return refused(answer.status);
      return { kind: 'ok', value: valueOf('business/menu', parseMenuContent(answer)) };
    },

    async discounts(businessId, signal) {
      const answer = await api.call('business/discount', { business: businessId }, options(signal));
      if (!isOk(answer)) return refused(answer.status);
      return { kind: 'ok', value: valueOf('business/discount', parseAutomaticDiscounts(answer.discounts)) };
    },

    async manualDiscount({ businessId, code, mode, lines, discounts, applied }, signal) {
      const body = {
        businessid: businessId,
        discountcode: code,
        productid: lines.map((line) => wireCartItem(line, discounts, applied)),
        servicetype: wireServiceMode(mode),
      };
      const answer = await api.call('business/manual_discount', body, options(signal));
      if (!isOk(answer)) return refused(answer.status);
      const discount = { ...answer.discount, coupon_type: 'manual' as const };
      return { kind: 'ok', value: valueOf('business/manual_discount', parseDiscount(discount)) };
    },

    async deliveryTerms(businessId, postcode, signal) {
      const body = { zipcode: postcode, business: businessId };
      const answer = await api.call('business/delivery_status_check', body, options(signal));
      if (!isOk(answer)) return refused(answer.status);
      const terms = valueOf('business/delivery_status_check', parseDeliveryTerms(answer));
      const { distance } = answer;
      return { kind: 'ok', value: distance === undefined ? terms : { ...terms, distance } };
    },
  };
}
