import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routeNames } from '@storefront/contract';
import type { Brand } from '@storefront/contract';

/** A marketplace on `localhost`; `changes` are what a test is about. */
export function aBrand(changes: Partial<Brand> = {}): Brand {
  return {
    id: 'market',
    hosts: ['localhost'],
    kind: 'marketplace',
    business: null,
    name: 'Market',
    texts: {
      homeTitle: 'Supper near you',
      homeText: 'Type in your postcode.',
      metaTitle: 'Market · takeaways',
      metaKeywords: 'takeaway',
      metaDescription: 'Order from around the corner.',
      footer: 'Good food, near you.',
    },
    tokens: { accent: '#c4321c' },
    logo: '/brand/logo.svg',
    favicon: '/brand/favicon.svg',
    messages: { sender: 'Market', logo: '' },
    apiOrigin: '',
    paymentModes: ['cod'],
    guestCheckout: true,
    routes: [...routeNames],
    remotes: {},
    pins: {},
    contact: { email: 'hello@market.example', phone: '', address: '' },
    legalPages: [{ slug: 'privacy-policy', title: 'Privacy policy' }],
    ...changes,
  };
}

/** Writes a brand's file and its pictures into a folder of brands. */
export async function writeBrand(folder: string, brand: Brand) {
  for (const picture of ['logo', 'favicon']) {
    await writeFile(
      join(folder, `${brand.id}.${picture}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg"><!--${brand.id} ${picture}--></svg>`,
    );
  }
  await writeFile(join(folder, `${brand.id}.json`), JSON.stringify(brand));
}
