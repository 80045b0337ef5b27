import { aDoor } from '../testing/door';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(removeTemporaryFolders);

const why = { reason: 'a test' };

describe('the addresses of a team', () => {
  const webhook = 'https://checkout.example/hook?key=a-secret';
  const chat = 'https://hooks.slack.example/services/a-secret';
  const email = 'a-secret@team.example';
  const add = { team: 'checkout', features: ['checkout'], ...why };

  it('[REL-6/addresses] are shown to nobody, and stand in no entry of the audit log: only their hosts do', async () => {
    const { checkout, northbank, operators, registry } = await aDoor();
    await operators.command('team/add', { ...add, webhook, chat, email });
    await operators.command('team/add', { ...add, chat: `${chat}-2` });
    expect(await registry.teams()).toContainEqual({
      id: 'checkout',
      features: ['checkout'],
      webhook,
      chat: `${chat}-2`,
      email,
    });
    const shown = { webhook: 'checkout.example', chat: 'hooks.slack.example', email: 'team.example' };
    for (const client of [operators, northbank, checkout])
      expect(await client.query('teams', {})).toContainEqual({
        id: 'checkout',
        features: ['checkout'],
        ...shown,
      });
    const answers = [
      await checkout.query('me', {}),
      await northbank.query('teams', {}),
      await northbank.query('audit', {}),
      await registry.audit({ limit: 100 }),
    ];
    expect(JSON.stringify(answers)).not.toContain('a-secret');
    expect((await registry.audit({ limit: 1 }))[0]).toMatchObject({
      before: shown,
      after: { ...shown, chat: 'hooks.slack.example (another address)' },
    });
  });

  it('stay while a change does not name them, and are removed by none', async () => {
    const { operators, registry } = await aDoor();
    const team = async () => (await registry.teams()).find(({ id }) => id === 'checkout');
    await operators.command('team/add', { ...add, webhook, chat });
    await operators.command('team/add', { ...add, features: ['checkout', 'listing'] });
    expect(await team()).toStrictEqual({ id: 'checkout', features: ['checkout', 'listing'], webhook, chat });
    await operators.command('team/add', { ...add, webhook: 'none' });
    expect(await team()).toStrictEqual({ id: 'checkout', features: ['checkout'], webhook: undefined, chat });
  });
});
