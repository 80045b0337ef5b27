import type { Answer } from '@storefront/contract';
import { nothingFound, refused } from '../answers';
import { assertNever } from '@storefront/contract';
import type { DeliveryCheck } from './check-delivery';

/** The answer of `business/delivery_status_check`; its sentences show under the postcode field (SVC-23). */
export function presentDelivery(check: DeliveryCheck): Answer<'business/delivery_status_check'> {
  switch (check.kind) {
    case 'delivers':
      return {
        responsecode: '200',
        delivery_minorder_price: check.sector.minimum,
        delivery_price: check.sector.charge,
        delivery_charge_waiver: check.sector.waiver,
      };
    case 'no-business':
      return nothingFound('We cannot find that restaurant.');
    case 'no-delivery':
      return refused(`${check.name} does not deliver.`);
    case 'no-postcode':
      return refused('Please enter valid postcode');
    case 'outcode-alone':
      return refused('Please enter your full postcode.');
    case 'out-of-reach':
      return refused(`Sorry, ${check.name} does not deliver to ${check.postcode}.`);
    default:
      return assertNever(check);
  }
}
