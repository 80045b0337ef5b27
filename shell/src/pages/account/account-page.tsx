import { definePage } from '@storefront/host';
import type { PageModel } from '@storefront/host';
import { Account } from './ui/account';
import { accountPageModel } from './stores/account-page-model';
import type { AccountStore } from './stores/account-store';
import { ResetPassword } from './ui/reset-password';
import { ResetStore } from './stores/reset-store';

export default definePage<PageModel & (AccountStore | ResetStore)>({
  create: accountPageModel,
  Component: ({ model }) =>
    model instanceof ResetStore ? <ResetPassword model={model} /> : <Account model={model} />,
});
