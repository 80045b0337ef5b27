import type { UserData } from '@storefront/contract';

/** Returns the id of the user; undefined when nobody has logged in. */
export function readUserId(data: Pick<UserData, 'user_id'> | undefined): string | undefined {
  return data?.user_id;
}
