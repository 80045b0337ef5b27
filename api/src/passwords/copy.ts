import type { PasswordFault } from './password-fault';

/** The sentences about passwords. The texts of messages are in `messages.ts`. */
export const copy = {
  wrongOldPassword: 'Your old password is not right.',
  deadLink: 'This link is no longer valid. Please ask for a new one.',
  /** Why a new password is refused. */
  faults: {
    'too-short': 'Please choose a password of at least 8 characters.',
    'too-long': 'Please choose a password of at most 128 characters.',
    common: 'That password is too common. Please choose another.',
    personal: 'That password is too close to your name or e-mail address. Please choose another.',
  } satisfies Record<PasswordFault, string>,
} as const;
