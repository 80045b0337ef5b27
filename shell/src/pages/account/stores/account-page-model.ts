import type { Host, PageLocation } from '@storefront/host';
import { cartFiller } from '../gateway/fill-cart';
import { httpAccountGateway } from '../gateway/http-account-gateway';
import { AccountStore } from './account-store';
import { ResetStore } from './reset-store';

const resetSection = 'reset-password';

/** The model of the section that the address names: the form for a new password, or the account. */
export function accountPageModel(host: Host, { params, query }: PageLocation): AccountStore | ResetStore {
  const gateway = httpAccountGateway(host);
  const { section } = params;
  if (section === resetSection) return new ResetStore({ gateway, host, resetKey: query['key'] ?? '' });
  return new AccountStore({ gateway, host, fillCart: cartFiller(host) }, section);
}
