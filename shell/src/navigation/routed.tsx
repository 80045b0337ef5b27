import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { RouterStore } from './router-store';

/** Draws `children` where the router stands, so that links in them go through it. */
export const Routed = observer(function Routed({
  router,
  children,
}: {
  router: RouterStore;
  children: ReactNode;
}) {
  const { entry, action, navigator } = router;
  return (
    <Router location={entry} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
});
