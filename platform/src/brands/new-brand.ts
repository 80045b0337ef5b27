import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routeNames } from '@storefront/contract';
import type { Brand } from '@storefront/contract';
import { defaultTokens } from '@storefront/ui/tokens';
import { readBrands } from './brand-folder';
import { faultSentence } from './brand-fault';
import { brandSchema, brandSchemaFile } from './brand-schema';
import { parseBrand } from './parse-brand';

export interface NewBrand {
  readonly id: string;
  /** The host name of its site; `ID.localhost` by default. */
  readonly host?: string | undefined;
  /** The name that customers see; made from the id by default. */
  readonly name?: string | undefined;
}

export type MakeBrandResult =
  | { readonly kind: 'made'; readonly files: readonly string[] }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

/** Writes a brand that can be served unchanged and has every field to fill in: its file, two pictures and the schema. */
export async function makeBrand(folder: string, wanted: NewBrand): Promise<MakeBrandResult> {
  const brand = firstBrand(wanted);
  const parsed = parseBrand(`${brand.id}.json`, JSON.stringify(brand));
  if (parsed.kind === 'refused') return { kind: 'refused', faults: parsed.faults.map(faultSentence) };
  const index = await readBrands(folder);
  const taken = index.brands.filter(
    ({ brand: { id, hosts } }) => id === brand.id || hosts.some((host) => brand.hosts.includes(host)),
  );
  if (taken.length > 0) {
    const faults = taken.map(
      (other) => `${other.brand.id}.json has this id or host: choose another, or --host.`,
    );
    return { kind: 'refused', faults };
  }
  const files = {
    [`${brand.id}.json`]: toJson({ $schema: `./${brandSchemaFile}`, ...brand }),
    [`${brand.id}.logo.svg`]: picture(brand.name),
    [`${brand.id}.favicon.svg`]: picture(brand.name),
  };
  try {
    await writeSchema(folder);
    // The pictures are written first: a server that watches the folder serves the brand as soon as its file exists.
    for (const [file, text] of Object.entries(files).reverse())
      await writeFile(join(folder, file), text, { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return { kind: 'refused', faults: [`A file of ${brand.id} already exists: ${error.message}`] };
  }
  return { kind: 'made', files: Object.keys(files) };
}

/** Writes the schema of brand files into their folder. */
export function writeSchema(folder: string): Promise<void> {
  return writeFile(join(folder, brandSchemaFile), toJson(brandSchema()));
}

const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const toTitle = (id: string) =>
  id
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

function firstBrand({ id, host = `${id}.localhost`, name = toTitle(id) }: NewBrand): Brand {
  return {
    id,
    hosts: [host],
    kind: 'marketplace',
    business: null,
    name,
    texts: {
      homeTitle: 'Tuck into a delicious takeaway today',
      homeText: 'Find the best restaurant near you.',
      metaTitle: `${name} · restaurants near you`,
      metaKeywords: `${name}, food delivery, takeaway, restaurants`,
      metaDescription: `Order from restaurants nearby at ${name}, for delivery or collection, or book a table.`,
      footer: `${name} brings the kitchens of your neighbourhood to your table.`,
    },
    tokens: { ...defaultTokens },
    logo: '/brand/logo.svg',
    favicon: '/brand/favicon.svg',
    messages: { sender: name, logo: '' },
    apiOrigin: '',
    paymentModes: ['cod', 'card'],
    guestCheckout: true,
    routes: [...routeNames],
    remotes: {},
    pins: {},
    contact: { email: `hello@${host}`, phone: '', address: '' },
    legalPages: [
      { slug: 'terms-and-condition', title: 'Terms and conditions' },
      { slug: 'privacy-policy', title: 'Privacy policy' },
      {
        slug: 'about-us',
        title: 'About us',
        sections: [
          { heading: `Who ${name} is`, paragraphs: [`Say here who runs ${name}, and how to reach you.`] },
        ],
      },
    ],
  };
}

/** The first letter of the name in a circle; a placeholder until the brand has its own picture. */
function picture(name: string): string {
  const letter = (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '?').toUpperCase();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <circle cx="20" cy="20" r="20" fill="${defaultTokens.accent}"/>
  <text x="20" y="28" font-family="Helvetica, Arial, sans-serif" font-size="22" font-weight="700" text-anchor="middle" fill="${defaultTokens.onAccent}">${letter}</text>
</svg>
`;
}
