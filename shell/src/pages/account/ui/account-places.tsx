import type { Host } from '@storefront/host';
import { BellIcon, LockIcon, PinIcon, ReceiptIcon, TableIcon, UserIcon } from '@storefront/ui';
import styles from './account-places.module.css';
import { firstSection } from '../stores/account-store';
import type { AccountSection } from '../stores/account-store';
import { copy } from '../copy';

const icons: Readonly<Record<AccountSection, typeof UserIcon>> = {
  profile: UserIcon,
  orders: ReceiptIcon,
  bookings: TableIcon,
  addresses: PinIcon,
  choices: BellIcon,
  privacy: LockIcon,
};
const sections = Object.keys(copy.sections) as AccountSection[];

/** Links to the sections of the account. */
export function AccountPlaces({ here, Link }: { here: AccountSection; Link: Host['Link'] }) {
  return (
    <nav aria-label={copy.navigation}>
      <ul className={styles.places}>
        {sections.map((name) => {
          const Icon = icons[name];
          return (
            <li key={name}>
              <Link
                to={name === firstSection ? '/account' : `/account/${name}`}
                className={styles.place}
                aria-current={name === here ? 'page' : undefined}
              >
                <Icon size={20} />
                {copy.sections[name]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
