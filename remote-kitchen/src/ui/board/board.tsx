import { BellIcon, EmptyState, FailedState, Loading, PageFailure, SkeletonCard } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { KitchenPageModel } from '../../stores/kitchen-page-model';
import styles from './board.module.css';
import { HandCard } from './hand-card';
import { RefundDialog } from '../refund/refund-dialog';
import { RefusalDialog } from './refusal-dialog';
import { UndoBar } from './undo-bar';
import { WaitingCard } from './waiting-card';

/** The pass: what is to be answered, and what is in hand. */
export const Board = observer(function Board({ model }: { readonly model: KitchenPageModel }) {
  const { board } = model.frame;
  return (
    <>
      {board.acts.sentence !== '' && <PageFailure>{board.acts.sentence}</PageFailure>}
      <Orders model={model} />
      <UndoBar model={model} />
      <RefusalDialog model={model} />
      <RefundDialog refund={model.refund} onConfirm={() => void model.refundChosen()} />
    </>
  );
});

const Orders = observer(function Orders({ model }: { readonly model: KitchenPageModel }) {
  const { orders, waiting, inHand, refusedSentence } = model.frame.board;
  if (refusedSentence !== '')
    return (
      <FailedState size="panel" onRetry={() => void model.frame.ask()}>
        {refusedSentence}
      </FailedState>
    );
  if (orders === undefined)
    return (
      <Loading label={copy.loading} className={styles.columns}>
        <SkeletonCard cover={false} />
        <SkeletonCard cover={false} />
      </Loading>
    );
  if (orders.length === 0)
    return (
      <EmptyState icon={<BellIcon size={36} />} title={copy.board.nothing}>
        {copy.board.nothingText}
      </EmptyState>
    );
  return (
    <div className={styles.columns}>
      <section className={styles.column} aria-labelledby="kitchen-waiting">
        <h2 id="kitchen-waiting" className={styles.title}>
          {copy.board.waiting} <span className={styles.count}>{waiting.length}</span>
        </h2>
        {waiting.length === 0 && <p className={styles.nothing}>{copy.board.nothingWaits}</p>}
        {waiting.map((order, index) => (
          <WaitingCard key={order.key} model={model} order={order} isFirst={index === 0} />
        ))}
      </section>
      <section className={styles.column} aria-labelledby="kitchen-in-hand">
        <h2 id="kitchen-in-hand" className={styles.title}>
          {copy.board.inHand} <span className={styles.count}>{inHand.length}</span>
        </h2>
        {inHand.length === 0 && <p className={styles.nothing}>{copy.board.nothingInHand}</p>}
        {inHand.map((order) => (
          <HandCard key={order.key} model={model} order={order} />
        ))}
      </section>
    </div>
  );
});
