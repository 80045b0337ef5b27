import { Card, StarsField, TextArea, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { copy } from '../../copy';
import { ratedThings } from '../../domain/feedback';
import type { FeedbackStore } from '../../stores/feedback-store';
import styles from './write-review-page.module.css';

/** Stars, text, name, and, unless the address has it, the link that proves that the customer ordered or booked. */
export const FeedbackForm = observer(function FeedbackForm({ store }: { readonly store: FeedbackStore }) {
  const { feedback } = store;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.send();
    if (store.firstFault === undefined) return;
    const control = event.currentTarget.elements.namedItem(store.firstFault);
    const first = control instanceof RadioNodeList ? control[0] : control;
    if (first instanceof HTMLElement) first.focus();
  };
  return (
    <form id="feedback" className={styles.form} onSubmit={submit} noValidate>
      <Card as="section" aria-label={copy.write.stars}>
        <div className={styles.stars}>
          {ratedThings.map((thing) => (
            <StarsField
              key={thing}
              name={thing}
              label={copy.write.things[thing]}
              value={feedback.stars[thing]}
              error={store.errorOf(thing)}
              onChange={(stars) => store.rate(thing, stars)}
            />
          ))}
        </div>
      </Card>
      <TextArea
        label={copy.write.text}
        hint={copy.write.textHint}
        rows={5}
        maxLength={2_000}
        value={feedback.text}
        onChange={(text) => store.fill('text', text)}
      />
      <TextField
        name="name"
        label={copy.write.name}
        required
        autoComplete="name"
        maxLength={100}
        value={feedback.name}
        error={store.errorOf('name')}
        onChange={(text) => store.fill('name', text)}
      />
      {!store.hasKey && (
        <TextField
          name="key"
          label={copy.write.key}
          hint={copy.write.keyHint}
          required
          autoComplete="off"
          maxLength={500}
          value={feedback.key}
          error={store.errorOf('key')}
          onChange={(text) => store.fill('key', text)}
        />
      )}
    </form>
  );
});
