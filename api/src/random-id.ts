import { randomBytes } from 'node:crypto';

/** A new id of 128 random bits in base64url: nobody finds another by counting (D37). */
export const randomId = (): string => randomBytes(16).toString('base64url');
