import { TypeCompiler } from '@sinclair/typebox/compiler';
import { standardLegalPages } from '@storefront/contract';
import { Brand } from '@storefront/contract/schemas';
import { tokenFaults } from '@storefront/ui/tokens';
import { schemaFaults } from '../schema-faults';
import { featureOf } from '../releases/release-store';
import type { BrandFault } from './brand-fault';
import { externalPicture, isOwnPicture } from './picture-address';

// Compiled, because a process may read ten thousand brands when it starts.
const brandCheck = TypeCompiler.Compile(Brand);

export type ParsedBrand = { kind: 'read'; brand: Brand } | { kind: 'refused'; faults: BrandFault[] };

const lowerFirst = (message: string) => message.charAt(0).toLowerCase() + message.slice(1);

const parse = (text: string): { value: unknown } | { fault: string } => {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { fault: `is not JSON (${error instanceof Error ? error.message : 'unreadable'})` };
  }
};

/** The rules that no schema can express: fields of a brand that must fit each other. */
const inconsistencies = (file: string, brand: Brand): { place: string; fault: string }[] => {
  const faults: { place: string; fault: string }[] = [];
  if (file !== `${brand.id}.json`)
    faults.push({ place: '/id', fault: `must be the name of the file: ${brand.id}.json` });
  if (brand.kind === 'single-business' && brand.business === null) {
    faults.push({ place: '/business', fault: 'a single-business brand names its business' });
  }
  if (brand.kind === 'marketplace' && brand.business !== null) {
    faults.push({ place: '/business', fault: 'a marketplace has no business of its own: null' });
  }
  for (const [feature, name] of Object.entries(brand.remotes)) {
    const place = `/remotes/${feature}`;
    if (feature === 'shell')
      faults.push({ place, fault: 'the shell serves every brand, so no remote can replace it' });
    else if (featureOf(name) !== feature)
      faults.push({ place, fault: `must be a ${feature} of the partner, such as partner/${feature}` });
  }
  for (const picture of ['logo', 'favicon'] as const) {
    if (!isOwnPicture(brand[picture]) && externalPicture(brand[picture]) === undefined) {
      faults.push({ place: `/${picture}`, fault: 'must be an https address, or /brand/ and a file name' });
    }
  }
  const { logo } = brand.messages;
  if (logo !== '' && !/^\/brand\/[a-z0-9-]+\.png$/.test(logo) && externalPicture(logo) === undefined)
    faults.push({
      place: '/messages/logo',
      fault: "must be '', an https address, or /brand/ and the name of a PNG file: e-mail shows no SVG",
    });
  for (const [index, { slug, sections }] of brand.legalPages.entries()) {
    if (sections === undefined && !standardLegalPages.includes(slug))
      faults.push({
        place: `/legalPages/${index}/sections`,
        fault: `is required: only ${standardLegalPages.join(' and ')} have a standard text`,
      });
  }
  return faults;
};

/**
 * Parses one brand file and names every fault in it: unknown and missing keys, wrong values, tokens with too little contrast
 * (BRD-3).
 */
export function parseBrand(file: string, text: string): ParsedBrand {
  const parsed = parse(text);
  if ('fault' in parsed) return { kind: 'refused', faults: [{ file, place: '', fault: parsed.fault }] };

  const isBrand = brandCheck.Check(parsed.value);
  const errors = isBrand ? [] : [...brandCheck.Errors(parsed.value)];
  const faults = schemaFaults(errors).map(({ path, message }): BrandFault => ({
    file,
    place: path,
    fault: lowerFirst(message),
  }));
  const tokens = tokensOf(parsed.value);
  for (const fault of tokens === undefined ? [] : tokenFaults(tokens))
    faults.push({ file, place: '/tokens', fault });
  if (brandCheck.Check(parsed.value)) {
    const brand = parsed.value;
    for (const inconsistency of inconsistencies(file, brand)) faults.push({ file, ...inconsistency });
    if (faults.length === 0) return { kind: 'read', brand };
  }
  return { kind: 'refused', faults };
}

const tokensOf = (value: unknown): Record<string, unknown> | undefined => {
  if (typeof value !== 'object' || value === null || !('tokens' in value)) return undefined;
  const { tokens } = value;
  return typeof tokens === 'object' && tokens !== null && !Array.isArray(tokens) ? { ...tokens } : undefined;
};
