import { Banner, Button, Sheet } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import { faultsBelow } from '../../domain/menu-desk';
import type { MenuDesk } from '../../domain/menu-desk';
import type { DeskForm } from '../../stores/desk-forms';
import type { MenuPageModel } from '../../stores/menu-page-model';
import { AreasForm } from './areas-form';
import { CategoryForm } from './category-form';
import { ChargesForm } from './charges-form';
import { DaysForm } from './days-form';
import { DishForm } from './dish-form';
import { ModeForm } from './mode-form';
import { OpeningForm } from './opening-form';
import { AllergyForm } from './allergy-form';
import styles from './menu-desk.module.css';

interface DeskFormSheetProps {
  readonly model: MenuPageModel;
  readonly desk: MenuDesk;
}

/** The form that is open, with what is wrong in it, and the way into the draft. */
export const DeskFormSheet = observer(function DeskFormSheet({ model, desk }: DeskFormSheetProps) {
  const { open, changes } = model;
  return (
    <Sheet
      open={open !== undefined}
      onClose={model.closeForm}
      title={open === undefined ? '' : titleOf(open)}
      footer={
        <>
          {changes.acts.sentence !== '' && (
            <Banner tone="danger" role="alert">
              {changes.acts.sentence}
            </Banner>
          )}
          <Button tone="secondary" size="large" onClick={model.closeForm}>
            {copy.desk.back}
          </Button>
          <Button size="large" busy={changes.acts.isBusy('form')} onClick={() => void model.save()}>
            {copy.desk.save}
          </Button>
        </>
      }
    >
      {open && (
        <div className={styles.fields}>
          {faultsBelow(desk.faults, open.path).map(({ path, place, expected }) => (
            <Banner key={path.join('/')} tone="danger">
              {copy.desk.fault(place, expected)}
            </Banner>
          ))}
          <Fields model={model} desk={desk} open={open} />
        </div>
      )}
    </Sheet>
  );
});

function titleOf(open: DeskForm): string {
  switch (open.kind) {
    case 'dish':
      return open.isNew ? copy.desk.newDish : open.form.value.dish.product_name;
    case 'category':
      return open.isNew ? copy.desk.newCategory : open.form.value.category.menucategory_name;
    case 'opening':
    case 'days':
    case 'delivery':
    case 'pickup':
    case 'areas':
    case 'charges':
    case 'allergy':
      return copy.desk[open.kind];
  }
}

interface FieldsProps extends DeskFormSheetProps {
  readonly open: DeskForm;
}

function Fields({ model, desk, open }: FieldsProps) {
  switch (open.kind) {
    case 'dish':
      return <DishForm model={model} desk={desk} open={open} />;
    case 'category':
      return <CategoryForm model={model} desk={desk} open={open} />;
    case 'opening':
      return <OpeningForm form={open.form} />;
    case 'days':
      return <DaysForm form={open.form} />;
    case 'delivery':
    case 'pickup':
      return <ModeForm form={open.form} isCollection={open.kind === 'pickup'} />;
    case 'areas':
      return <AreasForm form={open.form} />;
    case 'charges':
      return <ChargesForm form={open.form} />;
    case 'allergy':
      return <AllergyForm form={open.form} />;
  }
}
