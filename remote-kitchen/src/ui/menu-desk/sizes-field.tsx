import { Button, TextField, TrashIcon, IconButton } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { DishValue } from '../../stores/desk-forms';
import type { DraftForm } from '../../stores/draft-form';
import styles from './menu-desk.module.css';

interface SizesFieldProps {
  readonly form: DraftForm<DishValue>;
  readonly randomKey: () => string;
}

/** The sizes of a dish, each with its own price. */
export const SizesField = observer(function SizesField({ form, randomKey }: SizesFieldProps) {
  const { sub_product: sizes } = form.value.dish;
  const add = () =>
    form.change((value) =>
      value.dish.sub_product.push({ product_id: randomKey(), product_name: '', product_price: '' }),
    );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{copy.desk.sizesHeading}</legend>
      <p className={styles.lead}>{copy.desk.sizesHint}</p>
      {sizes.map((size, index) => (
        <div key={size.product_id} className={styles.item}>
          <TextField
            label={copy.desk.name}
            value={size.product_name}
            onChange={(name) => form.change(() => (size.product_name = name))}
          />
          <TextField
            label={copy.desk.price}
            inputMode="decimal"
            value={size.product_price}
            onChange={(price) => form.change(() => (size.product_price = price))}
          />
          <IconButton
            label={copy.desk.remove(size.product_name || copy.desk.thing.size)}
            onClick={() => form.change((value) => void value.dish.sub_product.splice(index, 1))}
          >
            <TrashIcon size={20} />
          </IconButton>
        </div>
      ))}
      <Button tone="secondary" size="large" onClick={add}>
        {copy.desk.addSize}
      </Button>
    </fieldset>
  );
});
