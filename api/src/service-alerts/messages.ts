import type { Message } from '../outbox/message';
import { composeEmail } from '../outbox/message';
import type { ServiceAlert } from './repository';

type Alert = Pick<ServiceAlert, 'brandId' | 'email' | 'postcode' | 'siteOrigin'>;

// As messages about an account they are in the export of the address's account, and are erased with it.
const topic = 'account';

const listingOf = ({ siteOrigin, postcode }: Alert, query: Readonly<Record<string, string>> = {}) =>
  `${siteOrigin}/listing?${new URLSearchParams({ search_by_postcode: postcode, ...query }).toString()}`;

/** The e-mail that says what was asked for, and how to take it back. */
export function alertRequested(alert: Alert, key: string): Message {
  const { brandId, email, postcode } = alert;
  return {
    ...composeEmail({
      brandId,
      to: email,
      topic,
      subject: `We will tell you when a restaurant serves ${postcode}`,
      paragraphs: [
        `Somebody, perhaps you, has asked us to write to this address when a restaurant serves ${postcode}. We will write once, and then forget the request. If no restaurant has come within a year, we forget it too.`,
        'If it was not you, or if you have changed your mind, take it back here.',
      ],
      link: { text: 'Do not tell me', address: listingOf(alert, { alert: key }) },
    }),
    isSecret: true,
  };
}

/** The e-mail that a restaurant has come. */
export function placeServed(alert: Alert): Message {
  const { brandId, email, postcode } = alert;
  return {
    ...composeEmail({
      brandId,
      to: email,
      topic,
      subject: `A restaurant now serves ${postcode}`,
      paragraphs: [
        `You asked us to tell you when a restaurant serves ${postcode}. Now one does.`,
        'This is the only e-mail about it: your request has been deleted.',
      ],
      link: { text: 'See who cooks for you', address: listingOf(alert) },
    }),
    // Nothing has proven the address, and many may get theirs at once: they use the unproven half of the ceiling (D116).
    details: { proven: 'no' },
  };
}
