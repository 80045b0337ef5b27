import { Button, Chip, ClockIcon, classNames } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import { timeLeft } from '../../domain/kitchen-order';
import type { KitchenOrder } from '../../domain/kitchen-order';
import type { KitchenPageModel } from '../../stores/kitchen-page-model';
import { OrderTicket } from '../ticket/order-ticket';
import { OrderCustomer, OrderDishes, OrderMarks } from './order-facts';
import styles from './board.module.css';

const minuteChoices = [15, 20, 30, 45, 60, 75];
const urgentMilliseconds = 120_000;

interface CardProps {
  readonly model: KitchenPageModel;
  readonly order: KitchenOrder;
}

/** An order that waits for its answer; the one to answer first is the largest thing on the page (KIT-6). */
export const WaitingCard = observer(function WaitingCard({
  model,
  order,
  isFirst,
}: CardProps & { readonly isFirst: boolean }) {
  return (
    <article className={classNames(styles.card, isFirst && styles.first)} aria-labelledby={order.key}>
      <header className={styles.cardBar}>
        <h3 id={order.key}>{copy.order.number(order.number)}</h3>
        <TimeLeft model={model} order={order} />
      </header>
      <OrderMarks order={order} />
      <OrderDishes order={order} />
      <OrderCustomer order={order} />
      <OrderTicket frame={model.frame} order={order} />
      <Answer model={model} order={order} />
    </article>
  );
});

const TimeLeft = observer(function TimeLeft({ model, order: { answerBy } }: CardProps) {
  const { now } = model.frame.board;
  if (answerBy === undefined) return null;
  return (
    <p className={classNames(styles.left, answerBy - now < urgentMilliseconds && styles.urgent)}>
      <ClockIcon size={20} /> {copy.order.timeLeft(timeLeft(answerBy, now))}
    </p>
  );
});

const Answer = observer(function Answer({ model, order }: CardProps) {
  const {
    refusal,
    frame: { board },
  } = model;
  const { chosenTime, key } = order;
  const isSoon = chosenTime === undefined;
  const accept = () =>
    void model.move(order, isSoon ? { state: 'accepted', minutes: board.minutes } : { state: 'accepted' });
  return (
    <div className={styles.answer}>
      {isSoon && (
        <fieldset>
          <legend className={styles.legend}>{copy.order.minutes}</legend>
          <div className={styles.minutes}>
            {minuteChoices.map((minutes) => (
              <Chip
                key={minutes}
                className={styles.minute ?? ''}
                pressed={board.minutes === minutes}
                onPress={() => board.chooseMinutes(minutes)}
              >
                {copy.order.minute(minutes)}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      <div className={styles.buttons}>
        <Button size="large" className={styles.main} busy={board.acts.isBusy(key)} onClick={accept}>
          {isSoon ? copy.order.accept(board.minutes) : copy.order.acceptChosen(chosenTime)}
        </Button>
        <Button size="large" tone="secondary" onClick={() => refusal.open(order)}>
          {copy.order.reject}
        </Button>
      </div>
    </div>
  );
});
