import { Button, PageFailure } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { MenuDesk, PictureField } from '../../domain/menu-desk';
import { allergyForm } from '../../stores/desk-forms';
import type { MenuPageModel } from '../../stores/menu-page-model';
import { PictureChooser } from './picture-chooser';
import styles from './menu-desk.module.css';

interface LookPartProps {
  readonly model: MenuPageModel;
  readonly desk: MenuDesk;
}

/** The pictures of the restaurant, and what it says about allergens. */
export const LookPart = observer(function LookPart({ model, desk }: LookPartProps) {
  const { document } = desk;
  return (
    <>
      {model.pictureFault !== '' && <PageFailure>{model.pictureFault}</PageFailure>}
      <div className={styles.cards}>
        <PictureCard model={model} desk={desk} field="business_logo" name={copy.desk.logo} />
        <PictureCard model={model} desk={desk} field="business_cover" name={copy.desk.cover} />
        <section className={styles.card} aria-label={copy.desk.allergy}>
          <header className={styles.row}>
            <h3>{copy.desk.allergy}</h3>
            <Button
              tone="quiet"
              size="large"
              aria-label={copy.desk.editOf(copy.desk.allergy)}
              onClick={() => model.openForm(allergyForm(document))}
            >
              {copy.desk.edit}
            </Button>
          </header>
          <p>{document.allergy_info === '' ? copy.desk.allergyHint : document.allergy_info}</p>
        </section>
      </div>
    </>
  );
});

interface PictureCardProps extends LookPartProps {
  readonly field: PictureField;
  readonly name: string;
}

const PictureCard = observer(function PictureCard({ model, desk, field, name }: PictureCardProps) {
  const address = desk.pictures[field];
  const change = (file: File | undefined) => void model.changePicture(field, desk.document[field], file);
  return (
    <section className={styles.card} aria-label={name}>
      <h3>{name}</h3>
      <PictureChooser
        name={name}
        address={address}
        busy={model.changes.acts.isBusy(field)}
        onChange={change}
      />
    </section>
  );
});
