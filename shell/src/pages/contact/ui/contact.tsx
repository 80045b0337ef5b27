import {
  Button,
  Card,
  CheckCircleIcon,
  EmptyState,
  MailIcon,
  PageWidth,
  PhoneIcon,
  PinIcon,
} from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { ContactForm } from './contact-form';
import type { ContactStore } from '../stores/contact-store';
import { copy } from '../copy';
import styles from './contact.module.css';

// The button that had the focus is gone and the page is shorter, so the answer gets the focus and scrolls into view.
const takeFocus = (place: HTMLElement | null) => place?.focus();

/** How to reach the brand: the form, and the direct ways beside it. */
export const Contact = observer(function Contact({ model }: { model: ContactStore }) {
  const { sending, contact } = model;
  return (
    <PageWidth className={styles.page}>
      <div className={styles.words}>
        <h1>{copy.heading}</h1>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <Card padding="large" className={styles.form ?? ''}>
        {sending.kind === 'done' ? (
          <div role="status" tabIndex={-1} ref={takeFocus}>
            <EmptyState
              size="panel"
              icon={<CheckCircleIcon size={36} />}
              title={copy.sent}
              action={
                <Button tone="secondary" onClick={model.writeAnother}>
                  {copy.another}
                </Button>
              }
            >
              {copy.sentText(sending.value)}
            </EmptyState>
          </div>
        ) : (
          <ContactForm model={model} />
        )}
      </Card>
      <aside className={styles.direct} aria-labelledby="contact-direct">
        <h2 id="contact-direct">{copy.direct}</h2>
        <ul>
          <li>
            <MailIcon size={20} />
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </li>
          {contact.phone !== '' && (
            <li>
              <PhoneIcon size={20} />
              <a href={`tel:${contact.phone.replaceAll(/\s/g, '')}`}>{contact.phone}</a>
            </li>
          )}
          {contact.address !== '' && (
            <li>
              <PinIcon size={20} />
              <address>{contact.address}</address>
            </li>
          )}
        </ul>
      </aside>
    </PageWidth>
  );
});
