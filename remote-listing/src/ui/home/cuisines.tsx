import type { Host } from '@storefront/host';
import { Sign } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import { formatAddress, allAt } from '../../domain/criteria';
import type { HomeStore } from '../../stores/home-store';
import styles from './cuisines.module.css';
import rows from './rows.module.css';

interface CuisinesProps {
  readonly store: HomeStore;
  readonly Link: Host['Link'];
}

/** The cuisines as a row of small fronts; each leads to its restaurants at the place that was searched last. */
export const Cuisines = observer(function Cuisines({ store, Link }: CuisinesProps) {
  if (store.cuisines.length === 0) return null;
  return (
    <section className={rows.part} aria-labelledby="cuisines">
      <h2 id="cuisines">{copy.home.fancy}</h2>
      <ul className={`${rows.row} ${styles.fronts}`}>
        {store.cuisines.map(({ id, name, look, restaurants }) => (
          <li key={id} className={rows.card}>
            <Sign as="p" size="card" look={look} name={name} state="open">
              <Link to={formatAddress({ ...allAt(''), cuisineIds: [id] })} className={rows.link}>
                {name}
              </Link>
            </Sign>
            <p className={styles.count}>{copy.listing.restaurants(restaurants)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
});
