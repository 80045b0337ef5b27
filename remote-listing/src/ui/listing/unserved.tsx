import { observer } from 'mobx-react-lite';
import type { Host } from '@storefront/host';
import { Button, EmptyState, PinIcon } from '@storefront/ui';
import { copy } from '../../copy';
import type { NearPlace } from '../../domain/near-place';
import type { ListingPageModel } from '../../stores/listing-page-model';
import { ServiceAlert } from './service-alert';
import styles from './unserved.module.css';

const words = copy.listing;

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
      title={words.notServedTitle}
      icon={<PinIcon size={36} />}
      action={
        <div className={styles.ways}>
          <ServiceAlert store={alert} postcode={listing.postcode} />
          <Button tone="secondary" onClick={model.changeLocation}>
            {words.changeLocation}
          </Button>
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
      <h3 id="near-places">{words.near}</h3>
      <ul>
        {places.map(({ postcode, restaurants }) => (
          <li key={postcode}>
            <Link to={`/listing?search_by_postcode=${encodeURIComponent(postcode)}`} className={styles.place}>
              <strong>{postcode}</strong> <span>{words.restaurants(restaurants)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
