import type { LegalPage } from '@storefront/contract';
import { escapeHtml } from '../outbox/escape-html';
import { informationPages } from './pages';
import type { InformationPage } from './pages';

/** The page that a brand lists: in its own words where it has some, else in ours; every word is shown as it is (G11). */
export function informationPage({
  slug,
  title,
  updated = '',
  sections,
}: LegalPage): InformationPage | undefined {
  if (sections === undefined)
    return Object.hasOwn(informationPages, slug) ? informationPages[slug] : undefined;
  const body = sections.map(({ heading, paragraphs }) =>
    [
      heading === '' ? '' : `<h2>${escapeHtml(heading)}</h2>`,
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ].join(''),
  );
  return { title, body: body.join(''), updated };
}
