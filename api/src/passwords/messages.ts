import type { Brand } from '../brands/brands';
import { composeEmail } from '../outbox/message';
import type { Message } from '../outbox/message';

/** The e-mail with the key for choosing a new password. */
export function resetMessage(email: string, brand: Brand, key: string): Message {
  return {
    ...composeEmail({
      brandId: brand.id,
      to: email,
      topic: 'account',
      subject: 'Choose a new password',
      paragraphs: [
        'Somebody, perhaps you, has asked for a new password for this address. The link below lets you choose one. It works once, for an hour.',
        'If it was not you, do nothing: your password stays as it is.',
      ],
      link: { text: 'Choose a new password', address: `${brand.origin}/account/reset-password?key=${key}` },
    }),
    isSecret: true,
  };
}

/** The e-mail to an address without an account, so that the work is the same with and without one (G9). */
export function noAccountMessage(email: string, brand: Brand): Message {
  return composeEmail({
    brandId: brand.id,
    to: email,
    topic: 'account',
    subject: 'No account with this address',
    paragraphs: [
      'Somebody, perhaps you, has asked for a new password for this address. There is no account with it here.',
      'If you ordered as a guest, that needs no password. If it was not you, do nothing.',
    ],
    link: { text: 'Go to the site', address: `${brand.origin}/` },
  });
}

/** The e-mail to the owner after the password has changed. */
export function passwordChanged(email: string, brand: Brand): Message {
  return composeEmail({
    brandId: brand.id,
    to: email,
    topic: 'account',
    subject: 'Your password has been changed',
    paragraphs: [
      'The password of your account has just been changed, and every other device has been logged out.',
      'If it was not you, choose a new password at once with “Forgot password”.',
    ],
    link: { text: 'Go to the site', address: `${brand.origin}/` },
  });
}
