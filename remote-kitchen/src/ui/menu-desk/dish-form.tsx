import { Banner, Button, Checkbox, SelectField, TextArea, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { yesNo } from '@storefront/contract';
import { copy } from '../../copy';
import { withPicture } from '../../domain/menu-desk';
import type { MenuDesk } from '../../domain/menu-desk';
import type { DeskForm } from '../../stores/desk-forms';
import type { MenuPageModel } from '../../stores/menu-page-model';
import { GroupsField } from './groups-field';
import { PictureChooser } from './picture-chooser';
import { SizesField } from './sizes-field';
import styles from './menu-desk.module.css';

interface DishFormProps {
  readonly model: MenuPageModel;
  readonly desk: MenuDesk;
  readonly open: Extract<DeskForm, { kind: 'dish' }>;
}

/** The fields of a dish. */
export const DishForm = observer(function DishForm({ model, desk, open }: DishFormProps) {
  const { form, isNew, path } = open;
  const { dish, categoryId, allergens, diets, minimumAge } = form.value;
  const categories = desk.document.menu.map(({ menucategory_id: value, menucategory_name: label }) => ({
    value,
    label,
  }));
  const { product_id, product_picture: picture = '' } = dish;
  const choosePicture = async (file: File | undefined) => {
    const chosen = await model.pictureOf(file);
    if (chosen !== undefined) form.change((value) => (value.dish = withPicture(value.dish, chosen)));
  };
  return (
    <>
      <TextField
        label={copy.desk.name}
        value={dish.product_name}
        maxLength={200}
        onChange={(name) => form.change((value) => (value.dish.product_name = name))}
      />
      <TextArea
        label={copy.desk.description}
        value={dish.product_desc}
        onChange={(text) => form.change((value) => (value.dish.product_desc = text))}
      />
      <div className={styles.pair}>
        <TextField
          label={copy.desk.price}
          inputMode="decimal"
          value={dish.product_price}
          onChange={(price) => form.change((value) => (value.dish.product_price = price))}
        />
        <SelectField
          label={copy.desk.category}
          options={categories}
          value={categoryId}
          onChange={(id) => form.change((value) => (value.categoryId = id))}
        />
      </div>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{copy.desk.dishPicture}</legend>
        {model.pictureFault !== '' && (
          <Banner tone="danger" role="alert">
            {model.pictureFault}
          </Banner>
        )}
        <PictureChooser
          name={copy.desk.dishPicture}
          // A picture that was just chosen is a data: URL, which shows itself.
          address={picture.startsWith('picture:') ? (desk.dishPictures.get(product_id) ?? '') : picture}
          onChange={(file) => void choosePicture(file)}
        />
      </fieldset>
      <Checkbox
        label={copy.desk.onMenu}
        checked={dish.available === 'yes'}
        onChange={(isOn) => form.change((value) => (value.dish.available = yesNo(isOn)))}
      />
      <TextField
        label={copy.desk.allergens}
        hint={copy.desk.withCommas}
        value={allergens}
        onChange={(text) => form.change((value) => (value.allergens = text))}
      />
      <TextField
        label={copy.desk.diets}
        hint={copy.desk.withCommas}
        value={diets}
        onChange={(text) => form.change((value) => (value.diets = text))}
      />
      <TextField
        label={copy.desk.minimumAge}
        hint={copy.desk.minimumAgeHint}
        inputMode="numeric"
        value={minimumAge}
        onChange={(text) => form.change((value) => (value.minimumAge = text))}
      />
      <SizesField form={form} randomKey={model.frame.randomKey} />
      <GroupsField
        legend={copy.desk.options}
        groups={dish.product_option}
        level={1}
        form={form}
        randomKey={model.frame.randomKey}
      />
      {!isNew && (
        <Button tone="danger" size="large" onClick={() => void model.remove(path, shownDish(desk, open))}>
          {copy.desk.removeDish}
        </Button>
      )}
    </>
  );
});

/** The dish as it is in the draft, which is what the person sees taken away. */
function shownDish({ document }: MenuDesk, { path }: DishFormProps['open']): unknown {
  const [, categoryId, , id] = path;
  const category = document.menu.find(({ menucategory_id }) => menucategory_id === categoryId);
  return category?.product.find(({ product_id }) => product_id === id) ?? null;
}
