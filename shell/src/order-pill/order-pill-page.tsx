import type { Api, Clock } from '@storefront/host';
import { httpOrderGateway } from './gateway/http-order-gateway';
import { OrderPill } from './ui/order-pill';
import type { OrderPillComponent } from './ui/order-door';

/** The order on its way, as the header shows it. */
export function orderPill(deps: { readonly api: Api; readonly clock: Clock }): OrderPillComponent {
  const gateway = httpOrderGateway(deps.api);
  return function FollowedOrder(props) {
    return <OrderPill {...props} key={props.okey} gateway={gateway} clock={deps.clock} />;
  };
}
