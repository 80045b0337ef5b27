import { Button, buttonLook, classNames, EmptyState, LogOutIcon, PageWidth, UserIcon } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { AccountSection, AccountStore } from './account-store';
import styles from './account.module.css';
import { Addresses } from './addresses';
import { Bookings } from './bookings';
import { copy } from './copy';
import { Orders } from './orders';
import { Profile } from './profile';

const sections = Object.keys(copy.sections) as AccountSection[];

/** The account: who is here, and the section of the address. */
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
      <nav className={styles.sections} aria-label={copy.navigation}>
        {sections.map((name) => (
          <Link
            key={name}
            to={name === 'profile' ? '/account' : `/account/${name}`}
            className={classNames(buttonLook({ tone: 'quiet', size: 'small' }), styles.section)}
            aria-current={name === section ? 'page' : undefined}
          >
            {copy.sections[name]}
          </Link>
        ))}
      </nav>
      {section === 'profile' && <Profile model={model.profile} />}
      {section === 'orders' && <Orders orders={model.orders} Link={Link} />}
      {section === 'bookings' && <Bookings bookings={model.bookings} Link={Link} />}
      {section === 'addresses' && <Addresses model={model.addresses} />}
    </PageWidth>
  );
});
