import { Badge, Button } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import { usualStep } from '../../domain/kitchen-order';
import type { KitchenOrder } from '../../domain/kitchen-order';
import type { KitchenPageModel } from '../../stores/kitchen-page-model';
import { OrderTicket } from '../ticket/order-ticket';
import { OrderCustomer, OrderDishes, OrderMarks } from './order-facts';
import styles from './board.module.css';

interface CardProps {
  readonly model: KitchenPageModel;
  readonly order: KitchenOrder;
}

/** An accepted order, with the one step that usually follows. */
export const HandCard = observer(function HandCard({ model, order }: CardProps) {
  const {
    refusal,
    refund,
    frame: { board },
  } = model;
  const step = usualStep(order);
  return (
    <article className={styles.card} aria-labelledby={order.key}>
      <header className={styles.cardBar}>
        <h3 id={order.key}>{copy.order.number(order.number)}</h3>
        <span className={styles.badges}>
          {board.queue.has(order.key) && <Badge tone="warning">{copy.isQueued}</Badge>}
          <Badge tone={order.state === 'ready' ? 'success' : 'neutral'}>{copy.states[order.state]}</Badge>
        </span>
      </header>
      <OrderMarks order={order} />
      <OrderDishes order={order} />
      <OrderCustomer order={order} />
      <OrderTicket frame={model.frame} order={order} />
      <div className={styles.buttons}>
        {step !== undefined && (
          <Button
            size="large"
            className={styles.main}
            busy={board.acts.isBusy(order.key)}
            onClick={() => void model.move(order, { state: step })}
          >
            {copy.steps[step]}
          </Button>
        )}
        {(order.refundable?.left ?? 0) > 0 && (
          <Button size="large" tone="quiet" onClick={() => refund.open(order)}>
            {copy.refund.open}
          </Button>
        )}
        <Button size="large" tone="quiet" onClick={() => refusal.open(order)}>
          {copy.order.cancel}
        </Button>
      </div>
    </article>
  );
});
