import { hasCode, isOk, titleOnBrand } from '@storefront/contract';
import type { Answer, PublicBrand } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import type { Api, Clock, Head, Storage } from '@storefront/host';
import type { ShownRouteName } from './page-store';

const ofBusiness: readonly ShownRouteName[] = ['business', 'business-booking', 'booking', 'info', 'review'];
const waitsForMetadata = 3_000;

export interface BeforePageDeps {
  readonly api: Api;
  readonly brand: PublicBrand;
  readonly clock: Clock;
  readonly head: Head;
  readonly storage: Storage;
  readonly session: { leaveGuestBehind(): void; bringGuestBack(): Promise<void> };
  readonly firstData: { forget(): void };
}

export interface ComingPage {
  readonly route: ShownRouteName;
  /** The title that a release gives a page which it brings itself (REL-12). */
  readonly title?: string | undefined;
  readonly slug: string | undefined;
  /** Whether this is the page that the server sent, whose head is right already. */
  readonly first: boolean;
  /** Whether the customer is still on the way to this page, or on it. */
  readonly isCurrent: () => boolean;
}

/**
 * Prepares a page: before the pages of a business load, it logs out a stored guest and reads the business's metadata (RTE-19 to RTE-24);
 * before checkout loads, however the customer came there, it brings that guest back (RTE-27).
 * Resolves to 'not-found' when there is no such business.
 */
export async function beforePage(deps: BeforePageDeps, coming: ComingPage): Promise<'go-on' | 'not-found'> {
  if (!coming.first) {
    deps.firstData.forget();
    const ofBrand = headOfBrand(deps.brand);
    const { title } = coming;
    deps.head.set(
      title === undefined ? ofBrand : { ...ofBrand, title: titleOnBrand(title, deps.brand.name) },
    );
  }
  if (coming.route === 'checkout') await deps.session.bringGuestBack();
  if (!ofBusiness.includes(coming.route)) return 'go-on';
  deps.session.leaveGuestBehind();
  const { slug, isCurrent } = coming;
  if (slug === undefined) return 'go-on';

  const metadata = deps.api
    .call('information/business_meta_details', { slug })
    .then((answer) => (isCurrent() ? take(deps, answer) : 'go-on'))
    .catch((error: unknown) => {
      // The page itself shows what it cannot reach, and it works without metadata.
      if (error instanceof ApiUnreachable) return 'go-on' as const;
      throw error;
    });
  const enough = new Promise<'go-on'>((resolve) =>
    deps.clock.after(waitsForMetadata, () => resolve('go-on')),
  );
  return Promise.race([metadata, enough]);
}

const take = (
  { brand, head, storage }: BeforePageDeps,
  answer: Answer<'information/business_meta_details'>,
): 'go-on' | 'not-found' => {
  if (hasCode(answer, '204')) return 'not-found';
  if (!isOk(answer)) return 'go-on';
  const ofBrand = headOfBrand(brand);
  head.set({
    ...ofBrand,
    title: answer.bm_title || ofBrand.title,
    keywords: answer.bm_keywords || ofBrand.keywords,
    description: answer.bm_description || ofBrand.description,
  });
  if (answer.business_banner_url !== '') storage.write('business_banner_url', answer.business_banner_url);
  return 'go-on';
};

const headOfBrand = ({ texts }: PublicBrand) => ({
  title: texts.metaTitle,
  keywords: texts.metaKeywords,
  description: texts.metaDescription,
  robots: 'index, follow',
});
