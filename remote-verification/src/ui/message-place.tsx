import { Banner } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { MessageStore } from '../stores/message-store';
import styles from './message-place.module.css';

/** The page's message: green for a success, red for an error (OTP-15). */
export const MessagePlace = observer(function MessagePlace({ messages }: { messages: MessageStore }) {
  const { message } = messages;
  return (
    <div className={styles.place} aria-live="polite">
      {message && (
        <Banner
          className={styles[message.tone] ?? ''}
          tone={message.tone === 'success' ? 'success' : 'danger'}
          role={message.tone === 'success' ? 'status' : 'alert'}
        >
          {message.text}
        </Banner>
      )}
    </div>
  );
});
