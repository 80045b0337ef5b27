import { expectedInWords } from '@storefront/contract';
import { copy } from '../../copy';
import type { Order } from '../../domain/order';
import styles from './expected-line.module.css';

/** When the order comes, as the largest line of its page; once that time is over, who knows more. */
export function ExpectedLine({ order, now }: { readonly order: Order; readonly now: number }) {
  const { expected, mode, business } = order;
  if (expected === undefined) return null;
  const said = expectedInWords(expected, mode === 'delivery');
  return (
    <>
      <p className={styles.expected}>
        {said.words} <strong>{said.times}</strong>
      </p>
      {now > expected.until && <p className={styles.late}>{copy.order.late(business.name)}</p>}
    </>
  );
}
