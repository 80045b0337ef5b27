import { Button } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { KitchenPageModel } from '../../stores/kitchen-page-model';
import styles from './undo-bar.module.css';

/** The steps that can still be undone, below everything else, so that nothing moves when it comes and goes (KIT-9). */
export const UndoBar = observer(function UndoBar({ model }: { readonly model: KitchenPageModel }) {
  const { undoable, now, acts } = model.frame.board;
  if (undoable.length === 0) return null;
  return (
    <ul className={styles.bar} aria-label={copy.undo.region}>
      {undoable.map((order) => (
        <li key={order.key} className={styles.step}>
          <span>{copy.undo.what(order.number, copy.states[order.state])}</span>
          <Button
            className={styles.press}
            tone="secondary"
            size="large"
            busy={acts.isBusy(order.key)}
            onClick={() => void model.undo(order)}
          >
            {copy.undo.press(secondsLeft(order.undo?.until ?? now, now))}
          </Button>
        </li>
      ))}
    </ul>
  );
});

// The clock of a device may be a little behind the server's.
const secondsLeft = (until: number, now: number) => Math.min(10, Math.ceil((until - now) / 1_000));
