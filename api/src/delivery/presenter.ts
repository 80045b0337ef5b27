import type { Answer } from '@storefront/contract';
import { refused, unknownRestaurant } from '../answers';
import { sharedCopy } from '../copy';
import { assertNever } from '@storefront/contract';
import type { DeliveryCheck } from './check-delivery';
import { copy } from './copy';

/** The answer of `business/delivery_status_check`; its sentences show under the postcode field (SVC-23). */
export function presentDelivery(
  check: DeliveryCheck,
  distance: number | undefined,
): Answer<'business/delivery_status_check'> {
  switch (check.kind) {
    case 'delivers':
      return {
        responsecode: '200',
        delivery_minorder_price: check.sector.minimum,
        delivery_price: check.sector.charge,
        delivery_charge_waiver: check.sector.waiver,
        ...(distance !== undefined && { distance }),
      };
    case 'no-business':
      return unknownRestaurant();
    case 'no-delivery':
      return refused(copy.noDelivery(check.name));
    case 'no-postcode':
      return refused(sharedCopy.invalidPostcode);
    case 'outcode-alone':
      return refused(copy.outcodeAlone);
    case 'out-of-reach':
      return refused(copy.outOfReach(check.name, check.postcode));
    default:
      return assertNever(check);
  }
}
