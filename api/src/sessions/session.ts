interface GuestSession {
  readonly kind: 'guest';
  readonly tokenHash: string;
}

export interface UserSession {
  readonly kind: 'user';
  readonly tokenHash: string;
  readonly userId: string;
}

/** The caller: a guest, or a user by id. */
export type Session = GuestSession | UserSession;

const day = 24 * 60 * 60 * 1000;
const lifetime = { guest: day, user: 30 * day } as const;

const longest = 90 * day;

/**
 * When a session that was opened at `createdAt` and is used now ends (D10): 30 days after its last use, and 90 days after it was opened
 * at the latest, so that a stolen token does not stay valid for ever.
 */
export function sessionEnd(kind: Session['kind'], now: Date, createdAt = now): Date {
  return new Date(Math.min(now.getTime() + lifetime[kind], createdAt.getTime() + longest));
}

/** Whether to prolong a user's session: at most once a day, so that a page of ten calls does not write ten times. */
export function shouldSlide(
  kind: Session['kind'],
  { expiresAt, createdAt }: { readonly expiresAt: Date; readonly createdAt: Date },
  now: Date,
): boolean {
  if (kind !== 'user') return false;
  const extension = sessionEnd(kind, now, createdAt).getTime() - expiresAt.getTime();
  return (
    extension > day ||
    (extension > 0 && sessionEnd(kind, now, createdAt).getTime() === createdAt.getTime() + longest)
  );
}
