import type { Brand } from '../brands/brands';
import { type Message, composeEmail } from '../outbox/message';

/** To the owner of an account, when somebody tries to register with its address again (G9). */
export const alreadyRegistered = (email: string, brand: Brand): Message =>
  composeEmail({
    brandId: brand.id,
    to: email,
    topic: 'account',
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, perhaps you, has just tried to open an account with this e-mail address. There is one already.',
      'If it was you, log in with your password, or choose a new one with “Forgot password”. If it was not, nothing has changed.',
    ],
    link: { text: 'Go to the site', address: `${brand.origin}/` },
  });
