// `npm run packages`: the bill of materials, and the known vulnerabilities of external packages.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseLockFile } from './lock-file';
import { packageFaults } from './package-faults';
import { parseAudit } from './parse-audit';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const npm = (...parameters: string[]) =>
  spawnSync('npm', [...parameters, '--package-lock-only', '--loglevel=silent'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });

const packages = parseLockFile(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const faults = packageFaults(packages);
for (const fault of faults) say(fault);

const bill = npm('sbom', '--sbom-format', 'cyclonedx');
if (bill.status === 0) {
  const path = join(root, 'dist/bill-of-materials.json');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(path, bill.stdout);
  say(`The bill of materials (CycloneDX) of ${packages.length} packages is in dist/bill-of-materials.json.`);
} else faults.push('npm sbom failed, so there is no bill of materials.');

// `audit=false` in .npmrc turns audits off for installations, but not for `npm audit` itself.
const answer = parseAudit(npm('audit', '--json').stdout);
if (answer.kind === 'unknown')
  say(
    'This registry answers no audits, so nothing is known of vulnerabilities: run this where one does before a release.',
  );
else {
  for (const fault of answer.serious) say(`Known vulnerability: ${fault}`);
  say(`${answer.serious.length} high or critical vulnerabilities, ${answer.otherCount} lesser ones.`);
}
const isBad = faults.length > 0 || (answer.kind === 'known' && answer.serious.length > 0);
process.exitCode = isBad ? 1 : 0;
