import { londonTime } from '@storefront/contract';
import { Button, Dialog } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { SoldOutFor } from '../../domain/tonight';
import type { TonightPageModel } from '../../stores/tonight-page-model';
import styles from './tonight.module.css';

interface SoldOutDialogProps {
  readonly model: TonightPageModel;
  readonly dayEnds: number;
}

/** Asks for how long a dish or an option is sold out. */
export const SoldOutDialog = observer(function SoldOutDialog({ model, dayEnds }: SoldOutDialogProps) {
  const { asked } = model;
  const choices: readonly [SoldOutFor, string][] = [
    ['hour', copy.tonight.hour],
    ['today', copy.tonight.today(londonTime(dayEnds))],
    ['undone', copy.tonight.undone],
  ];
  return (
    <Dialog
      size="small"
      open={asked !== undefined}
      onClose={model.closeDialog}
      title={copy.tonight.ask(asked?.name ?? '')}
      footer={
        <Button tone="secondary" size="large" onClick={model.closeDialog}>
          {copy.tonight.back}
        </Button>
      }
    >
      <div className={styles.answers}>
        {asked &&
          choices.map(([until, words]) => (
            <Button key={until} size="large" wide onClick={() => void model.markSoldOut(asked, until)}>
              {words}
            </Button>
          ))}
      </div>
    </Dialog>
  );
});
