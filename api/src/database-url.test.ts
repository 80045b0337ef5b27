import { databaseUrlFault, splitHosts, withoutPassword, withUser } from './database-url';

const several =
  'postgres://shop:a%40b@one.example:5432,two.example:6432/storefront?target_session_attrs=read-write&sslmode=require';

describe('a database URL with several hosts', () => {
  it('[SCL-1/hosts] is one URL for each host, with the same user, name and options', () => {
    expect(splitHosts(several)).toStrictEqual([
      'postgres://shop:a%40b@one.example:5432/storefront?sslmode=require',
      'postgres://shop:a%40b@two.example:6432/storefront?sslmode=require',
    ]);
    expect(splitHosts('postgresql://one,two/shop?target_session_attrs=primary')).toStrictEqual([
      'postgresql://one/shop',
      'postgresql://two/shop',
    ]);
    expect(
      splitHosts('postgres://[::1]:1,[::2]:2/shop?sslmode=disable&target_session_attrs=primary'),
    ).toStrictEqual(['postgres://[::1]:1/shop?sslmode=disable', 'postgres://[::2]:2/shop?sslmode=disable']);
  });

  it('with one host is left as it is', () => {
    const one = 'postgres:///shop?host=/var/run/postgresql&target_session_attrs=any';
    expect(splitHosts(one)).toStrictEqual([one]);
  });

  it.each([
    [several, true, undefined],
    ['postgres://one/shop', false, undefined],
    ['postgres://one,two/shop', false, 'takes one host'],
    ['postgres://one:5432,/shop', true, 'must name hosts such as one.example:5432,two.example:5432'],
    ['postgres://one:x,two:5432/shop', true, 'must name hosts such as one.example:5432,two.example:5432'],
    [
      'postgres://one,two/shop?target_session_attrs=standby',
      true,
      'is used for writing: target_session_attrs must be read-write, not "standby"',
    ],
    ['mysql://one,two/shop', true, 'must begin with postgres:// or postgresql://'],
  ])('%s (several allowed: %s) is judged: %s', (url, mayHaveHosts, fault) => {
    expect(databaseUrlFault(url, mayHaveHosts)).toBe(fault);
  });

  it('keeps its hosts for another user, and shows no password', () => {
    expect(withUser(several, 'edge', 'p:w/d')).toBe(
      'postgres://edge:p%3Aw%2Fd@one.example:5432,two.example:6432/storefront?target_session_attrs=read-write&sslmode=require',
    );
    expect(withoutPassword(several)).toBe('one.example:5432,two.example:6432/storefront');
    expect(withoutPassword('postgres://u:p@one/shop')).toBe('one/shop');
  });
});
