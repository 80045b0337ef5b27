import { matchRoute, type PublicBrand } from '@storefront/contract';
import type { Host } from '@storefront/host';
import { BagIcon, buttonLook, classNames, PinIcon, UserIcon, VisuallyHidden } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { BrandMark } from './brand-mark';
import { copy } from './copy';
import type { HeaderStore } from './header-store';
import styles from './header.module.css';

interface Given {
  readonly brand: PublicBrand;
  readonly header: HeaderStore;
  /** Where the customer is: what the page shows already is not offered again. */
  readonly path: string;
  readonly logIn: () => void;
  readonly Link: Host['Link'];
}

/** The brand, where the customer searched, what is in the cart, and who is here. */
export const Header = observer(function Header({ brand, header, path, logIn, Link }: Given) {
  const { user, postcode, cartOf } = header;
  const cartPath = cartOf === undefined ? undefined : brand.business ? '/' : `/business/${cartOf}`;
  const showsPlace = brand.kind === 'marketplace' && (postcode !== undefined || path !== '/');
  const showsCart = cartPath !== undefined && cartPath !== path && path !== '/checkout';
  return (
    <header className={styles.header}>
      <div className={classNames(styles.row, showsPlace && showsCart && styles.full)}>
        <Link to="/" className={styles.brand} aria-label={copy.home(brand.name)}>
          <BrandMark brand={brand} />
        </Link>
        {showsPlace && <Place {...{ postcode, Link }} />}
        <div className={styles.end}>
          {showsCart && (
            <Link to={cartPath} className={styles.cart}>
              <BagIcon size={20} />
              <VisuallyHidden>{copy.cart(header.dishes)}</VisuallyHidden>
              <span className={styles.wide} aria-hidden="true">
                {copy.cartShort}
              </span>
              <span className={styles.count} aria-hidden="true">
                {header.dishes}
              </span>
            </Link>
          )}
          {user ? (
            <Link to="/account" className={styles.account}>
              <UserIcon size={20} />
              <VisuallyHidden>{copy.account(user.name, header.tables)}</VisuallyHidden>
              <span className={styles.wide} aria-hidden="true">
                {user.name.split(' ')[0]}
              </span>
              {header.tables > 0 && (
                <span className={styles.count} aria-hidden="true">
                  {header.tables}
                </span>
              )}
            </Link>
          ) : (
            <button type="button" className={styles.account} aria-label={copy.logIn} onClick={logIn}>
              <UserIcon size={20} />
              <span className={styles.wide}>{copy.logIn}</span>
            </button>
          )}
        </div>
      </div>
      {brand.kind === 'single-business' && <BusinessNavigation {...{ brand, path, Link }} />}
    </header>
  );
});

const Place = ({ postcode, Link }: { postcode: string | undefined; Link: Host['Link'] }) => (
  <Link
    to={postcode === undefined ? '/' : `/listing?${new URLSearchParams({ search_by_postcode: postcode })}`}
    className={styles.place}
    aria-label={postcode === undefined ? copy.noPlace : copy.place(postcode)}
  >
    <PinIcon size={18} />
    <span className={postcode === undefined ? styles.wide : undefined}>{postcode ?? copy.noPlace}</span>
  </Link>
);

const BusinessNavigation = ({ brand, path, Link }: Pick<Given, 'brand' | 'path' | 'Link'>) => {
  const places = [
    { to: '/', words: copy.menu },
    { to: '/booking', words: copy.book },
    { to: '/review', words: copy.reviews },
    { to: '/info', words: copy.information },
  ].filter(({ to }) => matchRoute(brand, to).kind === 'page');
  return (
    <nav className={styles.navigation} aria-label={copy.navigation}>
      {places.map(({ to, words }) => (
        <Link
          key={to}
          to={to}
          className={`${buttonLook({ tone: 'quiet', size: 'small' })} ${styles.way}`}
          aria-current={to === path ? 'page' : undefined}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
};
