import { scheduledJob } from './scheduled-changes';
import { addTeam, aDoor } from '../testing/door';
import { fixedClock } from '../testing/fixed-clock';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(removeTemporaryFolders);

const why = { reason: 'a test' };

/** A door with Ann, who owns the team checkout, and Bob, a member of it; both have made tokens of their own. */
const aDoorWithPeople = async () => {
  let days = 0;
  const clock = { now: () => new Date(fixedClock.now().getTime() + days * 86_400_000) };
  const door = await aDoor({ clock });
  const { operators, clientOf } = door;
  const first = async (person: string, role: 'owner' | 'member') => {
    await operators.command('member/add', { team: 'checkout', person, role, ...why });
    const made = await operators.command('member/token', { team: 'checkout', person, ...why });
    return clientOf(made.token);
  };
  return {
    ...door,
    ann: await first('ann', 'owner'),
    bob: await first('bob', 'member'),
    later: (by: number) => void (days += by),
  };
};

describe('people and machines', () => {
  it('[ROL-9/audit] every line of the audit log names the person or the machine, and the team', async () => {
    const { registry, operators, clientOf, ann, northbank } = await aDoorWithPeople();
    const { token } = await operators.command('team/token', { team: 'northbank', name: 'CI', ...why });
    const freeze = { brand: 'northbank', until: '2027-01-01', ...why };
    await clientOf(token).command('freeze', freeze);
    await northbank.command('unfreeze', { brand: 'northbank', ...why });
    await ann.command('freeze', freeze);
    await ann.command('token/mine', { name: 'laptop', ...why });
    const entries = await registry.audit({ limit: 4 });
    expect(entries).toMatchObject([
      { actor: 'checkout', person: 'ann', action: 'token mine', refused: false },
      { actor: 'checkout', person: 'ann', action: 'freeze', refused: true },
      { actor: 'northbank', machine: 'a test', action: 'unfreeze' },
      { actor: 'northbank', machine: 'CI', action: 'freeze', refused: false },
    ]);
    expect(await operators.query('audit', { by: 'CI' })).toMatchObject([{ machine: 'CI', action: 'freeze' }]);
  });

  it('[ROL-9/members] an owner looks after the people of the own team, a member and a machine do not', async () => {
    const { ann, bob, checkout, northbank, registry } = await aDoorWithPeople();
    const carol = { team: 'checkout', person: 'carol', ...why };
    const tried = await ann.command('member/add', { ...carol, tryOut: true });
    expect(tried).toMatchObject({ kind: 'tried out', effects: ['carol is a member of checkout.'] });
    expect(await registry.members()).toHaveLength(2);
    const refusal = {
      kind: 'refused',
      faults: [
        'checkout has no right to the people and tokens of checkout with this token. Ask an owner of checkout, or an operator.',
      ],
    };
    expect(await bob.command('member/add', carol)).toMatchObject(refusal);
    expect(await checkout.command('member/add', carol)).toMatchObject(refusal);
    expect(await northbank.command('member/remove', { ...carol, person: 'ann' })).toMatchObject({
      kind: 'refused',
    });
    expect(await ann.command('member/add', { ...carol, team: 'northbank' })).toMatchObject({
      kind: 'refused',
    });
    expect(await ann.command('member/add', carol)).toMatchObject({ kind: 'done' });
    expect(await ann.query('members', {})).toStrictEqual([
      { team: 'checkout', person: 'ann', role: 'owner' },
      { team: 'checkout', person: 'bob', role: 'member' },
      { team: 'checkout', person: 'carol', role: 'member' },
    ]);
    expect(await northbank.query('members', {})).toStrictEqual([]);
    expect(await ann.query('me', {})).toMatchObject({ id: 'checkout', person: 'ann', role: 'owner' });
  });

  it('[ROL-9/one-person] a short name and an address are one person in every team', async () => {
    const { operators } = await aDoorWithPeople();
    const add = (team: string, person: string, email?: string) =>
      operators.command('member/add', { team, person, ...why, ...(email !== undefined && { email }) });
    expect(await add('checkout', 'ann', 'Ann@shop.example')).toMatchObject({ kind: 'done' });
    expect(await add('northbank', 'ann', 'ann@shop.example')).toMatchObject({ kind: 'done' });
    expect(await add('northbank', 'ann', 'ann@other.example')).toMatchObject({
      faults: ['ann has another address in checkout: choose another short name.'],
    });
    expect(await add('checkout', 'bob', 'ann@SHOP.example')).toMatchObject({
      faults: ['This is the address of ann: add that person.'],
    });
    expect(await add('nobody', 'ann')).toMatchObject({ faults: ['There is no team nobody: add it first.'] });
  });

  it('[ROL-9/tokens] a person makes own tokens, with a name and an end; a machine cannot', async () => {
    const { bob, checkout, clientOf, later, ann, registry } = await aDoorWithPeople();
    const mine = { name: 'laptop', days: 2, ...why };
    expect(await bob.command('token/mine', { ...mine, tryOut: true })).toStrictEqual({
      kind: 'tried out',
      effects: ['bob has a token for checkout. It is shown this once.', 'It expires on 2026-11-23.'],
      faults: [],
    });
    const { token = '' } = await bob.command('token/mine', mine);
    const laptop = clientOf(token);
    expect(await laptop.query('me', {})).toMatchObject({ person: 'bob', role: 'member' });
    expect(await checkout.command('token/mine', mine)).toMatchObject({
      faults: [
        'a test is a machine and no person. Make a token for a machine: storefront team token checkout',
      ],
    });
    expect(await ann.query('tokens', {})).toMatchObject([
      { name: 'a test', lastUsedAt: fixedClock.now().toISOString() },
      { person: 'ann' },
      { person: 'bob' },
      { person: 'bob', name: 'laptop', expiresAt: '2026-11-23T18:00:00.000Z' },
    ]);
    expect(JSON.stringify([await registry.tokens(), await registry.audit({ limit: 99 })])).not.toContain(
      token,
    );
    later(2);
    await expect(laptop.query('me', {})).rejects.toThrow('has expired');
  });

  it('[ROL-9/ended] a token or a membership that is taken away opens nothing from then on', async () => {
    const { ann, bob, northbank, clientOf, operators } = await aDoorWithPeople();
    const { token } = await bob.command('token/mine', { name: 'laptop', ...why });
    const laptop = clientOf(token);
    const [own] = (await bob.query('tokens', {}))?.filter(({ name }) => name === 'laptop') ?? [];
    const end = { token: own?.id ?? '', ...why };
    expect(await northbank.command('token/end', end)).toMatchObject({ kind: 'refused' });
    expect(await bob.command('token/end', { ...end, tryOut: true })).toMatchObject({ kind: 'tried out' });
    expect(await laptop.query('me', {})).toBeDefined();
    expect(await bob.command('token/end', end)).toMatchObject({ kind: 'done' });
    await expect(laptop.query('me', {})).rejects.toThrow('It was ended, has expired');
    expect(await ann.command('token/end', end)).toMatchObject({
      faults: [`There is no token ${own?.id} that could be used.`],
    });
    expect(await bob.query('me', {})).toBeDefined();
    const bobs = { team: 'checkout', person: 'bob', ...why };
    expect(await ann.command('member/remove', bobs)).toMatchObject({ kind: 'done' });
    await expect(bob.query('me', {})).rejects.toThrow();
    expect(await ann.command('member/remove', bobs)).toMatchObject({
      faults: ['bob is no member of checkout.'],
    });
    expect(await operators.command('member/token', bobs)).toMatchObject({
      faults: ['bob is no member of checkout: add the person first.'],
    });
  });

  it('[ROL-9/time] what a person has set for a time is not made when the person has left the team', async () => {
    const { registry, operators, ann, bob, later } = await aDoorWithPeople();
    await operators.command('team/add', { team: 'checkout', features: ['brand:market'], ...why });
    const set = { brand: 'market', until: '2027-01-01', at: '2026-11-22T20:00+01:00', ...why };
    await bob.command('freeze', set);
    await ann.command('freeze', { ...set, until: '2027-02-01' });
    expect(await ann.query('scheduled', {})).toMatchObject([{ person: 'bob' }, { person: 'ann' }]);
    await ann.command('member/remove', { team: 'checkout', person: 'bob', ...why });
    later(2);
    const context = () => ({ now: new Date('2026-11-23T18:00:00Z'), brands: ['market'], watchMinutes: 0 });
    await scheduledJob({ registry, context, log: { error: () => undefined } }).run();
    expect((await registry.snapshot()).freezes).toMatchObject([{ until: '2027-02-01T00:00:00.000Z' }]);
    expect(await registry.audit({ action: 'freeze', limit: 9 })).toMatchObject([
      { person: 'ann', refused: false },
      { person: 'bob', faults: ['bob is no member of checkout any more.'] },
    ]);
  });

  it('[ROL-9/machines] tokens that teams had before are their machines’, and do what they did', async () => {
    const { registry, clientOf } = await aDoorWithPeople();
    const token = await addTeam(registry, 'listing', 'listing', 'brand:market');
    expect(await clientOf(token).query('me', {})).toMatchObject({ id: 'listing', machine: 'a test' });
    const frozen = await clientOf(token).command('freeze', { brand: 'market', until: '2027-01-01', ...why });
    expect(frozen).toMatchObject({ kind: 'done' });
  });
});
