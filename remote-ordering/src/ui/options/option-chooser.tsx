import { cartLimits } from '@storefront/contract';
import {
  Banner,
  Button,
  Dialog,
  QuantityStepper,
  RadioGroup,
  TextArea,
  TextButton,
  poundsText,
} from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { copy } from '../../copy';
import type { Dish } from '../../domain/menu';
import { subProductPlace } from '../../stores/option-chooser-store';
import type { OptionChooserStore } from '../../stores/option-chooser-store';
import { DishMarks } from '../menu/dish-marks';
import { DishPicture } from '../menu/dish-picture';
import styles from './option-chooser.module.css';
import { anchorOfGroup, errorOfGroup, OptionGroupField, RequiredMark } from './option-group-field';

interface OptionChooserProps {
  readonly store: OptionChooserStore;
  readonly add: () => void;
  /** Whether the business takes no orders at all: its dishes can be looked at only (D51). */
  readonly isBookingOnly: boolean;
}

interface StoreProps {
  readonly store: OptionChooserStore;
}

/** One dish with all its choices; a sheet from below on a phone (OPT-1 to OPT-15). */
export const OptionChooser = observer(function OptionChooser({
  store,
  add,
  isBookingOnly,
}: OptionChooserProps) {
  const { dish, target, message } = store;

  // The error in the footer takes room from the choices, and must not cover the first group at fault.
  useEffect(() => {
    const first = message === '' ? undefined : store.firstFaultGroup;
    if (first === undefined) return;
    document.getElementById(errorOfGroup(first))?.scrollIntoView({ block: 'nearest' });
  }, [message, store]);

  // 'See what you missed' leads to the first group at fault, and the focus with it (OPT-15).
  useEffect(() => {
    if (target === undefined) return;
    const group = document.getElementById(anchorOfGroup(target));
    group?.scrollIntoView({ block: 'center' });
    group?.focus({ preventScroll: true });
  }, [target]);

  return (
    <Dialog
      open={dish !== undefined}
      onClose={store.close}
      title={dish?.name ?? ''}
      description={dish && dish.description !== '' ? dish.description : undefined}
      cover={dish && dish.picture !== '' ? <Cover dish={dish} /> : undefined}
      footer={isBookingOnly ? undefined : <Footer store={store} add={add} />}
    >
      {dish && (isBookingOnly ? <DishMarks dish={dish} /> : <Choices store={store} dish={dish} />)}
    </Dialog>
  );
});

/** The picture above the name of the dish; an illustration is shown whole. */
const Cover = ({ dish }: { readonly dish: Dish }) => (
  <DishPicture dish={dish} ratio="cover" fit={dish.isIllustrated ? 'contain' : 'cover'} />
);

const Choices = observer(function Choices({ store, dish }: StoreProps & { readonly dish: Dish }) {
  return (
    <div className={styles.choices}>
      <DishMarks dish={dish} />
      {dish.subProducts.length > 0 && (
        <RadioGroup
          id={anchorOfGroup(subProductPlace)}
          legend={copy.options.kind}
          mark={<RequiredMark>{copy.options.required}</RequiredMark>}
          required
          value={store.subProductId === '' ? undefined : store.subProductId}
          onChange={store.chooseSubProduct}
          error={store.faultOf(subProductPlace)}
          options={dish.subProducts.map(({ id, name, price }) => ({
            value: id,
            label: name,
            trailing: poundsText(price),
          }))}
        />
      )}
      {store.groups.map((open) => (
        <OptionGroupField key={`${open.parentItemId} ${open.group.id}`} store={store} open={open} />
      ))}
      <TextArea
        label={copy.options.comment}
        hint={copy.options.commentHint(cartLimits.comment - store.comment.length)}
        maxLength={cartLimits.comment}
        rows={2}
        value={store.comment}
        onChange={store.write}
      />
    </div>
  );
});

const Footer = observer(function Footer({ store, add }: StoreProps & { readonly add: () => void }) {
  return (
    <div className={styles.footer}>
      {store.message !== '' && (
        <Banner tone="danger" role="alert">
          <p>
            {store.message} <TextButton onClick={store.showFirstFault}>{copy.options.showMissing}</TextButton>
          </p>
        </Banner>
      )}
      <div className={styles.actions}>
        <QuantityStepper
          label={store.dish?.name ?? ''}
          value={store.quantity}
          minimum={1}
          maximum={cartLimits.quantity}
          onIncrease={() => store.setQuantity(store.quantity + 1)}
          onDecrease={() => store.setQuantity(store.quantity - 1)}
        />
        <Button size="large" className={styles.add} onClick={add}>
          {copy.options.add} · {poundsText(store.price)}
        </Button>
      </div>
    </div>
  );
});
