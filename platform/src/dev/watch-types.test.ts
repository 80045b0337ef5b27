import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { watchTypes } from './watch-types';

afterEach(removeTemporaryFolders);

const repository = join(__dirname, '../../..');

it('[REL-16/dev] checks types at the start and after each change, in files that no bundle contains too', async () => {
  const directory = await temporaryFolder();
  await symlink(join(repository, 'node_modules'), join(directory, 'node_modules'));
  await mkdir(join(directory, 'src'));
  const write = (path: string, text: string) => writeFile(join(directory, 'src', path), text);
  const sound = 'export interface Given { readonly slug: string }';
  await write('given.ts', sound);
  await write(
    'page.ts',
    `import type { Given } from './given';\nexport const given: Given = { slug: 'one' };`,
  );
  const results: string[][] = [];
  const waiting: (() => void)[] = [];
  const stop = watchTypes(directory, (errors) => {
    results.push([...errors]);
    waiting.shift()?.();
  });
  const next = () => new Promise<void>((resolve) => waiting.push(resolve));
  try {
    await next();
    const after = next();
    await write('given.ts', 'export interface Given { readonly slug: number }');
    await after;
    const mended = next();
    await write('given.ts', sound);
    await mended;
    expect(results).toStrictEqual([
      [],
      ["src/page.ts, line 2, column 31: TS2322: Type 'string' is not assignable to type 'number'."],
      [],
    ]);
  } finally {
    await stop();
  }
}, 120_000);
