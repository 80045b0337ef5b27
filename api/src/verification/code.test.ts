import crypto from 'node:crypto';
import { deriveSecret } from '../signature';
import { hashCode, isSameHash, newCode } from './code';

describe('a code', () => {
  it('[OTP-42/source][G8/source] comes from a cryptographic source, over all six digits, with leading zeros', () => {
    const cryptographic = jest.spyOn(crypto, 'randomInt') as unknown as jest.SpyInstance<
      number,
      [number, number]
    >;
    const weak = jest.spyOn(Math, 'random');
    cryptographic.mockReturnValueOnce(7).mockReturnValueOnce(0).mockReturnValueOnce(999_999);
    expect([newCode(), newCode(), newCode()]).toStrictEqual(['000007', '000000', '999999']);
    expect(cryptographic).toHaveBeenLastCalledWith(0, 1_000_000);
    expect(weak).not.toHaveBeenCalled();
    cryptographic.mockRestore();
    weak.mockRestore();
  });

  it('[OTP-42/hash][G8/hash] is hashed with the server’s key and bound to its order', () => {
    const hash = hashCode('key', 'okey-1', '123456');
    const derived = deriveSecret('key', 'one-time codes');
    expect(hash).toBe(crypto.createHmac('sha256', derived).update('okey-1:123456').digest('base64url'));
    expect(hashCode('other key', 'okey-1', '123456')).not.toBe(hash);
    expect(hashCode('key', 'okey-2', '123456')).not.toBe(hash);
    expect(hashCode('key', 'okey-1', '123457')).not.toBe(hash);
    expect(isSameHash(hash, hashCode('key', 'okey-1', '123456'))).toBe(true);
    expect(isSameHash(hash, hashCode('key', 'okey-2', '123456'))).toBe(false);
  });
});
