import { outboxOf } from './ordering';
import type { TestApi } from './test-api';

/** Asks to be told when a restaurant serves E20 1AA, and returns the key of the e-mail. */
export async function alertKey(api: TestApi, email: string): Promise<string> {
  await api.call('search/tell_me', { zipcode: 'E20 1AA', email });
  return (await alertMails(api, email)).map(({ key }) => key).find((key) => key !== '') ?? '';
}

/** The e-mails about places to an address, the newest first, each with the key in its link. */
export async function alertMails(api: TestApi, email: string) {
  const mails = (await outboxOf(api)).filter(({ to, subject }) => to === email && subject.includes('serves'));
  return mails.map(({ subject, body }) => ({
    subject,
    body,
    key: /[?&]alert=([\w-]+)/.exec(body)?.[1] ?? '',
  }));
}
