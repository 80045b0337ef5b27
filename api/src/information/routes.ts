import { nothingFound } from '../answers';
import { call } from '../call';
import type { ApiModule } from '../api-module';
import { composeEmail } from '../outbox/message';
import { customerCause } from '../outbox/customer-cause';
import { writeMessage } from '../outbox/write-message';
import { copy } from './copy';
import { informationPage } from './information-page';

const contactLimit = { times: 10, seconds: 3_600 };

/** The information pages and the contact form. */
export const informationRoutes: ApiModule = (registry, ports) => {
  const { database, clock, config } = ports;

  call(registry, 'information/page', async ({ slug }, { brand }) => {
    const listed = brand.legalPages.find((page) => page.slug === slug);
    const page = listed && informationPage(listed);
    if (!page) return nothingFound(copy.unknownPage);
    return { responsecode: '200', title: page.title, body_html: page.body, updated: page.updated };
  });

  call(
    registry,
    'information/contact_us',
    async ({ name, email, subject, message }, context) => {
      const { brand } = context;
      await writeMessage(
        database,
        {
          ...composeEmail({
            brandId: brand.id,
            to: config.contactAddress ?? brand.contactEmail,
            topic: 'contact',
            subject: copy.contact.subject(subject),
            paragraphs: [copy.contact.from(name, email), message],
          }),
          details: { replyTo: email, reader: 'contact' },
        },
        { now: clock.now(), cause: customerCause(ports, context, null) },
      );
      return { responsecode: '200' };
    },
    { limit: contactLimit },
  );
};
