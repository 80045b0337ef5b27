import { loginFaults } from '@storefront/contract';
import type { LoginFault } from '@storefront/contract';

/** The login provider that people may use beside tokens. */
export interface LoginLink {
  readonly name: string;
  readonly address: string;
}

/** What the page says of it; undefined where no provider is set. */
export function parseLoginLink({ loginName, loginAddress }: DOMStringMap): LoginLink | undefined {
  return loginName === undefined || loginAddress === undefined
    ? undefined
    : { name: loginName, address: loginAddress };
}

/** Why a login has just failed, by the address of the page. */
export function loginFaultIn(search: string): string | undefined {
  const fault = new URLSearchParams(search).get('login') ?? '';
  return Object.hasOwn(loginFaults, fault) ? loginFaults[fault as LoginFault] : undefined;
}
