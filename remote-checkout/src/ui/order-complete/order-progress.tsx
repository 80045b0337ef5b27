import { londonTime } from '@storefront/contract';
import { CheckIcon, VisuallyHidden, classNames } from '@storefront/ui';
import { copy } from '../../copy';
import type { Order } from '../../domain/order';
import { listSteps } from '../../domain/order-progress';
import type { ProgressStep } from '../../domain/order-progress';
import styles from './order-progress.module.css';

/** The progress of the order as a list of steps (D79). */
export function OrderProgress({ order }: { order: Order }) {
  const steps = listSteps(order);
  if (steps.length === 0) return null;
  const label = (step: ProgressStep['step']) =>
    step === 'completed' ? copy.order.steps.completed[order.mode] : copy.order.steps[step];
  return (
    <ol className={styles.steps} aria-label={copy.order.progress}>
      {steps.map(({ step, place, at }) => (
        <li
          key={step}
          className={classNames(styles.step, styles[place])}
          aria-current={place === 'now' ? 'step' : undefined}
        >
          <span className={styles.dot}>{place === 'done' && <CheckIcon size={16} />}</span>
          <span className={styles.words}>
            {label(step)}
            <VisuallyHidden>, {copy.order.places[place]}</VisuallyHidden>
          </span>
          <span className={styles.time}>{at === undefined ? '' : londonTime(at)}</span>
        </li>
      ))}
    </ol>
  );
}
