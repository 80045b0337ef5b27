import type { Brand } from '@storefront/contract';
import { injectTransport, registryClient } from './door/registry-client';
import type { RegistryClient } from './door/registry-client';
import { createToken, hashToken } from './door/tokens';
import { aBrand, writeBrand } from './testing/brands';
import { aBrowser } from './testing/browser';
import { addTeam } from './testing/door';
import { stateIn } from './testing/page';
import { endPlatforms } from './testing/served-platform';
import { removeTemporaryFolders } from './testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const reason = 'winter';
const market = aBrand({ name: 'Market' });

/** A platform with two brands, a browser on `market`, and a client of that brand's own people. */
const aShop = async () => {
  const browser = await aBrowser({
    previewKey: 'the key of previews',
    brands: [market, aBrand({ id: 'northbank', hosts: ['northbank.example'] })],
  });
  const clientOf = async (team: string, ...rights: string[]) =>
    registryClient(injectTransport(browser.app), await addTeam(browser.registry, team, ...rights), team);
  const people = await clientOf('market-people', 'brand:market');
  const json = (changes: Partial<Brand>) => JSON.stringify({ ...market, ...changes });
  const save = (changes: Partial<Brand>, base: number, by: RegistryClient = people) =>
    by.command('brand/draft', { brand: 'market', data: json(changes), base, reason });
  const publish = async (draft: number) => {
    const answer = await people.command('brand/publish', { brand: 'market', draft, reason });
    await browser.platform.refresh();
    return answer;
  };
  const restore = async (version: number) => {
    const answer = await people.command('brand/restore', { brand: 'market', version, reason });
    await browser.platform.refresh();
    return answer;
  };
  const nameOn = async (path = '/') => (await browser.stateOf(path)).brand.name;
  return { ...browser, clientOf, people, json, save, publish, restore, nameOn };
};

