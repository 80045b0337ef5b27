import type { Encoding } from './encodings';

const suffixes: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' };

/** The name of a stored encoding of a file, by the hash of its content: `ab/abcd….br`. */
export function storedName(integrity: string, encoding: Encoding): string {
  const hash = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
  return `${hash.slice(0, 2)}/${hash}${suffixes[encoding]}`;
}
