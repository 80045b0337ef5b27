import { createHash } from 'node:crypto';
import { canonicalJson } from '@storefront/contract';
import type { Brand } from '@storefront/contract';
import { faultSentence } from './brand-fault';
import { createBrandIndex, missingPictures } from './brand-folder';
import type { BrandIndex, ServedBrand } from './brand-folder';
import { parseBrand } from './parse-brand';

/** A brand file, and the checks of data that shall take its place. */
export interface BrandFileCheck {
  readonly hash: string;
  /** The data of the file as JSON. */
  readonly data: string;
  faults(data: string): string[];
}

/** A brand's data as they were saved, and the hash of the brand file that they take the place of. */
interface SavedBrand {
  readonly brand: string;
  readonly number: number;
  readonly file: string;
  readonly data: string;
}

/** What belongs to the server and not to the brand's people: it is changed in the brand file alone. */
const ofTheFile = ['id', 'hosts', 'kind', 'business', 'apiOrigin', 'pins'] as const;

const hashes = new WeakMap<Brand, string>();

/** The hash of the data of a brand file; how it is written does not count. */
function brandHash(brand: Brand): string {
  const known = hashes.get(brand);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(canonicalJson(brand)).digest('hex');
  hashes.set(brand, hash);
  return hash;
}

/** Checks data that shall take the place of a brand file's, as the file itself is checked (BRD-3, BRD-7). */
export function brandFileCheck(served: ServedBrand): BrandFileCheck {
  return {
    hash: brandHash(served.brand),
    data: JSON.stringify(served.brand, null, 2),
    faults: (data) => {
      const result = withData(served, data);
      return result.kind === 'read' ? [] : result.faults;
    },
  };
}

type WithData =
  | { readonly kind: 'read'; readonly served: ServedBrand }
  | { readonly kind: 'refused'; readonly faults: string[] };

/** A brand with other data and the same pictures. */
export function withData(served: ServedBrand, data: string): WithData {
  const file = `${served.brand.id}.json`;
  const parsed = parseBrand(file, data);
  if (parsed.kind === 'refused') return { kind: 'refused', faults: parsed.faults.map(faultSentence) };
  const { brand } = parsed;
  const faults = ofTheFile
    .filter((field) => canonicalJson(brand[field]) !== canonicalJson(served.brand[field]))
    .map((field) => `${file} /${field}: is changed in the brand file alone, by operators`);
  const next = { brand, pictures: served.pictures };
  faults.push(...missingPictures(file, next).map(faultSentence));
  return faults.length === 0 ? { kind: 'read', served: next } : { kind: 'refused', faults };
}

interface Applied {
  readonly of: ServedBrand;
  readonly number: number;
  readonly served: ServedBrand;
}

/** Puts the live versions of brands in the place of their files' data. Unchanged brands stay the same objects. */
export class BrandVersions {
  #applied = new Map<string, Applied>();

  apply(files: BrandIndex, versions: readonly SavedBrand[]): BrandIndex {
    const byBrand = new Map(versions.map((version) => [version.brand, version]));
    const applied = new Map<string, Applied>();
    const brands = files.brands.map((served) => {
      const version = byBrand.get(served.brand.id);
      // A file that has changed since is newer.
      if (version === undefined || version.file !== brandHash(served.brand)) return served;
      const { brand, number } = version;
      const known = this.#applied.get(brand);
      const next =
        known?.of === served && known.number === number
          ? known
          : { of: served, number, served: servedAs(served, version) };
      applied.set(brand, next);
      return next.served;
    });
    this.#applied = applied;
    return applied.size === 0 ? files : createBrandIndex(brands, files.faults);
  }
}

/** The brand of a version; that of the file where a newer server no longer takes its data. */
function servedAs(served: ServedBrand, { data }: SavedBrand): ServedBrand {
  const result = withData(served, data);
  return result.kind === 'read' ? result.served : served;
}
