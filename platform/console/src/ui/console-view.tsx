import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { consolePages } from '../domain/pages';
import { ConsoleStore } from '../stores/console-store';
import type { ConsoleDeps } from '../stores/console-store';
import type { SessionStore, SignedIn } from '../stores/session-store';
import { AuditPage } from './audit-page';
import { BrandPage } from './brand-page';
import { ConsoleProvider } from './console-context';
import { HistoryPage } from './history-page';
import { Layout } from './layout';
import { NotFoundPage } from './not-found-page';
import { OverviewPage } from './overview-page';
import { ReleasePage } from './release-page';
import { ReleasesPage } from './releases-page';
import { RolloutPage } from './rollout-page';
import { RolloutsPage } from './rollouts-page';
import { SignInPage } from './sign-in-page';
import { TeamsPage } from './teams-page';
import { WhyPage } from './why-page';

const pages: Record<keyof typeof consolePages, ReactNode> = {
  overview: <OverviewPage />,
  history: <HistoryPage />,
  brand: <BrandPage />,
  rollouts: <RolloutsPage />,
  rollout: <RolloutPage />,
  releases: <ReleasesPage />,
  release: <ReleasePage />,
  why: <WhyPage />,
  audit: <AuditPage />,
  teams: <TeamsPage />,
};

interface ConsoleViewProps {
  readonly session: SessionStore;
  readonly clock: ConsoleDeps['clock'];
}

/** The whole console: anyone who has not signed in sees the sign-in page at every address. */
export const ConsoleView = observer(function ConsoleView({ session, clock }: ConsoleViewProps) {
  const { state } = session;
  if (state.kind !== 'signed-in') return <SignInPage session={session} />;
  return <SignedInView signedIn={state} session={session} clock={clock} />;
});

interface SignedInViewProps extends Pick<ConsoleDeps, 'clock' | 'session'> {
  readonly signedIn: SignedIn;
}

function SignedInView({ signedIn, clock, session }: SignedInViewProps) {
  const { gateway, team } = signedIn;
  const store = useMemo(
    () => new ConsoleStore({ gateway, team, clock, session }),
    [gateway, team, clock, session],
  );
  useEffect(() => {
    store.start();
    return () => store.stop();
  }, [store]);
  return (
    <ConsoleProvider value={store}>
      <Routes>
        <Route element={<Layout />}>
          {Object.entries(consolePages).map(([name, { path }]) => (
            <Route key={path} path={path} element={pages[name as keyof typeof consolePages]} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </ConsoleProvider>
  );
}
