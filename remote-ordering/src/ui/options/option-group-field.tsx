import { Badge, Checkbox, ChoiceGroup, Radio, SelectField, TextButton, poundsText } from '@storefront/ui';
import { optionHint, quantityChoices } from '@storefront/pricing';
import type { OpenGroup, OptionItem } from '@storefront/pricing';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { copy } from '../../copy';
import type { GroupPlace, OptionChooserStore } from '../../stores/option-chooser-store';
import styles from './option-chooser.module.css';

/** The id of a group's field in the page. */
export function anchorOfGroup({ groupId, parentItemId }: GroupPlace): string {
  return `option-${parentItemId}-${groupId}`;
}

/** The id of a group's error message. */
export function errorOfGroup(place: GroupPlace): string {
  return `${anchorOfGroup(place)}-error`;
}

export function RequiredMark({ children }: { readonly children: ReactNode }) {
  return (
    <Badge tone="warm" className={styles.mark}>
      {children}
    </Badge>
  );
}

interface OptionGroupFieldProps {
  readonly store: OptionChooserStore;
  readonly open: OpenGroup;
}

/** One group of options: radios or checkboxes, its hint and its error (OPT-2 to OPT-8). */
export const OptionGroupField = observer(function OptionGroupField({ store, open }: OptionGroupFieldProps) {
  const { group, parentItemId } = open;
  const place = { groupId: group.id, parentItemId };
  // Pressing a chosen radio does not untick it, so an optional group has a button for that.
  const isClearable =
    group.shownAs === 'radio' &&
    !group.isRequired &&
    group.items.some((item) => store.quantityOf(open, item) > 0);
  return (
    <ChoiceGroup
      id={anchorOfGroup(place)}
      className={parentItemId === '' ? undefined : styles.nested}
      legend={group.label}
      mark={
        group.isRequired ? (
          <RequiredMark>{optionHint(group)}</RequiredMark>
        ) : (
          <Badge className={styles.mark}>{optionHint(group)}</Badge>
        )
      }
      hint={group.description === '' ? undefined : group.description}
      error={store.faultOf(place)}
      required={group.isRequired}
      {...(group.shownAs === 'radio' ? { role: 'radiogroup' as const } : {})}
    >
      {group.items.map((item) => (
        <OptionItemField key={item.id} store={store} open={open} item={item} />
      ))}
      {isClearable && (
        <TextButton className={styles.clear} onClick={() => store.clearGroup(open)}>
          {copy.options.clear(group.label)}
        </TextButton>
      )}
    </ChoiceGroup>
  );
});

const OptionItemField = observer(function OptionItemField({
  store,
  open,
  item,
}: OptionGroupFieldProps & { readonly item: OptionItem }) {
  const quantity = store.quantityOf(open, item);
  const choice = {
    label: item.label === '' ? item.name : item.label,
    description: item.description === '' ? undefined : item.description,
    checked: quantity > 0,
    trailing: <PriceAndQuantity store={store} open={open} item={item} quantity={quantity} />,
  };
  const press = () => store.press(open, item);
  return open.group.shownAs === 'radio' ? (
    <Radio {...choice} name={`${open.parentItemId} ${open.group.id}`} onChoose={press} />
  ) : (
    <Checkbox {...choice} onChange={press} />
  );
});

/** The price of an item and, in a checkbox group, its quantity, enabled only while it is ticked (OPT-13, OPT-14). */
const PriceAndQuantity = ({
  store,
  open,
  item,
  quantity,
}: OptionGroupFieldProps & { readonly item: OptionItem; readonly quantity: number }) => (
  <span className={styles.end}>
    {item.price > 0 && <span>+{poundsText(item.price)}</span>}
    {open.group.shownAs === 'checkbox' && item.maximumQuantity > 1 && (
      <SelectField
        className={styles.select}
        label={copy.options.quantity(item.name)}
        hideLabel
        size="small"
        disabled={quantity === 0}
        value={String(Math.max(1, quantity))}
        onChange={(value) => store.setItemQuantity(open, item, Number(value))}
        options={quantityChoices(item).map((number) => ({ value: String(number), label: String(number) }))}
      />
    )}
  </span>
);
