import { contactsCopy } from '../copy';
import { PhoneIcon, PinIcon } from '../icons';
import { linkLook } from '../press';
import styles from './business-contacts.module.css';

interface BusinessContactsProps {
  readonly name: string;
  /** In one line; empty where nobody needs to go there. */
  readonly address: string;
  /** Empty for none. */
  readonly phone: string;
}

/** Where a business is, with the way there, and how to call it. */
export function BusinessContacts({ name, address, phone }: BusinessContactsProps) {
  return (
    <>
      {address !== '' && (
        <p className={styles.contact}>
          <PinIcon size={18} />
          <span>
            {withWholePostcode(address)}{' '}
            <a className={linkLook()} href={directionsTo(`${name}, ${address}`)}>
              {contactsCopy.directions}
            </a>
          </span>
        </p>
      )}
      {phone !== '' && (
        <p className={`${styles.contact} ${styles.phone}`}>
          <PhoneIcon size={18} />
          <a className={linkLook()} href={`tel:${phone.replaceAll(/\s/g, '')}`}>
            {contactsCopy.call(name)}
          </a>
        </p>
      )}
    </>
  );
}

/** A postcode at the end of an address stays on one line. */
const withWholePostcode = (address: string): string => address.replace(/ (?=\d[A-Z]{2}$)/, '\u00a0');

/** The address at which map apps of phones open, and the map in other browsers. */
const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`;
