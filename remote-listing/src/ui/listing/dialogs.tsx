import { observer } from 'mobx-react-lite';
import { Button, Sheet } from '@storefront/ui';
import { copy } from '../../copy';
import type { ListingPageModel } from '../../stores/listing-page-model';
import { ChangeLocation } from '../change-location/change-location';
import { Choices } from './choices';

export interface DialogsProps {
  readonly model: ListingPageModel;
  /** Called when the customer has chosen filters on a narrow screen and wants to see the results. */
  readonly onDone: () => void;
}

/** What opens above the listing. No first screen needs it, so it is a file of its own. */
export const Dialogs = observer(function Dialogs({ model, onDone }: DialogsProps) {
  const { listing, location, filtersOpen } = model;
  return (
    <>
      <ChangeLocation store={location} busy={listing.isSearching} />
      <Sheet
        open={filtersOpen}
        onClose={model.toggleFilters}
        title={copy.listing.filters}
        footer={<Button onClick={onDone}>{copy.listing.showFound(listing.shown.length)}</Button>}
      >
        <Choices store={listing} />
      </Sheet>
    </>
  );
});
