import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { hashPassword } from '../passwords/password-hash';
import { randomId } from '../random-id';
import { createUserRepository } from '../users/repository';

/** Somebody to log in as while developing; `npm start` prints the pair. */
export const demoCustomer = { email: 'customer@example.test', password: 'correct-horse-battery' } as const;

/** An account as far as its history needs it. */
export interface DemoUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
}

/** Makes the demo customer's account on each of the brands, unless it is there. */
export async function addDemoCustomer({
  database,
  clock,
  brandIds,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly brandIds: readonly string[];
}): Promise<void> {
  const users = createUserRepository(database);
  for (const brandId of brandIds) {
    if (await users.byEmail(demoCustomer.email, brandId)) continue;
    await users.add({
      id: randomId(),
      brandId,
      email: demoCustomer.email,
      name: 'Casey Customer',
      mobile: '07700900461',
      passwordHash: await hashPassword(demoCustomer.password),
      createdAt: clock.now(),
      emailConfirmedAt: clock.now(),
    });
  }
}
