/** A PostgreSQL URL in its parts; `hosts` may be several, separated by commas, which `URL` cannot parse. */
const shape = /^(postgres(?:ql)?:\/\/)(?:([^@/?#]*)@)?([^/?#]*)(.*)$/;

const sessionAttribute = /([?&])target_session_attrs=([^&#]*)&?/;

/**
 * One URL for each host of a PostgreSQL URL, such as `postgres://user@one:5432,two:5432/name`. `target_session_attrs` is left out: of several
 * hosts the one that takes writes is used.
 */
export function splitHosts(url: string): readonly string[] {
  const [, scheme = '', user, hosts = '', rest = ''] = shape.exec(url) ?? [];
  if (!hosts.includes(',')) return [url];
  const options = rest.replace(sessionAttribute, '$1').replace(/[?&]$/, '');
  return hosts.split(',').map((host) => `${scheme}${user === undefined ? '' : `${user}@`}${host}${options}`);
}

/** What is wrong with a PostgreSQL URL, as the end of a sentence that begins with the setting's name; undefined when nothing is. */
export function databaseUrlFault(url: string, mayHaveHosts: boolean): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(url)) return 'must begin with postgres:// or postgresql://';
  const addresses = splitHosts(url);
  if (addresses.length === 1) return undefined;
  if (!mayHaveHosts) return 'takes one host';
  if (!addresses.every((address) => URL.canParse(address) && new URL(address).hostname !== ''))
    return 'must name hosts such as one.example:5432,two.example:5432';
  const wanted = sessionAttribute.exec(url)?.[2] ?? 'read-write';
  if (!['primary', 'read-write'].includes(wanted))
    return `is used for writing: target_session_attrs must be read-write, not "${wanted}"`;
  return undefined;
}

/** The same URL for another database user. */
export function withUser(url: string, name: string, password: string): string {
  return url.replace(shape, (_whole, scheme: string, _user, hosts: string, rest: string) => {
    const user = `${encodeURIComponent(name)}:${encodeURIComponent(password)}`;
    return `${scheme}${user}@${hosts}${rest}`;
  });
}

/** Hosts and name of the database, for a message. */
export function withoutPassword(url: string): string {
  const [, , , hosts = '', rest = ''] = shape.exec(url) ?? [];
  return hosts === '' ? 'DATABASE_URL' : `${hosts}${rest.replace(/[?#].*$/, '')}`;
}
