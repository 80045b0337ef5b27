import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { Checkbox, SkeletonText } from '@storefront/ui';
import { copy } from '../../copy';
import type { ListingStore } from '../../stores/listing-store';
import styles from './choices.module.css';

interface StoreProps {
  readonly store: ListingStore;
}

/** All that the list can be narrowed to by ticking. */
export const Choices = observer(function Choices({ store }: StoreProps) {
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{copy.listing.cuisines}</legend>
        <Cuisines store={store} />
      </fieldset>
      <Diets store={store} />
    </>
  );
});

const Diets = observer(function Diets({ store }: StoreProps) {
  if (store.diets.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{copy.listing.diets}</legend>
      {store.diets.map((diet) => (
        <Choice
          key={diet.name}
          {...diet}
          id={diet.name}
          name={copy.listing.diet(diet.name)}
          toggle={store.toggleDiet}
        />
      ))}
    </fieldset>
  );
});

const Cuisines = observer(function Cuisines({ store }: StoreProps) {
  return (
    <>
      {store.cuisines.map((cuisine) => (
        <Choice key={cuisine.id} {...cuisine} toggle={store.toggleCuisine} />
      ))}
      {store.isSearching && store.cuisines.length === 0 && <SkeletonText lines={12} />}
    </>
  );
});

interface ChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly selected: boolean;
  readonly toggle: (id: string) => void;
}

/** One cuisine or diet; pressing it does not render the others again (G27). */
const Choice = memo(function Choice({ id, name, count, selected, toggle }: ChoiceProps) {
  return (
    <Checkbox
      label={<span data-lines={2}>{name}</span>}
      trailing={<span className={styles.count}>{count}</span>}
      checked={selected}
      onChange={() => toggle(id)}
    />
  );
});
