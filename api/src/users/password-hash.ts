import { hash, verify } from '@node-rs/argon2';

// Argon2id is the package's default algorithm: 19 MiB, two passes, one lane (G9).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Verified when there is no such user, so that the answer takes as long (G9).
const dummyHash = hash(crypto.randomUUID(), cost);

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Whether the password matches the hash. Without a hash it is false and takes as long. */
export async function isPassword(password: string, hashed: string | undefined): Promise<boolean> {
  const matches = await verify(hashed ?? (await dummyHash), password);
  return hashed !== undefined && matches;
}
