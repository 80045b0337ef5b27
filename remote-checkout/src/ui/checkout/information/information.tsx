import type { Host } from '@storefront/host';
import { Banner, TextButton, UserIcon, linkLook } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { copy } from '../../../copy';
import type { CheckoutStore } from '../../../stores/checkout-store';
import { Section } from '../section';
import { AddressForm } from './address-form';
import { AddressSummary } from './address-summary';
import styles from './information.module.css';
import { SavedAddresses } from './saved-addresses';

interface InformationProps {
  readonly checkout: CheckoutStore;
  readonly backPath: string;
  readonly Link: Host['Link'];
}

/** 'Your Information': the address form, the saved addresses, or what a guest has filled in (CHK-11). */
export const Information = observer(function Information({ checkout, backPath, Link }: InformationProps) {
  const { information, minimumSentence } = checkout;
  const { form, chosen, usesBook } = information;
  const heading = useRef<HTMLHeadingElement>(null);
  const hadForm = useRef(form !== undefined);

  // The form that had the focus is gone, so the focus moves to the heading of its section.
  useEffect(() => {
    if (hadForm.current && form === undefined) heading.current?.focus();
    hadForm.current = form !== undefined;
  }, [form]);

  return (
    <Section heading={copy.information.heading} icon={<UserIcon size={22} />} headingRef={heading}>
      {checkout.isGuest && (
        <p className={styles.guest}>
          {copy.information.asGuest}{' '}
          <TextButton onClick={checkout.logInInstead}>{copy.information.logIn}</TextButton>
        </p>
      )}
      {form !== undefined ? (
        <AddressForm information={information} form={form} />
      ) : usesBook ? (
        <SavedAddresses information={information} />
      ) : (
        chosen && <AddressSummary address={chosen} kind={information.kind} onEdit={information.edit} />
      )}
      {minimumSentence !== '' && form === undefined && (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Link to={backPath} className={linkLook()}>
              {copy.information.addDishes}
            </Link>
          }
        >
          {minimumSentence}
        </Banner>
      )}
    </Section>
  );
});
