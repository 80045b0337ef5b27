import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLockFile } from './lock-file';
import type { LockedPackage } from './lock-file';
import { packageFaults } from './package-faults';
import { parseAudit } from './parse-audit';

const lockFile = readFileSync(join(__dirname, '../../../package-lock.json'), 'utf8');
const aPackage = (fields: Partial<LockedPackage> = {}): LockedPackage => ({
  name: 'a-package',
  version: '1.2.3',
  licence: 'MIT',
  isHashed: true,
  hasInstallScript: false,
  ...fields,
});

describe('external packages', () => {
  it('[G16/lock][G16/scripts][G16/licences] are hashed, allowed, and work without install scripts', () => {
    const packages = parseLockFile(lockFile);
    expect(packages.length).toBeGreaterThan(500);
    expect(packageFaults(packages)).toEqual([]);
  });

  it.each([
    ['without a hash', { isHashed: false }, /a-package@1\.2\.3 has no hash/],
    ['with an install script', { hasInstallScript: true }, /a-package@1\.2\.3 has an install script/],
    ['under a licence that was not read', { licence: 'GPL-3.0' }, /"GPL-3\.0"/],
    ['under two licences of which one was not read', { licence: 'MIT AND GPL-3.0' }, /MIT AND GPL-3\.0/],
    ['without a licence', { licence: '' }, /licence ""/],
  ])('are refused %s', (_how, fields, fault) => {
    expect(packageFaults([aPackage(fields)])).toEqual([expect.stringMatching(fault)]);
  });

  it('are accepted when one of the offered licences is allowed', () => {
    expect(packageFaults([aPackage({ licence: '(GPL-3.0 OR MIT)' })])).toEqual([]);
  });

  it('are read from a lock file, and any other file is refused', () => {
    expect(() => parseLockFile('{"dependencies":{}}')).toThrow('package-lock.json is not a lock file');
  });
});

describe('the npm registry’s report of vulnerabilities', () => {
  const output = (severity: string) =>
    JSON.stringify({ vulnerabilities: { 'a-package': { severity, range: '<1.2.4' } } });

  it.each(['high', 'critical'])('[G16/vulnerabilities] names a package with a %s one', (severity) => {
    expect(parseAudit(output(severity))).toEqual({
      kind: 'known',
      serious: [`a-package <1.2.4: ${severity}`],
      otherCount: 0,
    });
  });

  it('counts less severe ones', () => {
    expect(parseAudit(output('moderate'))).toEqual({ kind: 'known', serious: [], otherCount: 1 });
  });

  it.each([
    ['an error', '{"message":"405 Method Not Allowed"}'],
    ['nothing', ''],
  ])('is unknown, not empty, when the registry answers with %s', (_what, answer) => {
    expect(parseAudit(answer)).toEqual({ kind: 'unknown' });
  });
});
