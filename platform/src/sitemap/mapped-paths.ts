import { indexingOf, matchRoute } from '@storefront/contract';
import type { Brand } from '@storefront/contract';

const fixedPaths = ['/', '/booking', '/info', '/review', '/contact-us', '/information'];

/** The indexed paths of a brand's own pages: those of its routes, its texts, and the pages that releases add. */
export function mappedPaths(brand: Brand, addedPaths: readonly string[]): string[] {
  const paths = [...fixedPaths, ...brand.legalPages.map(({ slug }) => `/information/${slug}`)];
  const isIndexed = (path: string) =>
    indexingOf(brand, matchRoute(brand, path), path, {}).canonicalPath === path;
  return [...paths.filter(isIndexed), ...addedPaths];
}
