import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { Button, Checkbox, FilterIcon, PinIcon, SkeletonText } from '@storefront/ui';
import { copy } from '../../copy';
import type { ListingPageModel } from '../../stores/listing-page-model';
import styles from './filters.module.css';

const words = copy.listing;

interface ModelProps {
  readonly model: ListingPageModel;
}

interface FiltersProps extends ModelProps {
  /** Called when the customer has chosen cuisines on a narrow screen and wants to see the results. */
  readonly onDone: () => void;
}

/** The left column: the location and the cuisines, which a narrow screen shows on demand (LST-9). */
export const Filters = observer(function Filters({ model, onDone }: FiltersProps) {
  const { listing, filtersOpen } = model;
  return (
    <aside className={styles.filters}>
      <LocationField model={model} />
      {listing.refusal === undefined && (
        <>
          <div className={styles.bar}>
            <FiltersButton model={model} />
            <Button tone="quiet" size="small" onClick={listing.reset}>
              {words.reset}
            </Button>
          </div>
          <fieldset id="cuisines" className={filtersOpen ? styles.open : styles.folded}>
            <legend className={styles.legend}>{words.cuisines}</legend>
            <Cuisines model={model} />
            <DoneButton model={model} onDone={onDone} />
          </fieldset>
        </>
      )}
    </aside>
  );
});

const LocationField = observer(function LocationField({ model }: ModelProps) {
  return (
    <div className={styles.place}>
      <PinIcon />
      <p>
        <span className={styles.muted}>{words.yourPlace}</span>
        <strong className={styles.postcode}>{model.listing.place || '–'}</strong>
      </p>
      <Button tone="secondary" size="small" onClick={model.changeLocation}>
        {words.change}
      </Button>
    </div>
  );
});

const FiltersButton = observer(function FiltersButton({ model }: ModelProps) {
  const { selectedCount } = model.listing;
  return (
    <Button
      tone="secondary"
      size="small"
      className={styles.toggle}
      aria-expanded={model.filtersOpen}
      aria-controls="cuisines"
      icon={<FilterIcon size={18} />}
      onClick={model.toggleFilters}
    >
      {words.filters}
      {selectedCount > 0 && ` (${selectedCount})`}
    </Button>
  );
});

const Cuisines = observer(function Cuisines({ model: { listing } }: ModelProps) {
  return (
    <>
      {listing.cuisines.map((cuisine) => (
        <Cuisine key={cuisine.id} {...cuisine} toggle={listing.toggleCuisine} />
      ))}
      {listing.isSearching && listing.cuisines.length === 0 && <SkeletonText lines={12} />}
    </>
  );
});

const DoneButton = observer(function DoneButton({ model, onDone }: FiltersProps) {
  return (
    <Button className={styles.done} onClick={onDone}>
      {words.showFound(model.listing.shown.length)}
    </Button>
  );
});

interface CuisineProps {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly selected: boolean;
  readonly toggle: (id: string) => void;
}

/** One cuisine; pressing it does not render the others again (G27). */
const Cuisine = memo(function Cuisine({ id, name, count, selected, toggle }: CuisineProps) {
  return (
    <Checkbox
      label={<span data-lines={2}>{name}</span>}
      trailing={<span className={styles.muted}>{count}</span>}
      checked={selected}
      onChange={() => toggle(id)}
    />
  );
});
