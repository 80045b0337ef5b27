import { definePage } from '@storefront/host';
import type { PageModel } from '@storefront/host';
import { Account } from './ui/account';
import { AccountStore } from './stores/account-store';
import { ResetPassword } from './ui/reset-password';
import { ResetStore } from './stores/reset-store';

const resetSection = 'reset-password';

export default definePage<PageModel & (AccountStore | ResetStore)>({
  create: (host, location) =>
    location.params['section'] === resetSection
      ? new ResetStore(host, location.query['key'] ?? '')
      : new AccountStore(host, location.params['section']),
  Component: ({ model }) =>
    model instanceof ResetStore ? <ResetPassword model={model} /> : <Account model={model} />,
});
