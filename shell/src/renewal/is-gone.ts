import type { PageRenewalDeps } from './page-renewal';

/** Asks the server whether it no longer serves a release. */
export function isGone(
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): PageRenewalDeps['isGone'] {
  return async ({ name, version }) => {
    const query = new URLSearchParams({ name, version });
    const answer = await fetch(`/platform/served?${query}`, { cache: 'no-store' }).catch(() => undefined);
    return answer?.status === 404;
  };
}
