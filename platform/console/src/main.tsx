import '@storefront/ui/base.css';
import './console.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { httpRegistryGateway } from './gateway/http-registry-gateway';
import { tabTokens } from './gateway/tab-tokens';
import { SessionStore } from './stores/session-store';
import { ConsoleView } from './ui/console-view';

const session = new SessionStore({
  gatewayFor: (token) => httpRegistryGateway((...request) => window.fetch(...request), token),
  tokens: tabTokens(window.sessionStorage),
});

const clock = {
  now: window.Date.now,
  every(milliseconds: number, run: () => void) {
    const timer = window.setInterval(() => {
      // A tab in the background does not need fresh data.
      if (document.visibilityState === 'visible') run();
    }, milliseconds);
    return () => window.clearInterval(timer);
  },
};

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element root');
void session.resume().then(() =>
  createRoot(root).render(
    <BrowserRouter basename="/console">
      <ConsoleView session={session} clock={clock} />
    </BrowserRouter>,
  ),
);
