/** Why somebody could not log in by the login provider (ROL-9): the console shows it, and the audit log keeps it. */
export const loginFaults = {
  busy: 'These are too many logins from your network. Try again in a minute.',
  unreachable:
    'The login provider does not answer. Try again in a minute, or sign in with a token of your own.',
  cancelled: 'You have not logged in with the login provider. Nothing has changed.',
  expired: 'This login took too long, was begun in another tab, or was used before. Log in again.',
  untrusted:
    'The answer of the login provider could not be trusted. Log in again; if that does not help, tell an operator.',
  unverified:
    'The login provider does not say that your e-mail address is verified. Have it verified there, then log in again.',
  unknown:
    'No team has a member with your e-mail address. Ask an owner of your team to add you with the address that the login provider knows.',
  'other-account':
    'The member with your e-mail address logs in with another account of the login provider. If both are yours, ask an owner to remove you and add you again.',
  'two-people': 'Two members have your e-mail address. Ask an operator to correct it.',
} as const;

export type LoginFault = keyof typeof loginFaults;
