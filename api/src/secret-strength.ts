const minBytes = 32;
// Random bytes rarely repeat: 32 of them have about 30 different values, and fewer than 16 once in 10^15 times.
const minDifferent = 16;

/** Whether a text holds at least 32 random bytes, in hex or base64, as `openssl rand -base64 32` prints them. */
export function isStrongSecret(text: string): boolean {
  const encoding = /^[0-9a-f]+$/i.test(text) ? 'hex' : 'base64';
  if (encoding === 'base64' && !/^[\w+/-]+=*$/.test(text)) return false;
  const bytes = Buffer.from(text, encoding);
  return bytes.length >= minBytes && new Set(bytes).size >= minDifferent;
}
