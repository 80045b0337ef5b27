import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicBrand } from '@storefront/contract';
import { aWireUser } from '@storefront/contract/testing';
import { FakeApi, fakeHost, FakeSession, locationAt } from '@storefront/host/testing';
import page from '../account-page';

/** Renders a section of the account, by default for the test user Asha. */
export async function openAccount(
  section?: string,
  api = new FakeApi(),
  session = new FakeSession(aWireUser()),
  brand?: PublicBrand,
) {
  const host = fakeHost({ api, session, ...(brand ? { brand } : {}) });
  const params: Record<string, string> = section === undefined ? {} : { section };
  const model = page.create(host, locationAt('/account', { params }));
  await model.load?.();
  const view = render(<page.Component model={model} />);
  act(() => model.start?.());
  return { host, api, session, model, user: userEvent.setup(), ...view };
}
