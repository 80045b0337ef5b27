import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BusinessPage } from '../ui/business/business-page';
import { openBusinessPage } from './business-page';
import type { PageSetting } from './business-page';

/** Loads, starts and renders the business page over a fake Host, as the shell does, with a customer to use it. */
export async function showPage(setting: PageSetting = {}) {
  const customer = userEvent.setup();
  const page = await act(() => openBusinessPage(setting));
  const shown = render(<BusinessPage model={page.model} />);
  await act(async () => undefined);
  return { ...page, ...shown, customer };
}

/** Shows the page with collection chosen already. */
export function showCollecting(setting: PageSetting = {}) {
  return showPage({ ...setting, stored: { business_id: 'b-1', isDelMode: 'pickup', ...setting.stored } });
}
