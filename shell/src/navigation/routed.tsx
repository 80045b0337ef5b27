import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { RouterStore } from './router-store';

// Links name whole paths, so none needs the current location. With it, every link of a long list would render again at each move.
const anywhere = '/';

/** Draws `children` so that links in them go through the router. */
export function Routed({ router, children }: { router: RouterStore; children: ReactNode }) {
  return (
    <Router location={anywhere} navigator={router.navigator}>
      {children}
    </Router>
  );
}
