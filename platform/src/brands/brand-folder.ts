import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { join } from 'node:path';
import type { Brand } from '@storefront/contract';
import { unlessMissing } from '../files/write-atomically';
import { findContentType } from '../releases/content-type';
import type { BrandFault } from './brand-fault';
import { stampFiles } from './file-stamp';
import type { FileStamp } from './file-stamp';
import { parseBrand } from './parse-brand';

/** A picture of a brand, such as its logo. */
interface BrandPicture {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Changes with the picture; part of its address. */
  readonly fingerprint: string;
}

/** A brand with the pictures beside its file, by file name: `northbank.logo.svg` is `logo.svg`. */
export interface ServedBrand {
  readonly brand: Brand;
  readonly pictures: ReadonlyMap<string, BrandPicture>;
}

/** The brands of a folder at one moment, without those that have a fault. */
export interface BrandIndex {
  readonly brands: readonly ServedBrand[];
  readonly faults: readonly BrandFault[];
  /** The brand that a host name belongs to, if any (BRD-4). */
  ofHost(host: string): ServedBrand | undefined;
  ofId(id: string): ServedBrand | undefined;
}

const readPicture = async (path: string): Promise<BrandPicture | undefined> => {
  const contentType = findContentType(path);
  const bytes = await unlessMissing(readFile(path));
  if (contentType === undefined || bytes === undefined) return undefined;
  return { bytes, contentType, fingerprint: createHash('sha256').update(bytes).digest('hex').slice(0, 10) };
};

const readPictures = async (folder: string, names: readonly string[]) => {
  const pictures = new Map<string, BrandPicture>();
  for (const name of names) {
    const picture = await readPicture(join(folder, name));
    if (picture !== undefined) pictures.set(name.slice(name.indexOf('.') + 1), picture);
  }
  return pictures;
};

/** The pictures that a brand names and that do not lie beside its file. */
export function missingPictures(file: string, { brand, pictures }: ServedBrand): BrandFault[] {
  return [
    { place: '/logo', picture: brand.logo },
    { place: '/favicon', picture: brand.favicon },
    { place: '/messages/logo', picture: brand.messages.logo },
  ].flatMap(({ place, picture }) => {
    const name = /^\/brand\/(.+)$/.exec(picture)?.[1];
    if (name === undefined || pictures.has(name)) return [];
    return [{ file, place, fault: `there is no file ${file.replace(/\.json$/, `.${name}`)}` }];
  });
}

/** Ids and hosts that an earlier file already has; only a person can say which of the two files is wrong. */
const clashes = (file: string, { brand }: ServedBrand, taken: ReadonlyMap<string, string>): BrandFault[] =>
  [
    ['/id', `id ${brand.id}`] as const,
    ...brand.hosts.map((host, index) => [`/hosts/${index}`, `host ${host}`] as const),
  ].flatMap(([place, what]) => {
    const owner = taken.get(what);
    return owner === undefined ? [] : [{ file, place, fault: `${what} is taken by ${owner}` }];
  });

/** A brand file and its pictures; `served` is undefined when the brand cannot be served at all. */
interface ParsedBrandFile {
  readonly stamp: FileStamp;
  readonly served: ServedBrand | undefined;
  readonly faults: readonly BrandFault[];
}

/** Groups the files of a folder by the part of their names before the first dot: a brand's file and its pictures. */
const byStem = (names: readonly string[]): Map<string, string[]> => {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const stem = name.slice(0, name.indexOf('.'));
    const group = groups.get(stem);
    if (group === undefined) groups.set(stem, [name]);
    else group.push(name);
  }
  return groups;
};

// Checking whether a file has changed takes a few microseconds; after this many checks the process serves requests.
const checksAtOnce = 200;

/** The brand files of a folder. Unchanged files are not read again, so that a change among ten thousand brands is seen at once. */
export class BrandFolder {
  private parsedFiles = new Map<string, ParsedBrandFile>();

