import { createHash } from 'node:crypto';
import { mapPictures, pictureFields } from '../../catalogue/picture-fields';
import { pictureReference } from '../../catalogue/picture-reference';
import type { CatalogueFault } from '../checking/fault';
import type { CatalogueBusiness, CatalogueFile } from '../../catalogue/format';
import { parsePictureSource } from './picture-source';
import { pictureType } from './picture-type';

/** Reads a picture beside the catalogue; undefined when it does not exist. */
export type ReadPicture = (path: string) => Promise<Uint8Array | undefined>;

/** A picture as it is stored. `hash` is the SHA-256 of `content` in hexadecimal digits. */
export interface StoredPicture {
  readonly hash: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

export interface ResolvedPictures {
  /** The businesses, with a reference to a stored picture, an https URL, or '' in each picture field. */
  readonly businesses: readonly CatalogueBusiness[];
  readonly pictures: readonly StoredPicture[];
  readonly faults: readonly CatalogueFault[];
}

const maxBytes = 2_000_000;

type StoredOrRefused =
  | { readonly kind: 'stored'; readonly picture: StoredPicture }
  | { readonly kind: 'refused'; readonly expected: string };

/** A picture by its content, as it is stored. */
export function storedPicture(content: Uint8Array): StoredOrRefused {
  if (content.length > maxBytes)
    return { kind: 'refused', expected: `a picture of at most ${maxBytes / 1_000_000} MB` };
  const mediaType = pictureType(content);
  if (mediaType === undefined)
    return { kind: 'refused', expected: 'a picture: SVG, PNG, JPEG, WebP, AVIF or GIF' };
  const hash = createHash('sha256').update(content).digest('hex');
  return { kind: 'stored', picture: { hash, mediaType, content } };
}

/** Reads every picture that the catalogue names. An unreadable one is a fault at its path. */
export async function resolvePictures(
  catalogue: CatalogueFile,
  readPicture: ReadPicture,
): Promise<ResolvedPictures> {
  const pictures = new Map<string, StoredPicture>();
  const faults: CatalogueFault[] = [];

  async function resolve(source: string, path: string): Promise<string> {
    const read = parsePictureSource(source);
    if (read.kind === 'none' || read.kind === 'unreadable') return '';
    if (read.kind === 'elsewhere') return read.url;

    const content = read.kind === 'inline' ? read.content : await readPicture(read.path);
    const refuse = (expected: string) => {
      faults.push({ path, expected });
      return '';
    };
    if (content === undefined)
      return refuse(`a file that is there: "${source}" is missing beside the catalogue`);
    const stored = storedPicture(content);
    if (stored.kind === 'refused') return refuse(stored.expected);
    pictures.set(stored.picture.hash, stored.picture);
    return pictureReference(stored.picture.hash);
  }

  const businesses: CatalogueBusiness[] = [];
  for (const [index, business] of catalogue.businesses.entries()) {
    const resolved = new Map<string, string>();
    for (const { path, value } of pictureFields(business))
      resolved.set(path, await resolve(value, `$.businesses[${index}]${path}`));
    businesses.push({ ...business, ...mapPictures(business, (_value, path) => resolved.get(path) ?? '') });
  }
  return { businesses, pictures: [...pictures.values()], faults };
}
