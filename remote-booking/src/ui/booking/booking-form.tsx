import { Checkbox, Grid, SelectField, Stack, TextArea, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { copy } from '../../copy';
import { occasions } from '../../domain/booking-form';
import type { BookingPageModel } from '../../stores/booking-page-model';
import { FoldedText } from '../folded-text';
import styles from './booking-form.module.css';
import { afterDialogs } from './after-dialogs';
import { SessionNotice } from './session-notice';
import { TableFields } from './table-fields';

/** The booking form: the table, then the customer's details (BKG-4, BKG-5). */
export const BookingForm = observer(function BookingForm({ model }: { readonly model: BookingPageModel }) {
  const { booking, submission } = model;
  const { form, rules, business, messageChoices } = booking;
  const element = useRef<HTMLFormElement>(null);
  const { invalidSubmits } = submission;

  // An invalid submit scrolls to the form and focuses the first wrong field (BKP-17).
  useEffect(() => {
    if (invalidSubmits === 0) return undefined;
    return afterDialogs(() => {
      element.current?.scrollIntoView({ block: 'start' });
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
  }, [invalidSubmits]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void submission.submit();
  };
  const field = (name: 'name' | 'email' | 'mobile' | 'postcode' | 'message') => ({
    label: copy.booking[name],
    value: form[name],
    error: booking.errorOf(name),
    onChange: (text: string) => booking.fill(name, text),
    onBlur: () => booking.touch(name),
  });

  // The details follow the table; who presses the button before sees all that is missing (BKG-33, BKV-14).
  const hasDetails = form.time !== '' || invalidSubmits > 0;

  return (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate aria-labelledby="booking-form">
      <header className={styles.head}>
        <h2 id="booking-form" className={styles.title}>
          {copy.booking.title}
        </h2>
        {rules && rules.description !== '' && (
          <div className={styles.lead}>
            <FoldedText text={rules.description} most={350} />
          </div>
        )}
      </header>
      <SessionNotice submission={submission} />
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{copy.booking.table}</legend>
        <TableFields booking={booking} />
      </fieldset>
      {hasDetails && (
        <fieldset className={styles.part}>
          <legend className={styles.legend}>{copy.booking.you}</legend>
          <SelectField
            label={copy.booking.occasion}
            required
            value={form.occasion}
            placeholder={copy.booking.choose}
            options={occasions.map((occasion) => ({ value: occasion, label: occasion }))}
            error={booking.errorOf('occasion')}
            onChange={booking.chooseOccasion}
            onBlur={() => booking.touch('occasion')}
          />
          <Grid gap={4} columns="medium">
            <TextField {...field('name')} required autoComplete="name" maxLength={100} />
            <TextField {...field('email')} required type="email" autoComplete="email" maxLength={254} />
            <TextField {...field('mobile')} required type="tel" autoComplete="tel" maxLength={20} />
            <TextField
              {...field('postcode')}
              required
              variant="upper"
              autoComplete="postal-code"
              maxLength={10}
            />
          </Grid>
          <TextArea
            {...field('message')}
            required={rules?.isMessageRequired ?? false}
            hint={copy.booking.messageHint}
            maxLength={1_000}
          />
          <Stack gap={1}>
            <Checkbox
              label={copy.booking.updates}
              checked={messageChoices.updates}
              onChange={(is) => booking.chooseMessages('updates', is)}
            />
            <Checkbox
              label={copy.booking.offers}
              checked={messageChoices.offers}
              onChange={(is) => booking.chooseMessages('offers', is)}
            />
            <Checkbox
              label={copy.booking.restaurantOffers(business?.name ?? '')}
              checked={messageChoices.restaurantOffers}
              onChange={(is) => booking.chooseMessages('restaurantOffers', is)}
            />
          </Stack>
        </fieldset>
      )}
      {/* Lets Enter in a field submit the form; the visible button is beside the price. */}
      <button type="submit" hidden />
    </form>
  );
});