  constructor(private readonly folder: string) {}

  /** Reads every `*.json` and names all faults (BRD-3); a file with a fault is not served, the others are. */
  async read(): Promise<BrandIndex> {
    const names = ((await unlessMissing(readdir(this.folder))) ?? []).filter((name) => !name.startsWith('.'));
    const groups = byStem(names.sort());
    const parsedFiles = new Map<string, ParsedBrandFile>();
    for (const file of names.filter((name) => name.endsWith('.json'))) {
      const pictureFiles = (groups.get(file.slice(0, file.indexOf('.'))) ?? []).filter(
        (name) => name !== file,
      );
      const parsed = await this.parseFile(file, pictureFiles);
      if (parsed !== undefined) parsedFiles.set(file, parsed);
      if (parsedFiles.size % checksAtOnce === 0) await setImmediate();
    }
    this.parsedFiles = parsedFiles;
    return withoutClashes(parsedFiles);
  }

  private async parseFile(
    file: string,
    pictureFiles: readonly string[],
  ): Promise<ParsedBrandFile | undefined> {
    const stamp = stampFiles([file, ...pictureFiles].map((name) => join(this.folder, name)));
    const previous = this.parsedFiles.get(file);
    if (previous !== undefined && previous.stamp.isSettled && previous.stamp.text === stamp.text)
      return previous;
    const text = await unlessMissing(readFile(join(this.folder, file), 'utf8'));
    if (text === undefined) return undefined;
    const parsed = parseBrand(file, text);
    if (parsed.kind === 'refused') return { stamp, served: undefined, faults: parsed.faults };
    const served = { brand: parsed.brand, pictures: await readPictures(this.folder, pictureFiles) };
    return { stamp, served, faults: missingPictures(file, served) };
  }
}

/** Reads the brands of a folder once. */
export function readBrands(folder: string): Promise<BrandIndex> {
  return new BrandFolder(folder).read();
}

/** Leaves out brands that have a fault, or an id or host of an earlier brand. */
const withoutClashes = (parsedFiles: ReadonlyMap<string, ParsedBrandFile>): BrandIndex => {
  const faults: BrandFault[] = [];
  const brands: ServedBrand[] = [];
  const taken = new Map<string, string>();
  for (const [file, { served, faults: own }] of parsedFiles) {
    const found = served === undefined ? own : [...own, ...clashes(file, served, taken)];
    faults.push(...found);
    if (served === undefined || found.length > 0) continue;
    brands.push(served);
    taken.set(`id ${served.brand.id}`, file);
    for (const host of served.brand.hosts) taken.set(`host ${host}`, file);
  }
  return createBrandIndex(brands, faults);
};

/** The brands of a moment, found by host and id. */
export function createBrandIndex(brands: readonly ServedBrand[], faults: readonly BrandFault[]): BrandIndex {
  const hosts = new Map(
    brands.flatMap((served) => served.brand.hosts.map((host) => [host, served] as const)),
  );
  const ids = new Map(brands.map((served) => [served.brand.id, served] as const));
  return { brands, faults, ofHost: (host) => hosts.get(host), ofId: (id) => ids.get(id) };
}

/**
 * The brands as they are now, and those of `previous` whose files have a fault now: a mistake while a file is being edited does not
 * take a site down.
 */
export function keepServedBrands(current: BrandIndex, previous: BrandIndex): BrandIndex {
  const faulty = new Set(current.faults.map(({ file }) => file.replace(/\.json$/, '')));
  const hosts = new Set(current.brands.flatMap(({ brand }) => brand.hosts));
  const kept = previous.brands.filter(
    ({ brand }) =>
      faulty.has(brand.id) &&
      current.ofId(brand.id) === undefined &&
      !brand.hosts.some((host) => hosts.has(host)),
  );
  return kept.length === 0 ? current : createBrandIndex([...current.brands, ...kept], current.faults);
}
