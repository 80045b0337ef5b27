import { Badge, Button, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import { faultsBelow, matchingCategories } from '../../domain/menu-desk';
import type { Category, Dish, MenuDesk } from '../../domain/menu-desk';
import { categoryForm, dishForm, newCategoryForm, newDishForm } from '../../stores/desk-forms';
import type { MenuPageModel } from '../../stores/menu-page-model';
import styles from './menu-desk.module.css';

interface DishesPartProps {
  readonly model: MenuPageModel;
  readonly desk: MenuDesk;
}

/** The menu by its categories, each dish with the way to edit it. */
export const DishesPart = observer(function DishesPart({ model, desk }: DishesPartProps) {
  const { document } = desk;
  const found = matchingCategories(document.menu, model.search);
  return (
    <section className={styles.part} aria-label={copy.desk.part.dishes}>
      <TextField
        label={copy.desk.search}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={model.search}
        onChange={model.changeSearch}
      />
      {found.length === 0 && <p role="status">{copy.desk.nothingFound}</p>}
      {found.map((category) => (
        <CategoryPart key={category.menucategory_id} model={model} desk={desk} category={category} />
      ))}
      <Button
        tone="secondary"
        size="large"
        onClick={() => model.openForm(newCategoryForm(document, model.frame.randomKey()))}
      >
        {copy.desk.addCategory}
      </Button>
    </section>
  );
});

interface CategoryPartProps extends DishesPartProps {
  readonly category: Category;
}

const CategoryPart = observer(function CategoryPart({ model, desk, category }: CategoryPartProps) {
  const { menucategory_id: id, menucategory_name: name, product } = category;
  const { document } = desk;
  return (
    <div className={styles.category}>
      <header className={styles.row}>
        <h3>{name}</h3>
        <div className={styles.buttons}>
          <Button
            tone="quiet"
            size="large"
            aria-label={copy.desk.editOf(name)}
            onClick={() => model.openForm(categoryForm(document, id))}
          >
            {copy.desk.edit}
          </Button>
          <Button
            tone="quiet"
            size="large"
            aria-label={copy.desk.addDishTo(name)}
            onClick={() => model.openForm(newDishForm(document, id, model.frame.randomKey()))}
          >
            {copy.desk.addDish}
          </Button>
        </div>
      </header>
      <ul className={styles.menu}>
        {product.map((dish) => (
          <li key={dish.product_id} className={styles.line}>
            <DishLine model={model} desk={desk} categoryId={id} dish={dish} />
          </li>
        ))}
      </ul>
    </div>
  );
});

interface DishLineProps extends DishesPartProps {
  readonly categoryId: string;
  readonly dish: Dish;
}

const DishLine = observer(function DishLine({ model, desk, categoryId, dish }: DishLineProps) {
  const { product_id: id, product_name: name, product_price: price, sub_product: sizes, available } = dish;
  const isFaulty = faultsBelow(desk.faults, ['menu', categoryId, 'product', id]).length > 0;
  return (
    <>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.facts}>
          <span>{sizes.length > 0 ? copy.desk.sizes(sizes.length) : `£${price}`}</span>
          {available === 'no' && <Badge>{copy.desk.offMenu}</Badge>}
          {isFaulty && <Badge tone="danger">{copy.desk.faulty}</Badge>}
        </span>
      </div>
      <Button
        tone="quiet"
        size="large"
        aria-label={copy.desk.editOf(name)}
        onClick={() => model.openForm(dishForm(desk.document, categoryId, dish))}
      >
        {copy.desk.edit}
      </Button>
    </>
  );
});
