import type { BusinessDetails } from '@storefront/contract';
import { parsePounds, parseCharges } from '@storefront/pricing';
import type { Business } from '../domain/business';

/** Parses a business; undefined when its charges or its minimum are not amounts. */
export function parseBusiness(details: BusinessDetails): Business | undefined {
  const { info } = details;
  const charges = parseCharges(details.business_service_charge);
  const minimum = parsePounds(info.pickup_minorder_price);
  if (!charges.ok || !minimum.ok) return undefined;
  const { avg_delivery_time, avg_pickup_time } = info.avg_pickup_delivery_time;
  return {
    id: info.business_id,
    slug: info.business_slug,
    name: info.business_name,
    charges: charges.value,
    collectionMinimum: minimum.value,
    sectors: details.bs_delivery_sectors,
    payments: (details.payment_permission[0]?.order ?? []).map(({ value, leble }) => ({
      mode: value,
      label: leble,
    })),
    services: {
      delivery: {
        possible: info.delivery_order_possible,
        takesMinutes: avg_delivery_time,
        times: details.delivery_timeing,
      },
      collection: {
        possible: info.pickup_order_possible,
        takesMinutes: avg_pickup_time,
        times: details.pickup_timeing,
      },
    },
  };
}
