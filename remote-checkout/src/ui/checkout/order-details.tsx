import { Accordion, AccordionItem, Badge, Banner, GiftIcon, TextButton } from '@storefront/ui';
import { unitCount } from '@storefront/pricing';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { CartStore } from '../../stores/cart-store';
import { OrderLineItem } from '../order-line-item';
import styles from './order-details.module.css';

const section = 'details';

/** The dishes of the order, four at first (CHK-7 to CHK-10). */
export const OrderDetails = observer(function OrderDetails({ cart }: { cart: CartStore }) {
  return (
    <div className={styles.details}>
      <Accordion
        size="small"
        open={cart.isExpanded ? [section] : []}
        onOpenChange={(open) => cart.setExpanded(open.includes(section))}
      >
        <AccordionItem
          id={section}
          level={2}
          title={copy.details.heading}
          aside={<Badge round>{copy.details.count(unitCount(cart.cart.lines))}</Badge>}
        >
          <ul className={styles.lines}>
            {cart.shownLines.map((line, at) => (
              <OrderLineItem key={at} line={line} />
            ))}
          </ul>
          {cart.moreLines > 0 && (
            <TextButton className={styles.more} onClick={cart.showMore}>
              {copy.details.showMore(cart.moreLines)}
            </TextButton>
          )}
          {cart.freeDishes.length > 0 && (
            <ul className={styles.free}>
              {cart.freeDishes.map(({ name, quantity }) => (
                <li key={name}>
                  <GiftIcon size={18} />
                  <span>
                    {quantity} × <bdi>{name}</bdi>
                  </span>
                  <strong>{copy.details.free}</strong>
                </li>
              ))}
            </ul>
          )}
        </AccordionItem>
      </Accordion>
      {cart.minimumAge !== undefined && (
        <Banner tone="info">{copy.details.minimumAge(cart.minimumAge)}</Banner>
      )}
    </div>
  );
});
