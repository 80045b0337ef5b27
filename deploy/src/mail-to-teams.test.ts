import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { plainMail } from 'api';
import { SMTPServer } from 'smtp-server';
import { aGuardedPlatform, fellBack, shown } from '../../platform/src/testing/guarded-platform';
import { endPlatforms } from '../../platform/src/testing/served-platform';
import { removeTemporaryFolders } from '../../platform/src/testing/temporary-folder';

jest.setTimeout(60_000);

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await endPlatforms();
  for (const one of opened.splice(0)) await one.close();
  await removeTemporaryFolders();
});

/** A mail server that refuses its first letters for the moment, and takes the others. */
async function aMailServer({ refusals = 0 } = {}) {
  const taken: { to: string[]; letter: string }[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      void text(stream).then((letter) => {
        attempts += 1;
        if (attempts <= refusals) return done(Object.assign(new Error('Try again'), { responseCode: 451 }));
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), letter });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  opened.push({ close: () => new Promise<void>((closed) => server.close(() => closed())) });
  const { port } = server.server.address() as AddressInfo;
  const mail = plainMail({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Storefront <guard@shop.test>' });
  return { mail, taken, attempts: () => attempts };
}

/** Lets the guard abort listing 2.0.0. Its team and the operators have a mailbox, and so has the team of another feature. */
async function anAbort(mail: ReturnType<typeof plainMail>) {
  const guard = await aGuardedPlatform({ mail });
  opened.push(guard);
  const add = (team: string, feature: string, email: string) =>
    guard.client.command('team/add', { team, features: [feature], email, reason: 'a test' });
  await add('listing-team', 'listing', 'listing@team.test');
  await add('night-shift', '*', 'night@shop.test');
  await add('other-team', 'checkout', 'other@team.test');
  await guard.start();
  for (let made = 0; made < 30; made += 1) await guard.page({ arm: 'stable' });
  for (let made = 0; made < 6; made += 1) await guard.page({ arm: 'canary' }, [shown(), fellBack('2.0.0')]);
  await guard.judge();
  return guard;
}

describe('an alert by e-mail', () => {
  it('[CON-7] reaches the mailboxes of the team and of the operators once, and of no other team', async () => {
    const { mail, taken } = await aMailServer();
    const { messages } = await anAbort(mail);
    await messages.run();
    await messages.run();
    expect(taken.map(({ to }) => to).sort()).toStrictEqual([['listing@team.test'], ['night@shop.test']]);
    for (const { letter } of taken) {
      expect(letter).toContain('From: Storefront <guard@shop.test>');
      expect(letter).toContain('Subject: rollout abort: listing@2.0.0');
      expect(letter).toContain('listing@2.0.0 fails and listing@1.0.0 never does');
    }
  });

  it('[CON-7] that the mail server refuses for the moment is sent again later, with the same id, and not after it was taken', async () => {
    const { mail, taken, attempts } = await aMailServer({ refusals: 2 });
    const { messages, clock } = await anAbort(mail);
    await messages.run();
    expect([attempts(), taken]).toStrictEqual([2, []]);
    // Neither is due yet.
    await messages.run();
    expect(attempts()).toBe(2);
    for (let minute = 0; minute < 3; minute += 1) {
      clock.advance(1);
      await messages.run();
    }
    expect(taken).toHaveLength(2);
    expect(attempts()).toBe(4);
    const ids = taken.map(({ letter }) => /^Message-ID: <(guard-\d+)@shop\.test>/m.exec(letter)?.[1]);
    expect(new Set(ids).size).toBe(2);
  });

  it('[CON-7] waits while there is no mail server, and is sent when there is one', async () => {
    const { mail, taken } = await aMailServer();
    let now = plainMail({ smtpUrl: undefined, mailFrom: 'guard@shop.test' });
    const { messages, clock } = await anAbort((letter) => now(letter));
    await messages.run();
    expect(taken).toStrictEqual([]);
    now = mail;
    clock.advance(1);
    await messages.run();
    expect(taken).toHaveLength(2);
  });
});
