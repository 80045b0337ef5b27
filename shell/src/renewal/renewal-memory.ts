import type { TextStore } from '../storage/browser-storage';

/** Remembers through a visit which releases a page was loaded anew for. */
export interface RenewalMemory {
  has(release: string): boolean;
  /** Answers whether the browser keeps it. */
  add(releases: readonly string[]): boolean;
}

const key = 'renewed_for';

/** Kept in the session storage of the tab. */
export function renewalMemory(storage: () => TextStore): RenewalMemory {
  const kept = () => (storage().getItem(key) ?? '').split(' ').filter((id) => id !== '');
  const attempt = (run: () => boolean) => {
    try {
      return run();
    } catch {
      return false;
    }
  };
  const has = (release: string) => attempt(() => kept().includes(release));
  return {
    has,
    add: (releases) =>
      attempt(() => {
        storage().setItem(key, [...new Set([...kept(), ...releases])].join(' '));
        return releases.every(has);
      }),
  };
}
