import { parsePostcode } from '@storefront/contract';
import type { Body } from '@storefront/contract';
import type { AddressFields } from './repository';

type Form = Pick<
  Body<'users/order_delivery_address'>,
  'name' | 'email' | 'mobile_no' | 'address' | 'address2' | 'city' | 'zipcode'
>;

export type FormFault = 'name' | 'email' | 'mobile' | 'address' | 'postcode' | 'no-postcode';

export type ParsedForm =
  | { readonly kind: 'complete'; readonly fields: AddressFields }
  | { readonly kind: 'incomplete'; readonly fault: FormFault };

/** Checks the address form and tidies its postcode. Collection needs only name, e-mail and mobile (D73, ADR-12 to ADR-18, ADR-21). */
export function parseForm(form: Form, deliveryType: 'delivery' | 'pickup'): ParsedForm {
  const at = (field: keyof Form) => (form[field] ?? '').trim();
  const incomplete = (fault: FormFault): ParsedForm => ({ kind: 'incomplete', fault });
  const contact = { name: at('name'), email: at('email'), mobile: at('mobile_no') };
  if (contact.name === '') return incomplete('name');
  if (contact.email === '') return incomplete('email');
  if (contact.mobile === '') return incomplete('mobile');
  if (deliveryType === 'pickup') {
    const noAddress = { address: '', address2: '', city: '', postcode: '' };
    return { kind: 'complete', fields: { ...contact, ...noAddress, deliveryType } };
  }
  if (at('address') === '') return incomplete('address');
  if (at('zipcode') === '') return incomplete('postcode');
  const postcode = parsePostcode(at('zipcode'));
  if (postcode?.kind !== 'full') return incomplete('no-postcode');
  const address = {
    address: at('address'),
    address2: at('address2'),
    city: at('city'),
    postcode: postcode.text,
  };
  return { kind: 'complete', fields: { ...contact, ...address, deliveryType } };
}
