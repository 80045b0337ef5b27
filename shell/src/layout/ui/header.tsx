import { matchRoute } from '@storefront/contract';
import type { MenuLink, PublicBrand } from '@storefront/contract';
import type { Host } from '@storefront/host';
import { BagIcon, buttonLook, classNames, PinIcon, UserIcon, VisuallyHidden } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { OrderDoor } from '../../order-pill/ui/order-door';
import type { OrderPillComponent } from '../../order-pill/ui/order-door';
import { BrandMark } from './brand-mark';
import { copy } from '../copy';
import type { HeaderStore } from '../stores/header-store';
import styles from './header.module.css';

interface HeaderProps {
  readonly brand: PublicBrand;
  /** The entries that releases bring, after the shell's own (REL-12). */
  readonly menu: readonly MenuLink[];
  /** Whether there are such entries: they may appear after the first paint, in space that is kept for them. */
  readonly hasMenu: boolean;
  readonly header: HeaderStore;
  /** The current path: the header does not link to the page that is shown. */
  readonly path: string;
  readonly logIn: () => void;
  readonly loadOrderPill: () => Promise<OrderPillComponent>;
  readonly Link: Host['Link'];
}

/** The pages of a single business's own site that begin with its sign. */
const pathsWithSign: ReadonlySet<string> = new Set(['/', '/booking', '/info', '/review']);

/** The brand, where the customer searched, what is in the cart, and who is here. */
export const Header = observer(function Header({
  brand,
  menu,
  hasMenu,
  header,
  path,
  logIn,
  loadOrderPill,
  Link,
}: HeaderProps) {
  const { userName, postcode, cartOf, orderKey } = header;
  const cartPath = cartOf === undefined ? undefined : brand.business ? '/' : `/business/${cartOf}`;
  const showsPlace = brand.kind === 'marketplace' && (postcode !== undefined || path !== '/');
  const showsCart = cartPath !== undefined && cartPath !== path && path !== '/checkout';
  const showsOrder = orderKey !== undefined && path !== '/order-complete';
  return (
    <header className={classNames(styles.header, showsOrder && styles.waiting)}>
      <div className={styles.row}>
        <Link to="/" className={styles.brand} aria-label={copy.home(brand.name)}>
          <BrandMark brand={brand} logoAlone={brand.business !== null && pathsWithSign.has(path)} />
        </Link>
        {showsPlace && <Place postcode={postcode} Link={Link} />}
        <div className={styles.end}>
          {showsOrder && (
            <OrderDoor okey={orderKey} isOver={header.orderIsOver} load={loadOrderPill} Link={Link} />
          )}
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
          {userName !== undefined ? (
            <Link to="/account" className={styles.account}>
              <UserIcon size={20} />
              <VisuallyHidden>{copy.account(userName, header.tables)}</VisuallyHidden>
              <span className={styles.wide} aria-hidden="true">
                {userName.split(' ')[0]}
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
      <Navigation
        links={[...linksOfBusiness(brand, path), ...menu]}
        brand={brand}
        hasMenu={hasMenu}
        path={path}
        Link={Link}
      />
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

/**
 * The menu of a site of one business, in the order of its tabs (BIZ-6); a marketplace has none of its own. The pages of the business have
 * these as tabs, so they do not show them twice.
 */
const linksOfBusiness = (brand: PublicBrand, path: string): MenuLink[] => {
  if (brand.kind === 'marketplace') return [];
  const links = [
    { to: '/', label: copy.menu },
    { to: '/review', label: copy.reviews },
    { to: '/info', label: copy.information },
    { to: '/booking', label: copy.book },
  ];
  if (links.some(({ to }) => to === path)) return [];
  return links.filter(({ to }) => matchRoute(brand, to).kind === 'page');
};

interface NavigationProps extends Pick<HeaderProps, 'brand' | 'hasMenu' | 'path' | 'Link'> {
  readonly links: readonly MenuLink[];
}

const Navigation = ({ links, brand, hasMenu, path, Link }: NavigationProps) => {
  const className = classNames(
    styles.navigation,
    brand.kind === 'marketplace' && styles.besidePlace,
    hasMenu && styles.fromTheStart,
  );
  if (links.length === 0) return hasMenu && <div className={className} />;
  return (
    <nav className={className} aria-label={copy.navigation}>
      {links.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className={`${buttonLook({ tone: 'quiet', size: 'small' })} ${styles.way}`}
          aria-current={to === path ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
};
