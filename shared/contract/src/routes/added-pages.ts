import type { BrandKind } from '../brand';
import type { ReleasePage } from '../release-page';

/** A page that a visitor's release of `feature` brings, as the pages of a brand carry it (REL-12). */
export interface AddedPage extends Omit<ReleasePage, 'kinds'> {
  feature: string;
}

/** The pages that are for brands of a kind, from those that the releases of each feature bring. */
export function addedPages(
  byFeature: Readonly<Record<string, readonly ReleasePage[]>>,
  kind: BrandKind,
): AddedPage[] {
  return Object.entries(byFeature).flatMap(([feature, pages]) =>
    pages
      .filter(({ kinds }) => kinds.includes(kind))
      .map(({ paths, expose, title, menu }) => ({ feature, paths, expose, title, ...(menu && { menu }) })),
  );
}

/** A link of the shop's menu. */
export interface MenuLink {
  to: string;
  label: string;
}

/** The menu entries of added pages, in the order of their places. */
export function menuOf(pages: readonly AddedPage[]): MenuLink[] {
  return pages
    .flatMap(({ menu, paths: [to] }) => (menu === undefined || to === undefined ? [] : [{ ...menu, to }]))
    .sort((one, other) => one.place - other.place)
    .map(({ to, label }) => ({ to, label }));
}

/** The title of a page of the brand, as tabs and search engines show it. */
export function titleOnBrand(title: string, brandName: string): string {
  return `${title} · ${brandName}`;
}
