import { createHash } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ReleaseManifest } from '@storefront/contract/schemas';
import { schemaFaults } from '../schema-faults';
import { findContentType } from './content-type';

/** The fields of a build in `release.json`, beside its format. */
const BuildDescription = Type.Pick(ReleaseManifest, [
  'feature',
  'version',
  'container',
  'addresses',
  'decisionFile',
  'pagesFromFile',
  'hostContract',
  'shared',
  'entry',
  'exposes',
  'budgets',
  'pages',
]);
type BuildDescription = Static<typeof BuildDescription>;

const BuildFile = Type.Object({
  format: Type.Literal('storefront-build/1'),
  ...BuildDescription.properties,
  server: Type.Optional(ReleaseManifest.properties.entry),
});

/** The fields that a release copies, in the order of the schema, so that equal ones are written alike. */
const describe = (build: Static<typeof BuildFile>): BuildDescription => {
  const { feature, version, container, addresses, hostContract, shared, entry, exposes } = build;
  const { decisionFile, pagesFromFile, budgets, pages } = build;
  return {
    feature,
    version,
    container,
    ...(addresses !== undefined && { addresses }),
    ...(decisionFile !== undefined && { decisionFile }),
    ...(pagesFromFile !== undefined && { pagesFromFile }),
    hostContract,
    shared,
    entry,
    exposes,
    ...(budgets !== undefined && { budgets }),
    ...(pages !== undefined && { pages }),
  };
};

/** A file of a build, with its hash. */
export interface BuiltFile {
  path: string;
  integrity: string;
  contentType: string;
  bytes: Uint8Array;
}

/** A complete built folder. */
export interface Build {
  description: BuildDescription;
  files: BuiltFile[];
  /** Declarations of the exposed modules (REL-10), by their paths inside `types/`. */
  types: BuiltFile[];
  /** Source maps (REL-18), by the paths of the files that they describe and `.map`. */
  maps: BuiltFile[];
  /** The program that draws its pages on a server (EDG-7). */
  server?: BuiltFile;
}

export type ParsedBuild = { kind: 'read'; build: Build } | { kind: 'refused'; faults: string[] };

const refused = (...faults: string[]): ParsedBuild => ({ kind: 'refused', faults });

/** The SRI value of bytes. */
export function computeIntegrity(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

const typesFolder = 'types/';
const mapsFolder = 'maps/';
const maxMaps = 16 * 1024 * 1024;
const maxTypes = 2 * 1024 * 1024;
// Every edge keeps those of the releases in service as text, and evaluates them.
const largestServerPart = 4 * 1024 * 1024;

// 64 bits: enough that two files of a feature never have the same name by chance.
const digitsInName = 16;

/** Whether the name of a file contains the beginning of the SHA-384 of its bytes, as with webpack's `[contenthash:16]`. */
const isNamedByContent = ({ path, integrity }: Pick<BuiltFile, 'path' | 'integrity'>): boolean => {
  const hash = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
  return (
    path
      .split('/')
      .at(-1)
      ?.includes(`.${hash.slice(0, digitsInName)}.`) ?? false
  );
};

/** Files whose names begin with a dot are markers of the build. */
const isServed = (path: string) =>
  path !== 'release.json' && !path.split('/').some((part) => part.startsWith('.'));

const parseDescription = (bytes: Uint8Array): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(Buffer.from(bytes).toString('utf8')) };
  } catch {
    return undefined;
  }
};

