import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findCircle, importsBelow, importsOfFolders } from './circles';

const root = join(__dirname, '../..');

describe('a circle of imports', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'circles-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  it('of files is found also through a type, a lazy import and an index', () => {
    write('one.ts', "import type { Two } from './two';\n");
    write('two.tsx', "export const three = () => import('./three');\n");
    write('three/index.ts', "import '../one';\n");
    expect(findCircle(importsBelow(folder))).toStrictEqual(['one.ts', 'two.tsx', 'three/index.ts', 'one.ts']);
    write('three/index.ts', "import 'elsewhere';\n");
    expect(findCircle(importsBelow(folder))).toBeUndefined();
  });

  it('of folders is found where no file is in one, and not where a test makes it', () => {
    write('src/up/a.ts', "import '../down/a';\n");
    write('src/down/b.ts', "import '../up/b';\n");
    write('src/up/b.ts', '');
    write('src/down/a.ts', '');
    expect(findCircle(importsBelow(folder))).toBeUndefined();
    expect(findCircle(importsOfFolders(importsBelow(folder), 'src/'))).toHaveLength(3);
    rmSync(join(folder, 'src/down/b.ts'));
    write('src/down/b.test.ts', "import '../up/b';\n");
    expect(findCircle(importsOfFolders(importsBelow(folder), 'src/'))).toBeUndefined();
  });
});

describe('the code', () => {
  const imports = importsBelow(root);
  const workspaces = [...imports.keys()]
    .map((file) => /^(.*?\/)src\//.exec(file)?.[0] ?? '')
    .filter((folder) => folder !== '' && existsSync(join(root, folder, '../package.json')));

  it('is found', () => {
    expect(imports.size).toBeGreaterThan(2_000);
    expect(imports.get('shell/src/main.tsx')?.size).toBeGreaterThan(0);
  });

  it('has no circle of files', () => {
    expect(findCircle(imports)).toBeUndefined();
  });

  it.each([...new Set(workspaces)])('has no circle of folders in %s', (folder) => {
    expect(findCircle(importsOfFolders(imports, folder))).toBeUndefined();
  });
});
