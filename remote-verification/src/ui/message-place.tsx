import { Banner } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { Message, MessageStore } from '../stores/message-store';
import styles from './message-place.module.css';

const variants = {
  success: { tone: 'success', role: 'status' },
  error: { tone: 'danger', role: 'alert' },
} as const satisfies Record<Message['tone'], object>;

/** The page's message: green for a success, red for an error (OTP-15). */
export const MessagePlace = observer(function MessagePlace({ messages }: { messages: MessageStore }) {
  const { message } = messages;
  return (
    <div className={styles.place} aria-live="polite">
      {message && (
        <Banner className={styles[message.tone] ?? ''} {...variants[message.tone]}>
          {message.text}
        </Banner>
      )}
    </div>
  );
});
