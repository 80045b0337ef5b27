import { parseSettings } from './settings';

describe('the settings of a process', () => {
  it('are refused with the faults of every setting at once', () => {
    const reading = parseSettings({
      NODE_ENV: 'production',
      CODE_SECRET: 'x',
      PORT: 'eighty',
      RELEASE_STORE: 's3://',
      ROLES: 'cook',
    });
    expect(reading).toStrictEqual({
      kind: 'refused',
      faults: expect.arrayContaining([
        'API_CLIENT must be set in production, as name:secret.',
        expect.stringMatching(/^CODE_SECRET must hold at least 32 random bytes/),
        'PORT must be a number from 0 to 65535, not "eighty".',
        expect.stringMatching(/^RELEASE_STORE /),
        expect.stringMatching(/^ROLES /),
      ]),
    });
  });

  it('are complete for development when the environment is empty', () => {
    expect(parseSettings({})).toMatchObject({ kind: 'read', settings: { place: { port: 3000 } } });
  });
});
