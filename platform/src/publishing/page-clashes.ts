import { overlap, reservedMenuPlaces, reservedPattern } from '@storefront/contract';
import type { ReleaseManifest, ReleasePage } from '@storefront/contract';
import { featureOf, releaseId } from '../releases/release-store';

type PagesOfRelease = Pick<ReleaseManifest, 'feature' | 'version' | 'exposes' | 'pages'>;

const shareKind = (one: ReleasePage, other: ReleasePage) =>
  one.kinds.some((kind) => other.kinds.includes(kind));

/**
 * The faults of the pages that a release adds, in sentences (REL-12): a path or menu place that is reserved or that a release of
 * another feature has, and faults within the pages. `others` are the stable releases.
 */
export function pageClashes(
  { feature, exposes, pages = [] }: Omit<PagesOfRelease, 'version'>,
  others: readonly PagesOfRelease[],
): string[] {
  const foreign = others
    .filter((other) => featureOf(other.feature) !== featureOf(feature))
    .filter((other) => !areOfTwoPartners(other.feature, feature))
    .flatMap((other) =>
      (other.pages ?? []).map((page) => ({
        page,
        owner: releaseId({ name: other.feature, version: other.version }),
      })),
    );
  return pages.flatMap((page, index) => {
    const own = pages
      .slice(0, index)
      .map((earlier) => ({ page: earlier, owner: 'another page of this release' }));
    return [
      ...faultsInItself(page, exposes),
      ...[...foreign, ...own]
        .filter((taken) => shareKind(taken.page, page))
        .flatMap((taken) => clashesWith(page, taken.page, taken.owner)),
    ];
  });
}

/** Remotes of different partners are never on one brand, so they may use the same paths (BRD-5). */
function areOfTwoPartners(one: string, other: string): boolean {
  return one.includes('/') && other.includes('/') && one.split('/', 1)[0] !== other.split('/', 1)[0];
}

function faultsInItself({ paths, expose, menu }: ReleasePage, exposes: ReleaseManifest['exposes']): string[] {
  const [first = ''] = paths;
  const faults = paths.flatMap((path) => {
    const reserved = reservedPattern(path);
    return reserved === undefined
      ? []
      : [`the path ${path} is reserved for ${reserved}: choose a path of the feature's own`];
  });
  if (!Object.hasOwn(exposes, expose))
    faults.push(
      `the page ${first} is shown by ${expose}, which the build does not expose: add it to its webpack config`,
    );
  if (menu === undefined) return faults;
  if (/[:*]/.test(first))
    faults.push(
      `the menu entry "${menu.label}" needs a page whose first path has no parameter, not ${first}`,
    );
  if (menu.place <= reservedMenuPlaces)
    faults.push(
      `the menu place ${menu.place} is reserved for the shop's own entries: choose one from ${reservedMenuPlaces + 1}`,
    );
  return faults;
}

function clashesWith(page: ReleasePage, taken: ReleasePage, owner: string): string[] {
  const clashes = page.paths.flatMap((path) =>
    taken.paths
      .filter((other) => overlap(path, other))
      .map((other) => `the path ${path} is taken by ${other} of ${owner}`),
  );
  if (page.menu !== undefined && page.menu.place === taken.menu?.place)
    clashes.push(`the menu place ${page.menu.place} is taken by "${taken.menu.label}" of ${owner}`);
  return clashes;
}
