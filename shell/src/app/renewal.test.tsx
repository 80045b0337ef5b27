import { act } from '@testing-library/react';
import { aRelease } from '../federation/testing/releases';
import { answers, heading, remotes } from '../testing/every-page';
import { fakeBrowser } from '../testing/fake-browser';
import { runShell, settle } from '../testing/run-shell';
import type { Browser } from './browser';

/** A browser whose server says that the release of the shell is gone. */
const afterRevocation = () => {
  const browser = fakeBrowser(answers);
  const fetch: Browser['fetch'] = (url, init) =>
    url.startsWith('/platform/served')
      ? Promise.resolve({ status: 404 } as Response)
      : browser.fetch(url, init);
  return { ...browser, fetch };
};

const decisions = { shell: { ...aRelease('1.0.0', 'shell'), lastGood: [] } };

describe('a page that stays open while a new release comes', () => {
  it('stays as it is until the customer goes to another page, for which the document is reloaded', async () => {
    const { go, browser, address } = await runShell({ remotes, decisions, browser: afterRevocation() });
    act(() => browser.missFile());
    await settle();
    expect(browser.reloads).toStrictEqual([]);
    await go('/?from=menu');
    expect(browser.reloads).toStrictEqual([]);
    await go('/business/saffron-yard');
    expect(browser.reloads).toHaveLength(1);
    expect(address()).toBe('/business/saffron-yard');
  });

  it('is reloaded at once when the page that the customer has opened cannot be shown', async () => {
    const { go, browser } = await runShell({
      remotes: { ...remotes, 'ordering ./pages/business': [] },
      decisions,
      browser: afterRevocation(),
    });
    await go('/business/saffron-yard');
    expect(await heading()).toHaveTextContent('This page is taking a break');
    expect(browser.reloads).toStrictEqual([]);
    act(() => browser.missFile());
    await settle();
    expect(browser.reloads).toHaveLength(1);
  });
});
