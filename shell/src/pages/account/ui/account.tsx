import { Button, EmptyState, LogOutIcon, PageWidth, UserIcon } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { AccountPlaces } from './account-places';
import type { AccountStore } from '../stores/account-store';
import styles from './account.module.css';
import { Addresses } from './addresses';
import { Bookings } from './bookings';
import { Choices } from './choices';
import { copy } from '../copy';
import { Orders } from './orders';
import { Password } from './password';
import { Privacy } from './privacy';
import { Sessions } from './sessions';
import { Profile } from './profile';

/** The account: the user's name and the section that the address names. */
export const Account = observer(function Account({ model }: { model: AccountStore }) {
  const { user, section, Link } = model;
  if (!user || section === undefined) {
    return (
      <PageWidth className={styles.page}>
        <h1>{copy.heading}</h1>
        <EmptyState
          icon={<UserIcon size={36} />}
          title={copy.closedTitle}
          action={<Button onClick={model.logIn}>{copy.logIn}</Button>}
        >
          {copy.closedText}
        </EmptyState>
      </PageWidth>
    );
  }
  const { profile, password, addresses, choices, privacy, sessions } = model.forms;
  return (
    <PageWidth className={styles.page}>
      <div className={styles.top}>
        <div>
          <p className={styles.quiet}>{copy.hello(user.name)}</p>
          <h1>{copy.sections[section]}</h1>
        </div>
        <Button tone="secondary" size="small" icon={<LogOutIcon size={18} />} onClick={model.logOut}>
          {copy.logOut}
        </Button>
      </div>
      <div className={styles.columns}>
        <AccountPlaces here={section} Link={Link} />
        <div className={styles.section}>
          {section === 'profile' && (
            <div className={styles.pair}>
              <Profile model={profile} />
              <Password model={password} />
            </div>
          )}
          {section === 'orders' && <Orders orders={model.orders} Link={Link} />}
          {section === 'bookings' && <Bookings bookings={model.bookings} Link={Link} />}
          {section === 'addresses' && <Addresses model={addresses} />}
          {section === 'choices' && (
            <div className={styles.one}>
              <Choices model={choices} />
            </div>
          )}
          {section === 'privacy' && <Privacy model={privacy} />}
          {section === 'privacy' && <Sessions model={sessions} />}
        </div>
      </div>
    </PageWidth>
  );
});
