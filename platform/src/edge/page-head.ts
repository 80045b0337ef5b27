import { type Brand, type FirstData, isOk } from '@storefront/contract';

/** What search engines and browser tabs are told of a page. */
export interface PageHead {
  readonly title: string;
  readonly keywords: string;
  readonly description: string;
  readonly robots: string;
}

/** The head of a page from its business's metadata, else from its brand (RTE-22, RTE-23). */
export const headOf = (
  { name, texts }: Pick<Brand, 'name' | 'texts'>,
  data: readonly FirstData[],
  status: 200 | 404,
): PageHead => {
  if (status === 404) {
    return {
      title: `Page not found · ${name}`,
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
