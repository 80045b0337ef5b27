import { type Brand, type FirstData, type RouteMatch, isOk, titleOnBrand } from '@storefront/contract';

/** What search engines and browser tabs are told of a page. */
export interface PageHead {
  readonly title: string;
  readonly keywords: string;
  readonly description: string;
  readonly robots: string;
}

/** The head of a page: its business's metadata (RTE-22, RTE-23), or the title of a page that a release brings, else the brand's. */
export const headOf = (
  { name, texts }: Pick<Brand, 'name' | 'texts'>,
  data: readonly FirstData[],
  match: RouteMatch,
): PageHead => {
  if (match.kind !== 'page') {
    return {
      title: titleOnBrand('Page not found', name),
      keywords: '',
      description: texts.metaDescription,
      robots: 'noindex',
    };
  }
  const ofBrand = {
    title: texts.metaTitle,
    keywords: texts.metaKeywords,
    description: texts.metaDescription,
    robots: 'index, follow',
  };
  if (match.route.name === 'added') return { ...ofBrand, title: titleOnBrand(match.route.title, name) };
  for (const first of data) {
    if (first.call !== 'information/business_meta_details' || !isOk(first.answer)) continue;
    const { bm_title, bm_keywords, bm_description } = first.answer;
    return {
      ...ofBrand,
      title: bm_title || ofBrand.title,
      keywords: bm_keywords || ofBrand.keywords,
      description: bm_description || ofBrand.description,
    };
  }
  return ofBrand;
};
