import { describeOnBothDatabases } from 'api/testing/databases';
import { sql } from 'drizzle-orm';
import { fixedClock } from '../testing/fixed-clock';
import { registryMigrations } from './database';
import { databaseLogins } from './database-logins';
import { databaseRegistry } from './database-registry';
import type { ProvidedAccount } from './logins';

const note = { action: 'login', subject: 'console', reason: '' };
const by = { actor: 'operators', action: 'test', subject: 'a test', reason: 'a test' };
const hour = 3_600_000;

describeOnBothDatabases(
  'logins by the login provider',
  (database) => {
    let milliseconds = 0;
    const clock = { now: () => new Date(fixedClock.now().getTime() + milliseconds) };
    const open = () => {
      const deps = { ...database(), clock };
      return { logins: databaseLogins(deps), registry: databaseRegistry(deps) };
    };
    const account = (subject: string, email?: string, issuer = 'https://login.example'): ProvidedAccount => ({
      issuer,
      subject,
      email,
    });
    const members = async (...all: [team: string, person: string, email?: string][]) => {
      const { registry } = open();
      for (const [team, person, email] of all) {
        await registry.saveTeam({ id: team, features: [team], webhook: undefined }, by);
        await registry.saveMember({ team, person, email }, by);
      }
    };
    beforeEach(async () => {
      milliseconds = 0;
      for (const table of ['login_session', 'login_account', 'begun_login', 'member', 'team'])
        await database().database.execute(sql.raw(`delete from registry.${table}`));
    });

    it('[ROL-9/state] takes a login that was begun once, also when two answers come at the same moment, and not after ten minutes', async () => {
      const { logins } = open();
      const begun = { nonce: 'a nonce', verifier: 'a verifier', page: '/rollouts' };
      await logins.begin('a state', begun);
      const taken = await Promise.all(Array.from({ length: 8 }, () => logins.take('a state')));
      expect(taken.filter((one) => one !== undefined)).toStrictEqual([begun]);
      await logins.begin('late', begun);
      milliseconds += 10 * 60_000 + 1;
      expect(await logins.take('late')).toBeUndefined();
      expect(await logins.take('never begun')).toBeUndefined();
    });

    it('[ROL-9/bound] binds the account to the member who was added with its verified address, and then needs no address', async () => {
      await members(['checkout', 'ann', 'ann@shop.example'], ['listing', 'bob', 'bob@shop.example']);
      const { logins, registry } = open();
      expect(await logins.logIn(account('1'), 's1', note)).toStrictEqual({
        kind: 'refused',
        refusal: 'unverified',
      });
      expect(await logins.logIn(account('1', 'eve@shop.example'), 's1', note)).toStrictEqual({
        kind: 'refused',
        refusal: 'unknown',
      });
      expect(await logins.session('s1')).toBeUndefined();
      expect(await logins.logIn(account('1', 'ann@shop.example'), 's1', note)).toStrictEqual({
        kind: 'logged in',
        person: 'ann',
      });
      expect(await logins.session('s1')).toMatchObject({
        person: 'ann',
        callers: [{ id: 'checkout', features: ['checkout'], person: 'ann', role: 'member' }],
      });
      // The account is Ann's, whatever address it has now.
      for (const email of [undefined, 'bob@shop.example'])
        expect(await logins.logIn(account('1', email), `s ${email}`, note)).toMatchObject({ person: 'ann' });
      expect(await registry.audit({ action: 'login', limit: 9 })).toMatchObject([
        { actor: 'checkout', person: 'ann', after: null },
        { actor: 'checkout', person: 'ann', after: null },
        { actor: 'checkout', person: 'ann', after: { account: 'bound' } },
      ]);
      const stored = await database().database.execute(sql`select a::text as row from registry.audit a`);
      expect(JSON.stringify(stored.rows)).not.toContain('@');
    });

    it('[ROL-9/other-account] refuses a second account with the address of a member, also when both come at the same moment', async () => {
      await members(['checkout', 'ann', 'ann@shop.example']);
      const { logins } = open();
      const results = await Promise.all(
        ['1', '2', '3', '4', '1', '2', '3', '4'].map(async (subject, place) => ({
          subject,
          ...(await logins.logIn(account(subject, 'ann@shop.example'), `session ${place}`, note)),
        })),
      );
      const winners = results.filter(({ kind }) => kind === 'logged in');
      expect(new Set(winners.map(({ subject }) => subject)).size).toBe(1);
      expect(winners).toHaveLength(2);
      expect(results.filter(({ kind }) => kind === 'refused')).toHaveLength(6);
      expect(results.find(({ kind }) => kind === 'refused')).toMatchObject({
        refusal: 'other-account',
        person: 'ann',
      });
      // Another provider knows nobody yet.
      const elsewhere = account('9', 'ann@shop.example', 'https://other.example');
      expect(await logins.logIn(elsewhere, 'elsewhere', note)).toMatchObject({ person: 'ann' });
    });

    it('[ROL-9/own-teams] opens only the teams that have added the person with this address', async () => {
      await members(
        ['checkout', 'ann', 'ann@shop.example'],
        ['listing', 'ann', 'ann@shop.example'],
        // Who adds a person of this name without the address has not said that it is the same one.
        ['booking', 'ann'],
      );
      const { logins } = open();
      await logins.logIn(account('1', 'ann@shop.example'), 's1', note);
      expect((await logins.session('s1'))?.callers.map(({ id }) => id)).toStrictEqual([
        'checkout',
        'listing',
      ]);
    });

    it('refuses an address that two people have', async () => {
      await members(['checkout', 'ann', 'one@shop.example'], ['listing', 'bob', 'one@shop.example']);
      const result = await open().logins.logIn(account('1', 'one@shop.example'), 's1', note);
      expect(result).toStrictEqual({ kind: 'refused', refusal: 'two-people' });
    });

    it('[ROL-9/session-ends] ends with the membership, for good, with another address, after an hour without use, after twelve, and by logging out', async () => {
      const ann = ['checkout', 'ann', 'ann@shop.example'] as const;
      await members([...ann], ['listing', 'ann', 'ann@shop.example']);
      const { logins, registry } = open();
      const logIn = async (subject: string, session: string) =>
        expect(await logins.logIn(account(subject, 'ann@shop.example'), session, note)).toMatchObject({
          kind: 'logged in',
        });
      await logIn('1', 's1');
      await logIn('1', 's2');
      await registry.removeMember({ team: 'listing', person: 'ann' }, by);
      expect((await logins.session('s1'))?.callers).toHaveLength(1);
      await registry.removeMember({ team: 'checkout', person: 'ann' }, by);
      expect(await logins.session('s1')).toBeUndefined();
      await members([...ann]);
      // Another account may be Ann's now, and the former session stays ended when she has the former one again.
      await logIn('2', 's3');
      await registry.removeMember({ team: 'checkout', person: 'ann' }, by);
      await members([...ann]);
      await logIn('1', 's4');
      expect(await logins.session('s1')).toBeUndefined();
      await registry.saveMember({ team: 'checkout', person: 'ann', email: 'ann@new.example' }, by);
      expect(await logins.session('s4')).toBeUndefined();

      await registry.saveMember({ team: 'checkout', person: 'ann', email: 'ann@shop.example' }, by);
      for (const session of ['ended', 'idle', 'used']) await logIn('1', session);
      await logins.end('ended');
      expect(await logins.session('ended')).toBeUndefined();
      for (let used = 0; used < 11; used += 1) {
        milliseconds += hour - 1;
        expect(await logins.session('used')).toMatchObject({ person: 'ann' });
      }
      expect(await logins.session('idle')).toBeUndefined();
      milliseconds = 12 * hour - 12;
      expect(await logins.session('used')).toMatchObject({ person: 'ann' });
      milliseconds = 12 * hour;
      expect(await logins.session('used')).toBeUndefined();
    });
  },
  [registryMigrations],
);