/** Parses the files of a build, by path; a faulty build is refused with every fault. */
export function parseBuild(contents: ReadonlyMap<string, Uint8Array>): ParsedBuild {
  const described = contents.get('release.json');
  if (described === undefined) return refused('There is no release.json: build the workspace first');
  const read = parseDescription(described);
  if (read === undefined) return refused('release.json is not JSON');
  if (!Value.Check(BuildFile, read.value)) {
    return refused(
      ...schemaFaults(Value.Errors(BuildFile, read.value)).map(
        ({ path, message }) => `release.json ${path}: ${message}`,
      ),
    );
  }

  const description = describe(read.value);
  const serverPath = read.value.server;
  const faults: string[] = [];
  const files: BuiltFile[] = [];
  const types: BuiltFile[] = [];
  const maps: BuiltFile[] = [];
  const server = serverPartIn(contents, serverPath);
  faults.push(...server.faults);
  for (const path of [...contents.keys()].filter((one) => isServed(one) && one !== serverPath).sort()) {
    const bytes = contents.get(path) ?? new Uint8Array();
    const isTypes = path.startsWith(typesFolder) && path.endsWith('.d.ts');
    const isMap = path.startsWith(mapsFolder) && path.endsWith('.map');
    const contentType = findContentType(isTypes || isMap ? 'types.txt' : path);
    if (contentType === undefined) faults.push(`${path}: files of this kind are not served`);
    else if (!Value.Check(ReleaseManifest.properties.entry, path))
      faults.push(
        `${path}: a name that no address can hold; it must be ${ReleaseManifest.properties.entry.description}`,
      );
    else if (isTypes)
      types.push({
        path: path.slice(typesFolder.length),
        integrity: computeIntegrity(bytes),
        contentType,
        bytes,
      });
    else if (isMap)
      maps.push({
        path: path.slice(mapsFolder.length),
        integrity: computeIntegrity(bytes),
        contentType,
        bytes,
      });
    else files.push({ path, integrity: computeIntegrity(bytes), contentType, bytes });
  }
  if (types.reduce((sum, { bytes }) => sum + bytes.length, 0) > maxTypes)
    faults.push(
      `types/ holds more than ${maxTypes / 1024 / 1024} MB: expose less, or write its types by hand`,
    );
  if (maps.reduce((sum, { bytes }) => sum + bytes.length, 0) > maxMaps)
    faults.push(
      `maps/ holds more than ${maxMaps / 1024 / 1024} MB: leave the contents of the sources out of them`,
    );
  const known = new Set(files.map(({ path }) => path));
  const named = [
    ['entry', description.entry] as const,
    ...Object.entries(description.exposes).flatMap(([expose, { js, css }]) =>
      [...js, ...css].map((path) => [expose, path] as const),
    ),
  ];
  for (const [referrer, path] of named) {
    if (!known.has(path)) faults.push(`${referrer} names ${path}, which is not in the folder`);
  }
  if (description.addresses === 'content') {
    for (const file of files.filter((one) => !isNamedByContent(one)))
      faults.push(
        `${file.path}: its name does not carry the hash of its content, which release.json says; build with the preset of @storefront/build`,
      );
  }
  if (faults.length > 0) return refused(...faults);
  return {
    kind: 'read',
    build: { description, files, types, maps, ...(server.file && { server: server.file }) },
  };
}

/** The server part that `release.json` names, or the faults of it. */
function serverPartIn(
  contents: ReadonlyMap<string, Uint8Array>,
  path: string | undefined,
): { readonly file?: BuiltFile; readonly faults: readonly string[] } {
  if (path === undefined) return { faults: [] };
  const bytes = contents.get(path);
  if (!/^server\.[A-Za-z0-9_-]{8,}\.cjs$/.test(path))
    return { faults: [`server is ${path}; name it server.<hash of its content>.cjs`] };
  if (bytes === undefined) return { faults: [`server names ${path}, which is not in the folder`] };
  if (bytes.length > largestServerPart)
    return {
      faults: [
        `${path} holds more than ${largestServerPart / 1024 / 1024} MB: take packages out of it that drawing does not need`,
      ],
    };
  return {
    file: { path, integrity: computeIntegrity(bytes), contentType: serverPartType, bytes },
    faults: [],
  };
}

// It is never served, so it has no media type of its own.
const serverPartType = 'text/plain; charset=utf-8';
