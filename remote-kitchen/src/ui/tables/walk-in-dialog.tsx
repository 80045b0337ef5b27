import { Button, Dialog, QuantityStepper } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { TableSlot } from '../../domain/table';
import type { TablesPageModel } from '../../stores/tables-page-model';
import styles from './tables.module.css';

/** Asks how many guests without a booking are seated (KIT-33). */
export const WalkInDialog = observer(function WalkInDialog({ model }: { readonly model: TablesPageModel }) {
  const { seating } = model;
  return (
    <Dialog
      size="small"
      open={seating !== undefined}
      onClose={model.closeSeating}
      title={copy.tables.walkInTitle(seating?.time ?? '')}
      description={copy.tables.free(seating?.free ?? 0)}
      footer={
        <>
          <Button tone="secondary" size="large" onClick={model.closeSeating}>
            {copy.tables.back}
          </Button>
          <Seat model={model} />
        </>
      }
    >
      {seating && <HowMany model={model} slot={seating} />}
    </Dialog>
  );
});

// The box of a dialog is not drawn again by what is below it, so each part of it observes for itself.
const Seat = observer(function Seat({ model }: { readonly model: TablesPageModel }) {
  return (
    <Button size="large" onClick={() => void model.seat()}>
      {copy.tables.seat(model.guests)}
    </Button>
  );
});

const HowMany = observer(function HowMany({
  model,
  slot,
}: {
  readonly model: TablesPageModel;
  readonly slot: TableSlot;
}) {
  return (
    <div className={styles.bar}>
      <strong>{copy.tables.howMany}</strong>
      <QuantityStepper
        label={copy.tables.howMany}
        value={model.guests}
        minimum={1}
        maximum={slot.free}
        onIncrease={() => model.changeGuests(model.guests + 1)}
        onDecrease={() => model.changeGuests(model.guests - 1)}
      />
    </div>
  );
});
