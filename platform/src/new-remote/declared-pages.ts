import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ReleasePage } from '@storefront/contract/schemas';
import { unlessMissing } from '../files/write-atomically';

/** A page that a remote declares in its package.json. */
export interface DeclaredPage extends ReleasePage {
  readonly remote: string;
}

const WithPages = Type.Object({ storefront: Type.Object({ pages: Type.Array(ReleasePage) }) });

/** The pages that the remotes below `repository` add to the routes of the specification. */
export async function declaredPages(repository: string): Promise<DeclaredPage[]> {
  const remotes = (await readdir(repository)).filter((name) => name.startsWith('remote-'));
  const pages = await Promise.all(
    remotes.map(async (remote) => {
      const text = await unlessMissing(readFile(join(repository, remote, 'package.json'), 'utf8'));
      const manifest: unknown = text === undefined ? undefined : JSON.parse(text);
      return Value.Check(WithPages, manifest)
        ? manifest.storefront.pages.map((page) => ({ ...page, remote }))
        : [];
    }),
  );
  return pages.flat();
}
