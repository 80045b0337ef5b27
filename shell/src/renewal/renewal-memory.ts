import type { TextStore } from '../storage/browser-storage';

/** Remembers during a visit for which releases a page was reloaded. */
export interface RenewalMemory {
  has(release: string): boolean;
  /** Returns whether the browser stored it. */
  add(releases: readonly string[]): boolean;
}

const key = 'renewed_for';

/** Stores it in the session storage of the tab. */
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
