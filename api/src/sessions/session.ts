/** Who is calling: a guest, or a user by id. */
export type Session =
  | { readonly kind: 'guest'; readonly tokenHash: string }
  | { readonly kind: 'user'; readonly tokenHash: string; readonly userId: string };

const day = 24 * 60 * 60 * 1000;
const lifetime = { guest: day, user: 30 * day } as const;

/** When a session that begins or is used now ends (D10). */
export const sessionEnd = (kind: Session['kind'], now: Date): Date =>
  new Date(now.getTime() + lifetime[kind]);

/** A user's session slides, but is written at most once a day: a page of ten calls should not write ten times. */
export const shouldSlide = (kind: Session['kind'], expiresAt: Date, now: Date): boolean =>
  kind === 'user' && sessionEnd(kind, now).getTime() - expiresAt.getTime() > day;
