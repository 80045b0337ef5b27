import type { Host } from '@storefront/host';
import { Sign } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { copy } from '../../copy';
import { formatAddress, allAt } from '../../domain/criteria';
import type { PastOrder } from '../../domain/past-order';
import type { Restaurant } from '../../domain/restaurant';
import { httpForYouGateway } from '../../gateway/http-for-you-gateway';
import type { HomePageModel } from '../../stores/home-page-model';
import { ForYouStore } from '../../stores/for-you-store';
import { RestaurantCard } from '../listing/restaurant-card';
import styles from './for-you.module.css';
import rows from './rows.module.css';

export interface ForYouProps {
  readonly model: HomePageModel;
}

/** What the home page shows to somebody who has been here before: orders, and what is liked at the place that was searched last. */
export const ForYou = observer(function ForYou({ model }: ForYouProps) {
  const [store] = useState(() => new ForYouStore(httpForYouGateway(model.forYou), model.lastPostcode));
  useEffect(() => {
    void store.load();
    return store.stop;
  }, [store]);
  const { postcode, orders, popular, tables } = store;
  const { Link } = model;
  return (
    <>
      {orders.length > 0 && <OrderAgain orders={orders} Link={Link} />}
      {popular.length > 0 && (
        <section className={rows.part} aria-labelledby="popular">
          <h2 id="popular">{copy.home.popular(postcode)}</h2>
          <ul className={rows.row}>
            {popular.map((restaurant) => (
              <RestaurantCard key={restaurant.slug} restaurant={restaurant} Link={Link} isDistrict={false} />
            ))}
          </ul>
          <p>
            <Link to={formatAddress(allAt(postcode))} className={styles.more}>
              {copy.home.showAll(postcode)}
            </Link>
          </p>
        </section>
      )}
      {tables.length > 0 && <Tables postcode={postcode} tables={tables} Link={Link} />}
    </>
  );
});

function OrderAgain({
  orders,
  Link,
}: {
  readonly orders: readonly PastOrder[];
  readonly Link: Host['Link'];
}) {
  return (
    <section className={rows.part} aria-labelledby="order-again">
      <h2 id="order-again">{copy.home.orderAgain}</h2>
      <ul className={rows.row}>
        {orders.map(({ key, business, slug, dishes, total }) => (
          <li key={key} className={`${rows.card} ${styles.order}`}>
            <Link to={`/business/${slug}`} className={`${rows.link} ${styles.name}`}>
              {business}
            </Link>
            <p className={styles.dishes} data-lines={2}>
              {copy.home.dishes(dishes)}
            </p>
            <p className={styles.total}>£{total}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TablesProps {
  readonly postcode: string;
  readonly tables: readonly Restaurant[];
  readonly Link: Host['Link'];
}

const Tables = ({ postcode, tables, Link }: TablesProps) => (
  <section className={rows.part} aria-labelledby="tables">
    <h2 id="tables">{copy.home.tables(postcode)}</h2>
    <ul className={rows.row}>
      {tables.map(({ slug, name, look, address }) => (
        <li key={slug} className={rows.card}>
          <Sign as="p" size="card" look={look} name={name} state="open">
            <Link to={`/business/${slug}/booking`} className={rows.link}>
              {name}
            </Link>
          </Sign>
          <p className={styles.address} data-lines={1}>
            {address}
          </p>
        </li>
      ))}
    </ul>
  </section>
);
