import type * as argon2 from '@node-rs/argon2';
import { hashPassword, isPassword } from './password-hash';

const mockArgon = { verified: [] as string[] };
jest.mock<typeof argon2>('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return {
    ...actual,
    verify: (hashed, password) => {
      mockArgon.verified.push(String(hashed));
      return actual.verify(hashed, password);
    },
  };
});

/** The parameters in the stored hash. */
const cost = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

describe('the hash of a password', () => {
  beforeEach(() => (mockArgon.verified = []));

  it('[G9/argon2] is Argon2id with 19 MiB, two passes and one lane, with a salt of its own', async () => {
    const [one, other] = [await hashPassword('a long walk home'), await hashPassword('a long walk home')];
    expect(one).toMatch(cost);
    expect(other).not.toBe(one);
    expect(await isPassword('a long walk home', one)).toBe(true);
    expect(await isPassword('a long walk back', one)).toBe(false);
  });

  it('[G9/unknown] costs the same work without an account, because a hash of the same cost is verified', async () => {
    expect(await isPassword('a long walk home', undefined)).toBe(false);
    expect(mockArgon.verified).toStrictEqual([expect.stringMatching(cost)]);
  });
});
