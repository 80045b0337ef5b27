import { parseSupervisorSettings } from './supervisor-settings';

describe('the settings of the isolates’ container', () => {
  it('are the shared folder, beside what engine, shell and image set', () => {
    const environment = {
      PATH: '/bin',
      HOSTNAME: 'a',
      NODE_VERSION: '20',
      PORT: '3000',
      DATA_DIR: '/data',
      KUBERNETES_SERVICE_HOST: '10.0.0.1',
      ISOLATES_DIR: '/isolates',
    };
    expect(parseSupervisorSettings(environment)).toStrictEqual({ kind: 'read', folder: '/isolates' });
  });

  it.each(['DATABASE_URL', 'CODE_SECRET', 'AWS_SECRET_ACCESS_KEY', 'NODE_OPTIONS', 'anything_else'])(
    '[ISO-1/confined] are refused with %s among them',
    (name) => {
      expect(parseSupervisorSettings({ ISOLATES_DIR: '/isolates', [name]: 'a' })).toStrictEqual({
        kind: 'refused',
        faults: [expect.stringContaining(`take out ${name}.`)],
      });
    },
  );

  it('are refused without the folder, and with one that no socket fits into', () => {
    expect(parseSupervisorSettings({})).toStrictEqual({
      kind: 'refused',
      faults: ['ISOLATES_DIR must name the folder that the servers and this container share.'],
    });
    expect(parseSupervisorSettings({ ISOLATES_DIR: `/${'a'.repeat(60)}` })).toMatchObject({
      kind: 'refused',
      faults: [expect.stringContaining('of at most 60 characters')],
    });
  });
});
