import { Button, NoticeRegion, SelectField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { NavLink, Outlet } from 'react-router-dom';
import { consolePages } from '../domain/pages';
import { whoText } from '../domain/who-text';
import { ChangeDialog } from './change-dialog';
import { useConsole } from './console-context';
import styles from './layout.module.css';

const links = Object.values(consolePages).flatMap((page) => ('label' in page ? [page] : []));

/** The frame of every page: navigation, who has signed in, and the dialog of a change. */
export const Layout = observer(function Layout() {
  const console = useConsole();
  const { team, notice, dismissNotice, signOut, chooseTeam } = console;
  const { session } = team;
  const notices = notice === '' ? [] : [{ id: notice, tone: 'warning' as const, text: notice }];
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <header className={styles.header}>
        <p className={styles.name}>Release console</p>
        <nav className={styles.nav} aria-label="Pages">
          {links.map(({ path, label }) => (
            <NavLink key={path} to={path} end={path === '/'} className={styles.link}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.who}>
          <span title={`May release: ${team.features.join(', ')}`}>
            {session !== undefined && session.teams.length > 1
              ? team.person
              : whoText({ ...team, actor: team.id })}
          </span>
          {session !== undefined && session.teams.length > 1 && (
            <SelectField
              label="Team that you act for"
              hideLabel
              size="small"
              value={team.id}
              options={session.teams.map((id) => ({ value: id, label: id }))}
              onChange={(id) => void chooseTeam(id)}
            />
          )}
          <Button size="small" tone="quiet" className={styles.out} onClick={() => void signOut()}>
            {session === undefined ? 'Sign out' : 'Log out'}
          </Button>
        </div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <ChangeDialog />
      <NoticeRegion notices={notices} onDismiss={dismissNotice} />
    </>
  );
});
