import { AddressLimit } from './address-limit';

describe('a limit by address', () => {
  it('counts each address separately and restarts with the next minute', () => {
    let now = 0;
    const limit = new AddressLimit({ now: () => new Date(now) }, 2);
    expect([1, 2, 3].map(() => limit.take('one'))).toStrictEqual([true, true, false]);
    expect(limit.take('other')).toBe(true);
    now = 60_000;
    expect(limit.take('one')).toBe(true);
  });

  it('refuses new addresses when there are more than it can count', () => {
    const limit = new AddressLimit({ now: () => new Date(0) }, 2);
    for (let address = 0; address < 50_000; address += 1) limit.take(String(address));
    expect([limit.take('new'), limit.take('7')]).toStrictEqual([false, true]);
  });
});
