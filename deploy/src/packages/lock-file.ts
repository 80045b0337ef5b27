import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

const LockFile = Type.Object({
  packages: Type.Record(
    Type.String(),
    Type.Object({
      version: Type.Optional(Type.String()),
      license: Type.Optional(Type.String()),
      integrity: Type.Optional(Type.String()),
      hasInstallScript: Type.Optional(Type.Boolean()),
      link: Type.Optional(Type.Boolean()),
      // Some packages of long ago have a list in its place.
      engines: Type.Optional(
        Type.Union([Type.Object({ node: Type.Optional(Type.String()) }), Type.Array(Type.String())]),
      ),
    }),
  ),
});

/** An external package that the lock file names. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** As its author wrote it, such as `MIT` or `(MIT OR CC0-1.0)`; '' when the author names none. */
  readonly licence: string;
  readonly isHashed: boolean;
  readonly hasInstallScript: boolean;
  /** The versions of Node on which it runs, such as `>=18`; '' when its author names none. */
  readonly node: string;
}

const folder = 'node_modules/';

/** The packages of a lock file (npm's lockfileVersion 3). Throws when the text is no such file. */
export function parseLockFile(text: string): LockedPackage[] {
  const lock: unknown = JSON.parse(text);
  if (!Value.Check(LockFile, lock))
    throw new Error('package-lock.json is not a lock file of npm 7 or newer.');
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    !path.includes(folder) || entry.link === true
      ? []
      : [
          {
            name: path.slice(path.lastIndexOf(folder) + folder.length),
            version: entry.version ?? '',
            licence: entry.license ?? '',
            isHashed: entry.integrity !== undefined,
            hasInstallScript: entry.hasInstallScript === true,
            node: (!Array.isArray(entry.engines) && entry.engines?.node) || '',
          },
        ],
  );
}
