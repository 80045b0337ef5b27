import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registryCommandTable } from '@storefront/contract';
import { injectTransport, registryClient } from '../door/registry-client';
import { aBrand } from '../testing/brands';
import { aBuiltFolder } from '../testing/built-folder';
import { aCommandLine } from '../testing/command-line';
import { aServedPlatform, endPlatforms } from '../testing/served-platform';
import type { Served } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterAll(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

type Run = Awaited<ReturnType<typeof aCommandLine>>['run'];

let door: Served;
let run: Run;
/** The folder of the terminal. */
let folder: string;
/** The token that was made last. */
let made: string;
beforeAll(async () => {
  door = await aServedPlatform({
    previewKey: 'the key of previews',
    brands: [aBrand(), aBrand({ id: 'northbank', hosts: ['northbank.example'] })],
  });
  ({ run, folder } = await aCommandLine(door.client));
  await run('release', 'publish', await aBuiltFolder({ feature: 'checkout', version: '1.0.0' }));
});

const snapshot = () => door.registry.snapshot();
const stable = async () => (await snapshot()).turns.at(-1);
const rollout = (id: string) => door.registry.rollout(id);
const released = (version: string) => door.registry.release({ name: 'checkout', version });
const clientOf = (token: string | undefined) => registryClient(injectTransport(door.app), token, 'the test');
/** The token that a command has printed. */
const tokenIn = (text: string) => text.split('\n').find((line) => line.startsWith('sft_')) ?? '';
const market = () => door.client.query('brand', { brand: 'market' });
const latest = async (action: string) => (await door.registry.audit({ action, limit: 1 }))[0];
const why = ['--reason', 'a line in a terminal'];

/** Types a command, which has to end well, and returns what it prints. */
const type = async (...words: string[]) => {
  const { code, text } = await run(...words);
  expect([code, text]).toStrictEqual([0, expect.any(String)]);
  return text;
};

/** The command line of Bob, an operator with a token of his own. */
const aSecondPerson = async (): Promise<Run> => {
  const bob = { team: 'operators', person: 'bob', reason: 'a test' };
  await door.client.command('member/add', bob);
  const { token } = await door.client.command('member/token', bob);
  return (await aCommandLine(clientOf(token))).run;
};

/** A line for every command, in an order in which each finds what it needs. */
const lines: Readonly<Record<string, () => Promise<void>>> = {
  async 'release publish'() {
    await type('release', 'publish', await aBuiltFolder({ feature: 'checkout', version: '2.0.0' }));
    expect((await released('2.0.0'))?.manifest).toMatchObject({ author: 'ann', commit: 'abc' });
  },
  async preview() {
    const text = await type('preview', 'checkout@2.0.0', '--brand', 'market', '--hours', '2', ...why);
    expect(text).toContain('?preview=');
  },
  async 'preview end'() {
    await type('preview', 'end', 'checkout@2.0.0', '--brand', 'market', ...why);
    expect(await latest('preview end')).toMatchObject({ reason: 'a line in a terminal' });
  },
  async 'release accept'() {
    const { hash } = (await door.client.query('release', { id: 'checkout@2.0.0' })) ?? {};
    await type('release', 'accept', 'checkout@2.0.0', '--brands', 'market', '--hash', hash ?? '', ...why);
    expect((await snapshot()).acceptances).toMatchObject([{ brand: 'market', version: '2.0.0' }]);
  },
  async 'release reject'() {
    await type('release', 'reject', 'checkout@2.0.0', '--brands', 'market', ...why);
    expect((await snapshot()).acceptances).toStrictEqual([]);
  },
  async 'staff link'() {
    expect(await type('staff', 'link', '--brand', 'market', ...why)).toContain('?');
  },
  async 'staff end'() {
    await type('staff', 'end', '--brand', 'market', ...why);
    expect(await latest('staff end')).toMatchObject({ reason: 'a line in a terminal' });
  },
  async 'partner trust'() {
    await type('partner', 'trust', 'bank', '--brand', 'market', ...why);
    expect((await snapshot()).trusted).toMatchObject([{ brand: 'market', partner: 'bank' }]);
  },
  async 'partner distrust'() {
    await type('partner', 'distrust', 'bank', '--brand', 'market', ...why);
    expect((await snapshot()).trusted).toStrictEqual([]);
  },
  async pin() {
    await type('pin', 'checkout@2.0.0', '--brand', 'northbank', ...why);
    expect((await snapshot()).pins).toMatchObject([{ brand: 'northbank', version: '2.0.0' }]);
  },
  async unpin() {
    await type('unpin', 'checkout', '--brand', 'northbank', ...why);
    expect((await snapshot()).pins).toStrictEqual([]);
  },
  async freeze() {
    await type('freeze', 'northbank', '--until', '2027-01-02', ...why);
    expect((await snapshot()).freezes).toMatchObject([{ brand: 'northbank' }]);
  },
  async unfreeze() {
    await type('unfreeze', 'northbank', ...why);
    expect((await snapshot()).freezes).toStrictEqual([]);
  },
  async 'rollout start'() {
    await type('rollout', 'start', 'checkout@2.0.0', '--steps', '10%,50%,100%', ...why);
    expect(await rollout('r1')).toMatchObject({ version: '2.0.0', state: 'running', step: 0 });
  },
  async 'rollout pause'() {
    await type('rollout', 'pause', 'r1', ...why);
    expect((await rollout('r1'))?.state).toBe('paused');
  },
  async 'rollout resume'() {
    await type('rollout', 'resume', 'r1', ...why);
    expect((await rollout('r1'))?.state).toBe('running');
  },
  async 'rollout advance'() {
    await type('rollout', 'advance', 'r1', ...why);
    expect((await rollout('r1'))?.step).toBe(1);
  },
  async 'rollout abort'() {
    await type('rollout', 'abort', 'r1', '--reason', 'it was slow');
    expect((await rollout('r1'))?.state).toBe('aborted');
  },
  async 'release promote'() {
    const { code, text } = await run('release', 'promote', 'checkout@2.0.0', ...why);
    expect([code, text]).toStrictEqual([1, expect.stringContaining('it was slow')]);
    await type('release', 'promote', 'checkout@2.0.0', '--despite', 'it was slow', ...why);
    expect(await stable()).toMatchObject({ kind: 'promote', version: '2.0.0' });
  },
  async rollback() {
    await type('rollback', 'checkout', ...why);
    expect(await stable()).toMatchObject({ kind: 'rollback', version: '1.0.0' });
  },
  async 'rollout promote'() {
    await type('release', 'publish', await aBuiltFolder({ feature: 'checkout', version: '3.0.0' }));
    await type('rollout', 'start', 'checkout@3.0.0', ...why);
    await type('rollout', 'promote', 'r2', ...why);
    expect((await rollout('r2'))?.state).toBe('promoted');
    expect(await stable()).toMatchObject({ kind: 'promote', version: '3.0.0' });
  },
  async 'schedule remove'() {
    await type('freeze', 'market', '--until', '2027-01-02', '--at', '2026-12-01T09:00+00:00', ...why);
    expect(await type('schedule', 'list')).toContain('s1  2026-12-01T09:00:00.000Z');
    await type('schedule', 'remove', 's1', ...why);
    expect(await type('schedule', 'list')).toBe('Nothing is set for a time.');
  },
  async 'team add'() {
    await type('team', 'add', 'rewards-team', '--features', 'rewards', ...why);
    expect(await door.registry.teams()).toContainEqual(
      expect.objectContaining({ id: 'rewards-team', features: ['rewards'] }),
    );
  },
  async 'team token'() {
    const text = await type('team', 'token', 'rewards-team', ...why);
    expect(await clientOf(tokenIn(text)).query('me', {})).toMatchObject({ id: 'rewards-team' });
  },
  async 'member add'() {
    await type('member', 'add', 'carol', '--team', 'rewards-team', '--role', 'owner', ...why);
    expect(await door.registry.members()).toMatchObject([{ person: 'carol', role: 'owner' }]);
  },
  async 'member token'() {
    made = tokenIn(await type('member', 'token', 'carol', '--team', 'rewards-team', ...why));
    expect(await clientOf(made).query('me', {})).toMatchObject({ id: 'rewards-team', person: 'carol' });
  },
  async 'member remove'() {
    await type('member', 'remove', 'carol', '--team', 'rewards-team', ...why);
    expect(await door.registry.members()).toStrictEqual([]);
    await expect(clientOf(made).query('me', {})).rejects.toThrow('It was ended, has expired');
  },
  async 'token mine'() {
    // The operators' token of the data folder is a machine's; a token of one's own is a person's.
    const second = await aSecondPerson();
    made = tokenIn((await second('token', 'mine', 'laptop', ...why)).text);
    expect(await clientOf(made).query('me', {})).toMatchObject({ id: 'operators', person: 'bob' });
  },
  async 'token end'() {
    const laptop = (await door.registry.tokens()).find(({ name }) => name === 'laptop');
    await type('token', 'end', laptop?.id ?? '', ...why);
    await expect(clientOf(made).query('me', {})).rejects.toThrow('It was ended, has expired');
  },
  async 'brand draft'() {
    const file = join(folder, 'market.json');
    await writeFile(file, JSON.stringify(aBrand({ name: 'Winter' })));
    await type('brand', 'draft', 'market', '--base', '0', '--data', file, ...why);
    expect(await market()).toMatchObject({ draft: 2 });
    await door.platform.refresh();
    expect((await door.get('/')).body).not.toContain('Winter');
  },
  async 'brand preview'() {
    const text = await type('brand', 'preview', 'market', '--draft', '2', ...why);
    const query = /\?preview=\S+/.exec(text)?.[0] ?? '';
    await door.platform.refresh();
    expect((await door.get(`/${query}`)).body).toContain('market, draft 2');
  },
  async 'brand publish'() {
    await type('brand', 'publish', 'market', '--draft', '2', ...why);
    expect(await market()).toMatchObject({ draft: null, source: 'version', latest: 3 });
    await door.platform.refresh();
    expect((await door.get('/')).body).toContain('Winter');
  },
  async 'brand restore'() {
    await type('brand', 'restore', 'market', '--to', '1', ...why);
    await door.platform.refresh();
    expect((await door.get('/')).body).not.toContain('Winter');
  },
  async 'approval require'() {
    await type('approval', 'require', 'brand:northbank', ...why);
    expect((await door.registry.approvals()).approvals).toStrictEqual(['brand:northbank']);
  },
  async 'approval withdraw'() {
    const text = await type('pin', 'checkout@3.0.0', '--brand', 'northbank', ...why);
    expect(text).toContain('storefront approval give w1');
    await type('approval', 'withdraw', 'w1', ...why);
    expect((await door.registry.approvals()).waiting).toStrictEqual([]);
  },
  async 'approval refuse'() {
    await type('pin', 'checkout@3.0.0', '--brand', 'northbank', ...why);
    expect(await type('approval', 'list')).toContain('not with this token: a test is a machine');
    await type('approval', 'refuse', 'w2', ...why);
    expect((await snapshot()).pins).toStrictEqual([]);
  },
  async 'approval give'() {
    await type('pin', 'checkout@3.0.0', '--brand', 'northbank', ...why);
    const second = await aSecondPerson();
    expect((await second('approval', 'list')).text).toContain(
      'approved, it does this: northbank stays on checkout@3.0.0.',
    );
    const { code, text } = await second('approval', 'give', 'w3', ...why);
    expect([code, text]).toStrictEqual([0, expect.stringContaining('Done.')]);
    expect((await snapshot()).pins).toMatchObject([{ brand: 'northbank', version: '3.0.0' }]);
  },
  async 'approval lift'() {
    const text = await type('approval', 'lift', 'brand:northbank', ...why);
    expect(text).toContain('It is not done yet: it waits as w4.');
    expect((await door.registry.approvals()).approvals).toStrictEqual(['brand:northbank']);
    await (
      await aSecondPerson()
    )('approval', 'give', 'w4', ...why);
    expect((await door.registry.approvals()).approvals).toStrictEqual([]);
    expect(await type('approval', 'list')).toContain('Nothing asks for a second person');
  },
  async 'release collect'() {
    await type('release', 'collect', ...why);
    expect(await latest('release collect')).toMatchObject({ reason: 'a line in a terminal' });
  },
  async 'release revoke'() {
    await type('release', 'revoke', 'checkout@2.0.0', ...why);
    expect((await released('2.0.0'))?.revoked).toMatchObject({ reason: 'a line in a terminal' });
  },
};

describe('the commands of the command line, typed one after the other', () => {
  it('[CON-3/typed] are all that there are', () => {
    expect(Object.keys(lines).sort()).toStrictEqual(registryCommandTable.map(({ name }) => name).sort());
  });

  it.each(Object.entries(lines))('[CON-3/typed] %s does what it says', async (_name, typeIt) => {
    const ours = () => door.registry.audit({ actor: 'operators', limit: 999 });
    const before = await ours();
    await typeIt();
    const after = await ours();
    expect(after.length).toBeGreaterThan(before.length);
    expect(after[0]).toMatchObject({ refused: false });
  });
});
