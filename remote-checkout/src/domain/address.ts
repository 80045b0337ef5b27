import { parsePostcode, tidyPostcode } from '@storefront/contract';

/** The address and contact details of an order; unknown fields are ''. `id` is '' unless the address is in the user's address book. */
export interface Address {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly street: string;
  readonly street2: string;
  readonly city: string;
  readonly postcode: string;
  readonly isDefault: boolean;
}

/** The fields of an address that a form asks for. */
export type AddressField = 'name' | 'email' | 'mobile' | 'street' | 'street2' | 'city' | 'postcode';

/** Collection needs a contact only; delivery needs a whole address (D73). */
export type AddressKind = 'contact' | 'whole';

/** What is wrong with a field. */
export type AddressFault = 'missing' | 'invalid' | 'out-of-reach';

export const emptyAddress: Address = {
  id: '',
  name: '',
  email: '',
  mobile: '',
  street: '',
  street2: '',
  city: '',
  postcode: '',
  isDefault: false,
};

const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;
const mobilePattern = /^0[0-9]{10}$/;

/** The address with its fields trimmed and its postcode normalised (ADR-21). */
export function tidyAddress(address: Address): Address {
  return {
    ...address,
    name: address.name.trim(),
    email: address.email.trim(),
    mobile: address.mobile.trim(),
    street: address.street.trim(),
    street2: address.street2.trim(),
    city: address.city.trim(),
    postcode: tidyPostcode(address.postcode),
  };
}

/** The first fault of each invalid field (ADR-12 to ADR-18, ADR-22); `sectors` are those the business delivers to. */
export function addressFaults(
  typed: Address,
  kind: AddressKind,
  sectors: readonly string[],
): Partial<Record<AddressField, AddressFault>> {
  const address = tidyAddress(typed);
  const faults: Partial<Record<AddressField, AddressFault | undefined>> = {
    name: missing(address.name),
    email: missing(address.email) ?? unless(emailPattern.test(address.email)),
    mobile: missing(address.mobile) ?? unless(mobilePattern.test(address.mobile)),
    ...(kind === 'whole' && {
      street: missing(address.street),
      postcode: missing(address.postcode) ?? postcodeFault(address.postcode, sectors),
    }),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** Whether an address has every field that its kind needs, even if it is out of reach (ADR-4). */
export function isComplete(address: Address, kind: AddressKind): boolean {
  return Object.values(addressFaults(address, kind, [])).every((fault) => fault === 'out-of-reach');
}

/** Whether a postcode is full and lies in one of the sectors (ADR-22, D12). */
export function isInReach(typed: string, sectors: readonly string[]): boolean {
  const postcode = parsePostcode(typed);
  return postcode?.kind === 'full' && sectors.includes(postcode.sector);
}

/** The saved addresses with the default one first and the others in their order (ADR-6). */
export function defaultFirst(book: readonly Address[]): readonly Address[] {
  return [...book.filter(({ isDefault }) => isDefault), ...book.filter(({ isDefault }) => !isDefault)];
}

const missing = (text: string) => (text === '' ? 'missing' : undefined);
const unless = (isRight: boolean) => (isRight ? undefined : 'invalid');

const postcodeFault = (text: string, sectors: readonly string[]): AddressFault | undefined => {
  if (parsePostcode(text)?.kind !== 'full') return 'invalid';
  return isInReach(text, sectors) ? undefined : 'out-of-reach';
};
