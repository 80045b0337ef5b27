import { observer } from 'mobx-react-lite';
import { Button, FilterIcon, PinIcon, TextButton } from '@storefront/ui';
import { copy } from '../../copy';
import type { ListingPageModel } from '../../stores/listing-page-model';
import { ChangeForm } from '../change-location/change-form';
import { Choices } from './choices';
import styles from './filters.module.css';

interface ModelProps {
  readonly model: ListingPageModel;
}

/** The left column: the location, the cuisines and the diets; a narrow screen has these in a sheet (LST-9). */
export const Filters = observer(function Filters({ model }: ModelProps) {
  const { listing } = model;
  return (
    <aside className={styles.filters}>
      <LocationField model={model} />
      {listing.refusal === undefined && (
        <>
          <div className={styles.bar}>
            <FiltersButton model={model} />
            <TextButton onClick={listing.reset}>{copy.listing.reset}</TextButton>
          </div>
          <div className={styles.column}>
            <Choices store={listing} />
          </div>
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
        <span className={styles.muted}>{copy.listing.yourPlace}</span>
        <strong className={styles.postcode}>{model.listing.place || '–'}</strong>
      </p>
      <ChangeForm change={model.changeLocation}>
        <TextButton type="submit">{copy.listing.change}</TextButton>
      </ChangeForm>
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
      aria-haspopup="dialog"
      icon={<FilterIcon size={18} />}
      onClick={model.toggleFilters}
    >
      {copy.listing.filters}
      {selectedCount > 0 && ` (${selectedCount})`}
    </Button>
  );
});
