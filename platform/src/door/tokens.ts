import { createHash, randomBytes } from 'node:crypto';

/** A new token of a team: 256 random bits. It is shown once; only its hash is stored (REL-6). */
export function createToken(): string {
  return `sft_${randomBytes(32).toString('base64url')}`;
}

/** The stored form of a token: its SHA-256 in hex. A random token needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of an Authorization header, `Bearer TOKEN`. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S{1,200}) *$/i.exec(header ?? '')?.[1];
}
