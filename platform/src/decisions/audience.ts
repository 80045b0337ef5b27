import type { Visit } from './visit';

/** Who gets the release of a rollout before its share is asked (ROL-10), prepared for decisions. */
export interface Audience {
  readonly staff: boolean;
  readonly customers: boolean;
  readonly visitors: ReadonlySet<string>;
}

/** An audience by its words; undefined when there is none. */
export function audienceOf(words: readonly string[] | undefined): Audience | undefined {
  if (words === undefined || words.length === 0) return undefined;
  const groups = ['staff', 'customers'];
  return {
    staff: words.includes('staff'),
    customers: words.includes('customers'),
    visitors: new Set(words.filter((word) => !groups.includes(word))),
  };
}

/** Why a visit belongs to an audience, in words; undefined when it does not. Who keeps no cookie belongs to none (RES-5). */
export function whyFirst(
  audience: Audience | undefined,
  { visitor, isStaff, isCustomer }: Pick<Visit, 'visitor' | 'isStaff' | 'isCustomer'>,
): string | undefined {
  if (audience === undefined || visitor === undefined) return undefined;
  if (audience.visitors.has(visitor)) return 'this visitor is on the list';
  if (audience.staff && isStaff) return 'staff come first';
  return audience.customers && isCustomer ? 'logged-in customers come first' : undefined;
}
