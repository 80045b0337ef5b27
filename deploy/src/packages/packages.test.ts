import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLockFile } from './lock-file';
import type { LockedPackage } from './lock-file';
import { oldestNode, packageFaults } from './package-faults';
import { parseAudit } from './parse-audit';

const textOf = (name: string) => readFileSync(join(__dirname, '../../..', name), 'utf8');
const lockFile = textOf('package-lock.json');
const aPackage = (fields: Partial<LockedPackage> = {}): LockedPackage => ({
  name: 'a-package',
  version: '1.2.3',
  licence: 'MIT',
  isHashed: true,
  hasInstallScript: false,
  node: '>=18',
  ...fields,
});

describe('external packages', () => {
  it('[G16/lock][G16/scripts][G16/licences] are hashed, allowed, and work without install scripts', () => {
    const packages = parseLockFile(lockFile);
    expect(packages.length).toBeGreaterThan(500);
    expect(packageFaults(packages)).toStrictEqual([]);
  });

  it.each([
    ['without a hash', { isHashed: false }, /a-package@1\.2\.3 has no hash/],
    ['with an install script', { hasInstallScript: true }, /a-package@1\.2\.3 has an install script/],
    ['under a licence that was not read', { licence: 'GPL-3.0' }, /"GPL-3\.0"/],
    ['under two licences of which one was not read', { licence: 'MIT AND GPL-3.0' }, /MIT AND GPL-3\.0/],
    ['without a licence', { licence: '' }, /licence ""/],
    [
      'that need a newer Node',
      { node: '>= 22.15.0' },
      /needs Node >= 22\.15\.0, and ours begins at 20\.19\.0/,
    ],
  ])('are refused %s', (_how, fields, fault) => {
    expect(packageFaults([aPackage(fields)])).toStrictEqual([expect.stringMatching(fault)]);
  });

  it('are accepted when one of the offered licences is allowed', () => {
    expect(packageFaults([aPackage({ licence: '(GPL-3.0 OR MIT)' })])).toStrictEqual([]);
  });

  it.each(['', '>=20.19.0', '^18.12.0 || ^20.9.0 || >=22'])(
    'are accepted when they run on Node %j',
    (node) => {
      expect(packageFaults([aPackage({ node })])).toStrictEqual([]);
    },
  );

  it('run on the oldest Node that package.json allows', () => {
    expect(JSON.parse(textOf('package.json'))).toMatchObject({ engines: { node: `>=${oldestNode}` } });
  });

  it('say on which Node they run in their entry of the lock file, some of them in a list', () => {
    const entries = {
      'node_modules/newer': { engines: { node: '>=22' } },
      'node_modules/old': { engines: ['node >=0.6.0'] },
      'node_modules/silent': {},
    };
    expect(parseLockFile(JSON.stringify({ packages: entries })).map(({ node }) => node)).toStrictEqual([
      '>=22',
      '',
      '',
    ]);
  });

  it('are read from a lock file, and any other file is refused', () => {
    expect(() => parseLockFile('{"dependencies":{}}')).toThrow('package-lock.json is not a lock file');
  });
});

describe('the npm registry’s report of vulnerabilities', () => {
  const output = (severity: string) =>
    JSON.stringify({ vulnerabilities: { 'a-package': { severity, range: '<1.2.4' } } });

  it.each(['high', 'critical'])('[G16/vulnerabilities] names a package with a %s one', (severity) => {
    expect(parseAudit(output(severity))).toStrictEqual({
      kind: 'known',
      serious: [`a-package <1.2.4: ${severity}`],
      otherCount: 0,
    });
  });

  it('counts less severe ones', () => {
    expect(parseAudit(output('moderate'))).toStrictEqual({ kind: 'known', serious: [], otherCount: 1 });
  });

  it.each([
    ['an error', '{"message":"405 Method Not Allowed"}'],
    ['nothing', ''],
  ])('is unknown, not empty, when the registry answers with %s', (_what, answer) => {
    expect(parseAudit(answer)).toStrictEqual({ kind: 'unknown' });
  });
});
