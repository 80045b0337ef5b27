/** Remembers through a visit, page loads included, which versions of a feature failed (RES-8). */
export interface VisitMemory {
  failed(feature: string): readonly string[];
  remember(feature: string, versions: readonly string[]): void;
}

const keyOf = (feature: string) => `failed_releases:${feature}`;
const versionPattern = /^[0-9A-Za-z.-]{1,60}$/;

/** A visit is what the tab's session storage lasts; where that is shut, a visit is a page. */
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
        // The visitor's browser keeps nothing: then the next page tries the decided release again.
      }
    },
  };
}
