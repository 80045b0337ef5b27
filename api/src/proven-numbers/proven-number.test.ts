import crypto from 'node:crypto';
import { hashNumber } from './proven-number';

describe('a number that codes go to', () => {
  it('is stored as a hash with a key of its own', () => {
    const hash = hashNumber('key', '07700900123');
    expect(hash).not.toBe(crypto.createHash('sha256').update('07700900123').digest('base64url'));
    expect(hashNumber('other key', '07700900123')).not.toBe(hash);
    expect(hash).not.toBe(crypto.createHmac('sha256', 'key').update('07700900123').digest('base64url'));
  });
});