describe('a change of a brand by its own people', () => {
  it('[BRD-7/draft] is a draft that nobody sees, then what visitors get, with a line in the audit log for each', async () => {
    const { save, publish, nameOn, people, registry } = await aShop();
    expect(await save({ name: 'Winter' }, 0)).toMatchObject({
      kind: 'done',
      effects: [
        'Version 2 is the draft of market: it changes name.',
        expect.stringContaining('storefront brand publish market --draft 2'),
      ],
    });
    expect(await nameOn()).toBe('Market');
    const state = await people.query('brand', { brand: 'market' });
    expect(state).toMatchObject({
      latest: 2,
      source: 'version',
      draft: 2,
      versions: [
        { number: 2, kind: 'draft', by: 'market-people', machine: 'a test', reason },
        { number: 1, kind: 'live', by: 'brand file' },
      ],
    });
    // What the file said was saved by nobody.
    expect(state?.versions[1]).not.toHaveProperty('machine');
    expect(await publish(2)).toMatchObject({
      effects: ['Visitors of market get version 3 within a second: it changes name.'],
    });
    expect(await nameOn()).toBe('Winter');
    const entries = await registry.audit({ brand: 'market', actor: 'market-people', limit: 9 });
    expect(entries.map(({ action, subject, after }) => [action, subject, after])).toStrictEqual([
      [
        'brand publish',
        'market',
        expect.objectContaining({
          versions: [1, 2, 3].map((number) => ({
            brand: 'market',
            number,
            kind: number === 2 ? 'draft' : 'live',
          })),
        }),
      ],
      ['brand draft', 'market', expect.anything()],
    ]);
    const tried = { brand: 'market', data: '{}', base: 3, reason, tryOut: true };
    expect(await people.command('brand/draft', tried)).toMatchObject({ kind: 'refused' });
    expect((await people.query('brand', { brand: 'market' }))?.latest).toBe(3);
  });

  it('[BRD-7/checks] passes the checks of a brand file, and leaves hosts and the like to that file', async () => {
    const { save, people } = await aShop();
    expect((await save({ tokens: { accent: '#ff9900', onAccent: '#ffffff' } }, 0)).faults).toContainEqual(
      expect.stringContaining('market.json /tokens: onAccent #ffffff on accent #ff9900 has contrast'),
    );
    expect((await save({ logo: '/brand/new.svg' }, 0)).faults).toStrictEqual([
      'market.json /logo: there is no file market.new.svg',
    ]);
    expect(
      (await save({ hosts: ['northbank.example'], pins: { listing: '1.0.0' } }, 0)).faults,
    ).toStrictEqual([
      'market.json /hosts: is changed in the brand file alone, by operators',
      'market.json /pins: is changed in the brand file alone, by operators',
    ]);
    const broken = { brand: 'market', data: '{"id":', base: 0, reason };
    expect((await people.command('brand/draft', broken)).faults).toStrictEqual([
      expect.stringContaining('is not JSON'),
    ]);
  });

  it('[BRD-7/rights] needs the right to that brand', async () => {
    const { save, clientOf } = await aShop();
    const others = await clientOf('others', 'brand:northbank', 'listing');
    const refused = 'others has no right to the brand market.';
    expect((await save({ name: 'Ours' }, 0, others)).faults).toStrictEqual([refused]);
    for (const [call, body] of [
      ['brand/publish', { draft: 2 }],
      ['brand/restore', { version: 1 }],
      ['brand/preview', { draft: 2, hours: 1 }],
    ] as const) {
      const answer = await others.command(call, { brand: 'market', reason, ...body } as never);
      expect(answer.faults).toStrictEqual([refused]);
    }
  });

  it('[BRD-7/both] of two who edit at once loses nothing: the second is told who came first', async () => {
    const { save, publish, people } = await aShop();
    const [one, other] = await Promise.all([save({ name: 'One' }, 0), save({ name: 'Other' }, 0)]);
    const answers = [one, other].map(({ kind }) => kind);
    expect(answers.sort()).toStrictEqual(['done', 'refused']);
    const lost = [one, other].find(({ kind }) => kind === 'refused');
    expect(lost?.faults).toStrictEqual([
      expect.stringMatching(
        /^market is at version 2, by a test \(market-people\) on .*, and your change began with 0: /,
      ),
    ]);
    expect(await save({ name: 'Other' }, 2)).toMatchObject({ kind: 'done' });
    expect((await publish(2)).faults).toStrictEqual([
      expect.stringContaining('Version 3 of market came after the draft, by a test (market-people) on '),
    ]);
    const data = await people.query('brand', { brand: 'market', version: '2' });
    expect(JSON.parse(data?.data ?? '')).toMatchObject({ name: 'One' });
  });

  it('[BRD-7/preview] is shown on the real site by a link, marked, until another draft or version comes', async () => {
    const { save, people, open, send, get, stateOf, platform, app } = await aShop();
    await save({ name: 'Winter', guestCheckout: false }, 0);
    await platform.refresh();
    const body = { brand: 'market', draft: 2, hours: 24, reason };
    expect((await people.command('brand/preview', { ...body, draft: 1 })).faults).toStrictEqual([
      'The draft of market is 2.',
    ]);
    const { token = '' } = await people.command('brand/preview', body);
    const asked = await open(`/${token}`);
    expect([asked.statusCode, asked.body]).toStrictEqual([
      200,
      expect.stringContaining('<li>market, draft 2</li>'),
    ]);
    const form = new URLSearchParams({ token: token.replace('?preview=', ''), address: '/' });
    await send('/platform/preview/open', form.toString(), {
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    });
    const shown = await stateOf();
    expect([shown.brand.name, shown.brand.guestCheckout, shown.preview]).toStrictEqual([
      'Winter',
      false,
      ['market, draft 2'],
    ]);
    expect(shown.token).toBeUndefined();
    expect(stateIn(await get('/')).brand.name).toBe('Market');

    await save({ name: 'Spring' }, 2);
    await platform.refresh();
    const ended = await stateOf();
    expect([ended.brand.name, ended.preview]).toStrictEqual(['Market', undefined]);
    const headers = { host: 'localhost:3000' };
    expect((await app.inject({ method: 'GET', url: `/${token}`, headers })).statusCode).toBe(403);
  });

  it('[BRD-7/back] has a way back to every version, the brand file’s first', async () => {
    const { save, publish, restore, nameOn } = await aShop();
    expect((await restore(1)).faults).toStrictEqual(['market has no versions yet.']);
    await save({ name: 'Winter' }, 0);
    await publish(2);
    await save({ name: 'Spring' }, 3);
    await publish(4);
    expect(await nameOn()).toBe('Spring');
    expect(await restore(3)).toMatchObject({ kind: 'done' });
    expect(await nameOn()).toBe('Winter');
    expect(await restore(1)).toMatchObject({
      effects: ['Visitors of market get version 7 within a second: it changes name.'],
    });
    expect(await nameOn()).toBe('Market');
    expect((await restore(1)).faults).toStrictEqual(['Visitors of market get that already.']);
    expect((await restore(99)).faults).toStrictEqual([
      'market has the versions 1, 2, 3, 4, 5, 6, 7, not 99.',
    ]);
  });

  it('[BRD-7/file] gives way to a brand file that is changed later, which is in the history too', async () => {
    const { save, publish, restore, nameOn, people, brandsDirectory, platform } = await aShop();
    await save({ name: 'Winter' }, 0);
    await publish(2);
    await save({ name: 'Spring' }, 3);
    await writeBrand(brandsDirectory, { ...market, name: 'By file' });
    await platform.refresh();
    expect(await nameOn()).toBe('By file');
    expect(await people.query('brand', { brand: 'market' })).toMatchObject({ source: 'file', latest: 4 });
    expect((await publish(4)).faults).toStrictEqual([
      'The brand file of market has changed since: look at it and save the draft again.',
    ]);
    expect(await restore(3)).toMatchObject({ kind: 'done' });
    expect(await nameOn()).toBe('Winter');
    await save({ name: 'Summer' }, 5);
    expect((await people.query('brand', { brand: 'market' }))?.versions.length).toBe(6);
  });

  it('[BRD-7/time] can be set for a time', async () => {
    const { save, people } = await aShop();
    await save({ name: 'Winter' }, 0);
    const at = '2026-12-01T09:00+00:00';
    expect(
      (await people.command('brand/publish', { brand: 'market', draft: 2, at, reason })).effects,
    ).toContain('Now it would do this: Visitors of market get version 3 within a second: it changes name.');
    expect(await people.query('scheduled', {})).toMatchObject([
      { action: 'brand publish', subject: 'market', effects: [expect.stringContaining('version 3')] },
    ]);
  });

  it('[ROL-8/brand] waits for a second person when the brand asks for one, and what visitors had before does not', async () => {
    const { save, publish, restore, nameOn, people, registry, app, platform } = await aShop();
    const bob = { team: 'market-people', person: 'bob', role: 'owner', email: undefined } as const;
    const note = { actor: 'operators', action: 'member add', subject: 'bob', reason };
    await registry.saveMember(bob, note);
    const token = createToken();
    const kept = {
      hash: hashToken(token),
      team: bob.team,
      person: 'bob',
      label: 'laptop',
      revokeOthers: false,
    };
    await registry.addToken(kept, note);
    const second = registryClient(injectTransport(app), token, 'bob');
    const approve = async (id: string) => {
      expect(await second.command('approval/give', { id, reason })).toMatchObject({ kind: 'done' });
      await platform.refresh();
    };

    await people.command('approval/require', { of: 'brand:market', reason });
    // A draft is seen by nobody.
    expect(await save({ name: 'Winter' }, 0)).not.toHaveProperty('waiting');
    expect(await publish(2)).toMatchObject({ kind: 'done', waiting: 'w1' });
    expect(await nameOn()).toBe('Market');
    await approve('w1');
    expect(await nameOn()).toBe('Winter');
    expect((await people.query('brand', { brand: 'market' }))?.versions[0]).toMatchObject({
      number: 3,
      kind: 'live',
      by: 'market-people',
      reason: expect.stringContaining('approved by bob'),
    });
    expect(await restore(1)).not.toHaveProperty('waiting');
    expect(await nameOn()).toBe('Market');
    // A draft that was never published is new to visitors, also when it is restored.
    await save({ name: 'Spring' }, 4);
    expect(await restore(5)).toMatchObject({ waiting: 'w2' });
    expect(await nameOn()).toBe('Market');
    // Somebody saves another one meanwhile.
    await save({ name: 'Summer' }, 5);
    expect(await second.command('approval/give', { id: 'w2', reason })).toMatchObject({
      kind: 'refused',
      faults: [expect.stringContaining('What w2 would change has changed')],
    });
  });
});
