import type { LegalPage } from '@storefront/contract';
import { escapeHtml } from '../outbox/escape-html';
import { informationPages } from './pages';
import type { InformationPage } from './pages';

/** A page that a brand lists: with the brand's own text if it has one, else with ours. The text is escaped (G11). */
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
