import { observer } from 'mobx-react-lite';
import type { Host } from '@storefront/host';
import { Button, EmptyState, PinIcon } from '@storefront/ui';
import { copy } from '../../copy';
import { formatAddress, allAt } from '../../domain/criteria';
import type { NearPlace } from '../../domain/near-place';
import type { ListingPageModel } from '../../stores/listing-page-model';
import { ChangeForm } from '../change-location/change-form';
import { ServiceAlert } from './service-alert';
import styles from './unserved.module.css';

/** A place that nobody serves yet: the server's sentence, the places near it and 'Tell me when' (D119). */
export const Unserved = observer(function Unserved({
  model,
  sentence,
}: {
  readonly model: ListingPageModel;
  readonly sentence: string;
}) {
  const { listing, alert, Link } = model;
  return (
    <EmptyState
      title={copy.listing.notServedTitle}
      icon={<PinIcon size={36} />}
      action={
        <div className={styles.ways}>
          <ServiceAlert store={alert} postcode={listing.postcode} />
          <ChangeForm change={model.changeLocation}>
            <Button type="submit" tone="secondary">
              {copy.listing.changeLocation}
            </Button>
          </ChangeForm>
        </div>
      }
    >
      <p className={styles.sentence}>{sentence}</p>
      {/* Who comes to take a request back finds the way to it at once. */}
      {alert.key === '' && listing.near.length > 0 && <NearPlaces places={listing.near} Link={Link} />}
    </EmptyState>
  );
});

function NearPlaces({
  places,
  Link,
}: {
  readonly places: readonly NearPlace[];
  readonly Link: Host['Link'];
}) {
  return (
    <section className={styles.near} aria-labelledby="near-places">
      <h3 id="near-places">{copy.listing.near}</h3>
      <ul>
        {places.map(({ postcode, restaurants }) => (
          <li key={postcode}>
            <Link to={formatAddress(allAt(postcode))} className={styles.place}>
              <strong>{postcode}</strong> <span>{copy.listing.restaurants(restaurants)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
