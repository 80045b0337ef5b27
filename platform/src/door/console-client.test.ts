import { httpRegistryGateway } from '../../console/src/gateway/http-registry-gateway';
import { registryCommand } from '@storefront/contract';
import { ChangeStore } from '../../console/src/stores/change-store';
import { aBuiltFolder } from '../testing/built-folder';
import { addTeam, aDoor } from '../testing/door';
import { removeTemporaryFolders } from '../testing/temporary-folder';
import { until } from '../testing/until';
import { packBuild } from '../releases/pack-build';

afterEach(removeTemporaryFolders);

/** The console's own client and dialog over the door, with the token of a team. */
const aConsole = async () => {
  const { app, registry } = await aDoor();
  const token = await addTeam(registry, 'checkout-team', 'checkout', 'brand:market');
  const fetch = async (path: RequestInfo | URL, { method = 'GET', headers, body }: RequestInit = {}) => {
    const answer = await app.inject({
      method: method as 'GET' | 'POST',
      url: String(path),
      headers: headers as Record<string, string>,
      ...(body && { payload: body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : String(body) }),
    });
    return { status: answer.statusCode, json: async () => answer.json() } as Response;
  };
  const gateway = httpRegistryGateway(fetch, { kind: 'token', token });
  return { registry, gateway, change: new ChangeStore({ gateway, onChanged: () => undefined }) };
};

const archiveOf = async (feature: string, version: string) =>
  new File([new Uint8Array(await packBuild(await aBuiltFolder({ feature, version })))], 'build.tar.gz');

describe('the console as a client of the door', () => {
  it('[REL-13/console] publishes an uploaded archive and rolls back with a team’s token, each after showing the effects', async () => {
    const { registry, change } = await aConsole();
    for (const version of ['1.0.0', '2.0.0']) {
      change.open(registryCommand('release publish'), { author: 'ann', commit: 'abc', stable: 'yes' });
      change.chooseArchive(await archiveOf('checkout', version));
      await change.tryOut();
      expect(change.phase).toMatchObject({
        kind: 'tried',
        effects: expect.arrayContaining([`checkout@${version} is published: 4 files.`]),
      });
      expect(await registry.release({ name: 'checkout', version })).toBeUndefined();
      await change.confirm();
      expect(change.phase.kind).toBe('done');
    }
    change.open(registryCommand('rollback'), { feature: 'checkout' });
    change.fill('brands', 'market');
    await change.tryOut();
    expect(change.phase).toMatchObject({
      effects: ['market goes back from checkout@2.0.0 to checkout@1.0.0.'],
    });
    change.giveReason('it was slow');
    await change.confirm();
    expect((await registry.snapshot()).turns.at(-1)).toMatchObject({ kind: 'rollback', version: '1.0.0' });
    expect(await registry.audit({ action: 'rollback', limit: 1 })).toMatchObject([
      { actor: 'checkout-team', reason: 'it was slow', brands: ['market'] },
    ]);
  });

  it('[REL-13/console] is refused by the same checks, and the refusal is in the audit log', async () => {
    const { registry, change } = await aConsole();
    const faults = ['checkout-team has no right to releases of listing.'];
    change.open(registryCommand('rollback'), { feature: 'listing', brands: 'market' });
    await until(async () => change.phase.kind === 'refused');
    expect(change.phase).toStrictEqual({ kind: 'refused', faults });
    expect(await registry.audit({ refused: true, brand: 'market', limit: 5 })).toMatchObject([
      { actor: 'checkout-team', action: 'rollback', faults },
    ]);
  });
});
