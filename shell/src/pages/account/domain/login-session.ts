/** A place where the user is logged in. */
export interface LoginSession {
  /** ISO instant of the login. */
  readonly since: string;
  /** Whether it is the session of this page. */
  readonly isThis: boolean;
}
