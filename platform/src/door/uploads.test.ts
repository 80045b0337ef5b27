import { aDoor, addTeam } from '../testing/door';
import { aBuiltFolder } from '../testing/built-folder';
import { removeTemporaryFolders } from '../testing/temporary-folder';
import { until } from '../testing/until';

afterEach(removeTemporaryFolders);

const meta = { author: 'ann', commit: 'abc' };
const archive = { 'content-type': 'application/gzip' };

/** A door whose proofs end when they are told to, in the order in which they began. */
async function aBusyDoor() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  let isQuick = false;
  const door = await aDoor({
    prove: async ({ description: { feature, version } }) => {
      begun.push(`${feature}@${version}`);
      if (!isQuick) await new Promise<void>((end) => ends.push(end));
      return [];
    },
  });
  // The last question before an upload waits for its turn.
  const asked = jest.spyOn(door.registry, 'release');
  return {
    begun,
    operators: door.operators,
    async publisherOf(feature: string) {
      const client = door.clientOf(await addTeam(door.registry, `${feature}-team`, feature));
      return async (version: string, more: { readonly tryOut?: 'yes' } = {}) =>
        client.publish(await aBuiltFolder({ feature, version }), { ...meta, ...more });
    },
    /** Waits until this many uploads have begun to be proven, or wait for their turn. */
    haveArrived: (count: number) => until(async () => asked.mock.calls.length === count),
    endNext: () => ends.shift()?.(),
    endAll() {
      isQuick = true;
      for (const end of ends) end();
    },
  };
}

describe('uploads of several teams', () => {
  it('[REL-19/turns] four idle try-outs of each of two teams delay the publication of a third by at most one proof', async () => {
    const { begun, publisherOf, haveArrived, endNext, endAll } = await aBusyDoor();
    const versions = ['1.0.0', '1.0.1', '1.0.2', '1.0.3'];
    const tryOutOfListing = await publisherOf('listing');
    const tryOutOfOrdering = await publisherOf('ordering');
    const idle = versions.map((version) => tryOutOfListing(version, { tryOut: 'yes' }));
    await haveArrived(4);
    idle.push(...versions.map((version) => tryOutOfOrdering(version, { tryOut: 'yes' })));
    await haveArrived(8);
    const publishing = (await publisherOf('booking'))('1.0.0');
    await haveArrived(9);
    expect(begun).toStrictEqual([expect.stringMatching(/^listing@/), expect.stringMatching(/^ordering@/)]);
    endNext();
    await until(async () => begun.length === 3);
    expect(begun[2]).toBe('booking@1.0.0');
    endAll();
    expect(await publishing).toMatchObject({ kind: 'done' });
    expect(await Promise.all(idle)).toHaveLength(8);
  });

  it('[REL-19/turns] four idle try-outs of one team do not delay another team’s publication', async () => {
    const { begun, publisherOf, haveArrived, endAll } = await aBusyDoor();
    const tryOut = await publisherOf('listing');
    const idle = ['1.0.0', '1.0.1', '1.0.2', '1.0.3'].map((version) => tryOut(version, { tryOut: 'yes' }));
    await haveArrived(4);
    const publishing = (await publisherOf('booking'))('1.0.0');
    await until(async () => begun.length === 2);
    expect(begun[1]).toBe('booking@1.0.0');
    endAll();
    await Promise.all([publishing, ...idle]);
  });

  it('[REL-19/turns] operators’ builds of two features are proven side by side, those of one feature one at a time', async () => {
    const { begun, operators, haveArrived, endAll } = await aBusyDoor();
    const publish = async (feature: string, version: string) =>
      operators.publish(await aBuiltFolder({ feature, version }), meta);
    const published = [publish('listing', '1.0.0')];
    await haveArrived(1);
    published.push(publish('listing', '1.0.1'));
    await haveArrived(2);
    published.push(publish('booking', '1.0.0'));
    await until(async () => begun.length === 2);
    expect(begun).toStrictEqual(['listing@1.0.0', 'booking@1.0.0']);
    endAll();
    expect(await Promise.all(published)).toHaveLength(3);
    expect(begun).toHaveLength(3);
  });
});

describe('the audit log of uploads', () => {
  it('[REL-19/logged] has one line for each upload: published, unchanged, refused, tried out', async () => {
    const { checkout, registry } = await aDoor();
    const folder = await aBuiltFolder({ feature: 'checkout' });
    const wrong = await aBuiltFolder({ feature: 'checkout', version: 'newest' });
    await checkout.publish(folder, { ...meta, tryOut: 'yes' });
    await checkout.publish(folder, meta);
    await checkout.publish(folder, meta);
    await checkout.publish(folder, { ...meta, tryOut: 'yes' });
    await checkout.publish(folder, { ...meta, version: '9.9.9' });
    await checkout.publish(wrong, meta);
    await checkout.publish(wrong, { ...meta, tryOut: 'yes' });
    await checkout.publish(await aBuiltFolder({ feature: 'listing' }), { ...meta, tryOut: 'yes' });
    const lines = await registry.audit({ actor: 'checkout', limit: 50 });
    expect(lines.reverse().map(({ action, subject, refused }) => [action, subject, refused])).toStrictEqual([
      ['release try-out', 'checkout@1.0.0', false],
      ['release publish', 'checkout@1.0.0', false],
      ['release publish', 'checkout@1.0.0', false],
      ['release try-out', 'checkout@1.0.0', false],
      ['release publish', 'checkout@1.0.0', true],
      ['release publish', 'upload', true],
      ['release try-out', 'upload', true],
      ['release try-out', 'listing@1.0.0', true],
    ]);
  });

  it.each<[string, number, string, Record<string, string>, string | Buffer]>([
    ['is no archive', 400, '?author=ann&commit=abc', archive, 'not packed'],
    ['does not say who made it', 400, '', archive, 'not packed'],
    ['is of another kind', 415, '?author=ann&commit=abc', { 'content-type': 'application/zip' }, 'PK'],
    ['is too large', 413, '?author=ann&commit=abc', archive, Buffer.alloc(33 * 1024 * 1024)],
  ])('[REL-19/logged] has a line for an upload that %s', async (_what, status, query, headers, payload) => {
    const { app, registry } = await aDoor();
    const token = await addTeam(registry, 'rewards-team', 'rewards');
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/platform/release/publish${query}`,
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload,
    });
    expect(statusCode).toBe(status);
    expect(await registry.audit({ actor: 'rewards-team', limit: 50 })).toMatchObject([
      { action: 'release publish', subject: 'upload', refused: true },
    ]);
  });
});
