import type { Brand } from '../brands/brands';
import { composeEmail } from '../outbox/message';
import type { Message } from '../outbox/message';

/** The e-mail with the code. It has no link, because clicking one would open an account with a stranger's password. */
export function registrationCode(email: string, brand: Brand, code: string): Message {
  return {
    ...composeEmail({
      brandId: brand.id,
      to: email,
      topic: 'account',
      subject: `Your code for ${brand.name}`,
      paragraphs: [
        `${code} is your code. Type it in where you are opening your account. It works for 30 minutes.`,
        'If it was not you, do nothing, and tell nobody the code: without it no account is opened.',
      ],
    }),
    isSecret: true,
  };
}

/** The e-mail to the owner of an account when somebody registers with its address again (D99, G9). */
export function alreadyRegistered(email: string, brand: Brand): Message {
  return composeEmail({
    brandId: brand.id,
    to: email,
    topic: 'account',
    subject: 'You already have an account',
    paragraphs: [
      `Somebody, perhaps you, has just tried to open an account at ${brand.name} with this e-mail address. There is one already.`,
      'If it was you, log in with your password, or choose a new one with “Forgotten your password?”. If it was not, nothing has changed.',
    ],
    link: { text: 'Log in', address: `${brand.origin}/account` },
  });
}
