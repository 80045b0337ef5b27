import type { Brand } from '@storefront/contract';
import type { Organization, WebSite } from 'schema-dts';
import { absoluteUrl } from './absolute-url';

/** The brand's site in the terms of schema.org. */
export function webSite({ name, texts }: Pick<Brand, 'name' | 'texts'>, origin: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name,
    url: `${origin}/`,
    description: texts.metaDescription,
    inLanguage: 'en-GB',
  };
}

/** The organization that runs a marketplace. */
export function organization(
  { name, logo, contact }: Pick<Brand, 'name' | 'logo' | 'contact'>,
  origin: string,
): Organization {
  const picture = absoluteUrl(logo, origin);
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    ...(picture !== undefined && { logo: picture }),
    email: contact.email,
    ...(contact.phone !== '' && { telephone: contact.phone }),
    ...(contact.address !== '' && { address: contact.address }),
  };
}
