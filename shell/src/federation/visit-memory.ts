/** Remembers during a visit, across page loads, which versions of a feature failed (RES-8). */
export interface VisitMemory {
  failed(feature: string): readonly string[];
  remember(feature: string, versions: readonly string[]): void;
}

const keyOf = (feature: string) => `failed_releases:${feature}`;
const versionPattern = /^[0-9A-Za-z.-]{1,60}$/;

/** A visit lasts as long as the tab's session storage; if that is blocked, a visit is one page load. */
export function visitMemory(storage: () => Storage): VisitMemory {
  return {
    failed(feature) {
      try {
        const versions = (storage().getItem(keyOf(feature)) ?? '').split(' ');
        return versions.filter((version) => versionPattern.test(version));
      } catch {
        return [];
      }
    },
    remember(feature, versions) {
      try {
        if (versions.length === 0) storage().removeItem(keyOf(feature));
        else storage().setItem(keyOf(feature), versions.join(' '));
      } catch {
        // If the browser stores nothing, the next page tries the decided release again.
      }
    },
  };
}

/** Remembers nothing. */
export const noMemory: VisitMemory = { failed: () => [], remember: () => undefined };
