import { Button, ChevronDownIcon, ChevronUpIcon, IconButton, TextArea, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { MenuDesk } from '../../domain/menu-desk';
import type { DeskForm } from '../../stores/desk-forms';
import type { MenuPageModel } from '../../stores/menu-page-model';
import styles from './menu-desk.module.css';

interface CategoryFormProps {
  readonly model: MenuPageModel;
  readonly desk: MenuDesk;
  readonly open: Extract<DeskForm, { kind: 'category' }>;
}

/** The fields of a category, its position on the menu and the order of its dishes. */
export const CategoryForm = observer(function CategoryForm({ model, desk, open }: CategoryFormProps) {
  const { form, isNew, path } = open;
  const { category, position } = form.value;
  const { menu } = desk.document;
  const name = category.menucategory_name;
  const shown = menu.find(({ menucategory_id }) => menucategory_id === category.menucategory_id);
  return (
    <>
      <TextField
        label={copy.desk.name}
        value={name}
        maxLength={200}
        onChange={(text) => form.change((value) => (value.category.menucategory_name = text))}
      />
      <TextArea
        label={copy.desk.description}
        value={category.menucategory_desc}
        onChange={(text) => form.change((value) => (value.category.menucategory_desc = text))}
      />
      {!isNew && (
        <>
          <div className={styles.row}>
            <span>{copy.desk.position(position + 1, menu.length)}</span>
            <Moves
              name={name}
              isFirst={position === 0}
              isLast={position === menu.length - 1}
              onMove={(by) => form.change((value) => (value.position += by))}
            />
          </div>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{copy.desk.dishes}</legend>
            <ol>
              {category.product.map((dish, index) => (
                <li key={dish.product_id} className={styles.line}>
                  <span>{dish.product_name}</span>
                  <Moves
                    name={dish.product_name}
                    isFirst={index === 0}
                    isLast={index === category.product.length - 1}
                    onMove={(by) =>
                      form.change(({ category: { product } }) => {
                        product.splice(index + by, 0, ...product.splice(index, 1));
                      })
                    }
                  />
                </li>
              ))}
            </ol>
          </fieldset>
          <Button tone="danger" size="large" onClick={() => void model.remove(path, shown ?? null)}>
            {copy.desk.removeCategory}
          </Button>
        </>
      )}
    </>
  );
});

interface MovesProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
}

function Moves({ name, isFirst, isLast, onMove }: MovesProps) {
  return (
    <span className={styles.buttons}>
      <IconButton label={copy.desk.earlier(name)} disabled={isFirst} onClick={() => onMove(-1)}>
        <ChevronUpIcon size={20} />
      </IconButton>
      <IconButton label={copy.desk.laterOn(name)} disabled={isLast} onClick={() => onMove(1)}>
        <ChevronDownIcon size={20} />
      </IconButton>
    </span>
  );
}
