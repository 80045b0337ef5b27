import { Button, IconButton, TextField, TrashIcon, VisuallyHidden } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { Area } from '../../domain/menu-desk';
import type { DraftForm } from '../../stores/draft-form';
import styles from './menu-desk.module.css';

interface AreasFormProps {
  readonly form: DraftForm<{ areas: Area[] }>;
}

/** Where deliveries go, and what they cost there. */
export const AreasForm = observer(function AreasForm({ form }: AreasFormProps) {
  const { areas } = form.value;
  return (
    <>
      <p className={styles.lead}>{copy.desk.areasHint}</p>
      {areas.map((area, index) => (
        // Its sector is what a person changes.
        <fieldset key={index} className={styles.box}>
          <VisuallyHidden as="legend">{area.sector || copy.desk.thing.area}</VisuallyHidden>
          <div className={styles.item}>
            <TextField
              label={copy.desk.sector}
              value={area.sector}
              onChange={(text) => form.change(() => (area.sector = text))}
            />
            <TextField
              label={copy.desk.fee}
              inputMode="decimal"
              value={area.charge}
              onChange={(text) => form.change(() => (area.charge = text))}
            />
            <IconButton
              label={copy.desk.remove(area.sector || copy.desk.thing.area)}
              onClick={() => form.change((value) => void value.areas.splice(index, 1))}
            >
              <TrashIcon size={20} />
            </IconButton>
          </div>
          <div className={styles.pair}>
            <TextField
              label={copy.desk.minimum}
              inputMode="decimal"
              value={area.minimum}
              onChange={(text) => form.change(() => (area.minimum = text))}
            />
            <TextField
              label={copy.desk.freeFrom}
              inputMode="decimal"
              value={area.waiver}
              onChange={(text) => form.change(() => (area.waiver = text))}
            />
          </div>
        </fieldset>
      ))}
      <Button
        tone="secondary"
        size="large"
        onClick={() =>
          form.change(
            (value) => void value.areas.push({ sector: '', charge: '', minimum: '0.00', waiver: '0.00' }),
          )
        }
      >
        {copy.desk.addArea}
      </Button>
    </>
  );
});
