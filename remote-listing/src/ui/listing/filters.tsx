import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { Button, Checkbox, FilterIcon, PinIcon, SkeletonText } from '@storefront/ui';
import { copy } from '../../copy';
import type { ListingPageModel } from '../../stores/listing-page-model';
import styles from './filters.module.css';

const words = copy.listing;

interface Given {
  readonly model: ListingPageModel;
  /** The customer is done with the cuisines on a narrow screen and wants to see what they leave. */
  readonly onDone: () => void;
}

/** The left column: the place, and the cuisines; on a narrow screen the cuisines unfold on demand (LST-9). */
export const Filters = observer(({ model, onDone }: Given) => {
  const { listing, filtersOpen } = model;
  const { postcode, cuisineIds } = listing.criteria;
  return (
    <aside className={styles.filters}>
      <div className={styles.place}>
        <PinIcon />
        <p>
          <span className={styles.muted}>{words.yourPlace}</span>
          <strong className={styles.postcode}>{postcode.toUpperCase() || '–'}</strong>
        </p>
        <Button tone="secondary" size="small" onClick={model.changeLocation}>
          {words.change}
        </Button>
      </div>
      <div className={styles.bar}>
        <Button
          tone="secondary"
          size="small"
          className={styles.toggle}
          aria-expanded={filtersOpen}
          aria-controls="cuisines"
          icon={<FilterIcon size={18} />}
          onClick={model.toggleFilters}
        >
          {words.filters}
          {cuisineIds.length > 0 && ` (${cuisineIds.length})`}
        </Button>
        <Button tone="quiet" size="small" onClick={listing.reset}>
          {words.reset}
        </Button>
      </div>
      <fieldset id="cuisines" className={filtersOpen ? styles.open : styles.folded}>
        <legend className={styles.legend}>{words.cuisines}</legend>
        {listing.cuisines.map((cuisine) => (
          <Cuisine key={cuisine.id} {...cuisine} toggle={listing.toggleCuisine} />
        ))}
        {listing.busy && listing.cuisines.length === 0 && <SkeletonText lines={12} />}
        <Button className={styles.done} onClick={onDone}>
          {words.showFound(listing.shown.length)}
        </Button>
      </fieldset>
    </aside>
  );
});

interface CuisineGiven {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly selected: boolean;
  readonly toggle: (id: string) => void;
}

/** One of them; the others are not drawn anew when it is pressed (G27). */
const Cuisine = memo(({ id, name, count, selected, toggle }: CuisineGiven) => (
  <Checkbox
    label={<span data-lines={2}>{name}</span>}
    trailing={<span className={styles.muted}>{count}</span>}
    checked={selected}
    onChange={() => toggle(id)}
  />
));
Cuisine.displayName = 'Cuisine';
