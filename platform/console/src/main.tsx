import '@storefront/ui/base.css';
import './console.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loginFaultIn, parseLoginLink } from './domain/login-link';
import { httpRegistryGateway } from './gateway/http-registry-gateway';
import { logOut } from './gateway/log-out';
import { tabTeams, tabTokens } from './gateway/tab-tokens';
import { SessionStore } from './stores/session-store';
import { ConsoleView } from './ui/console-view';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element root');

const fetch: typeof window.fetch = (...request) => window.fetch(...request);
const session = new SessionStore({
  gatewayFor: (access) => httpRegistryGateway(fetch, access),
  tokens: tabTokens(window.sessionStorage),
  teams: tabTeams(window.sessionStorage),
  login: parseLoginLink(root.dataset),
  loginFault: loginFaultIn(window.location.search),
  logOut: () => logOut(fetch),
});

// The address stays fit for a bookmark.
if (loginFaultIn(window.location.search) !== undefined)
  window.history.replaceState(null, '', window.location.pathname);

const clock = {
  every(milliseconds: number, run: () => void) {
    const timer = window.setInterval(() => {
      // A tab in the background does not need fresh data.
      if (document.visibilityState === 'visible') run();
    }, milliseconds);
    return () => window.clearInterval(timer);
  },
};

void session.resume().then(() =>
  createRoot(root).render(
    <BrowserRouter basename="/console">
      <ConsoleView session={session} clock={clock} />
    </BrowserRouter>,
  ),
);
