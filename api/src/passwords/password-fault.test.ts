import { passwordFault } from './password-fault';

const person = { email: 'ada.lovelace@example.test', name: 'Ada Lovelace' };

describe('the rules for a password', () => {
  it.each(['correct-horse-battery', 'tr0ut and chips', 'ßßüßüöäß', 'uwmpxkqz', 'lovelace drives a red bus'])(
    '[G9] takes %s',
    (password) => {
      expect(passwordFault(password, person)).toBeUndefined();
    },
  );

  it('[G9] counts characters, not their bytes or halves', () => {
    expect(passwordFault('🦊🐻🐼🐨🐯🦁🐮', person)).toBe('too-short');
    expect(passwordFault('🦊🐻🐼🐨🐯🦁🐮🐷', person)).toBeUndefined();
    expect(passwordFault('ab3'.repeat(43), person)).toBe('too-long');
  });

  it.each([
    'password',
    'Password1',
    'P4ssw0rd123!',
    'welcome2026',
    '12345678',
    '87654321',
    'qwertyuiop',
    'aaaaaaaa',
    'abababab',
    'abcd1234',
    'letmein!!',
    'LiverpoolFC'.slice(0, 9),
    'monkeymonkey',
    '1q2w3e4r',
  ])('[G9] refuses %s as common', (password) => {
    expect(passwordFault(password, person)).toBe('common');
  });

  it.each(['lovelace1', 'AdaLovelace', 'ada.lovelace'])(
    '[G9] refuses %s, which is made of the person’s own words',
    (password) => {
      expect(passwordFault(password, person)).toBe('personal');
    },
  );
});
