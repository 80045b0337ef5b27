import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostContractVersion } from '@storefront/contract';

describe('the host contract', () => {
  it('[RES-6] is the version of the package that remotes name as their need', () => {
    const host = JSON.parse(readFileSync(join(__dirname, '../../shared/host/package.json'), 'utf8'));
    expect(host.version).toBe(hostContractVersion);
  });
});
