import { join } from 'node:path';
import { browserFlags } from '@storefront/build/browser-flags';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page, Request, Response } from 'playwright-core';
import type { SentOrder, SentReport } from './scenes';
import { isRefusedForPrice } from './visitor';
import type { Visitor } from './visitor';

/** The demo customer of every storefront in development. */
interface Customer {
  readonly email: string;
  readonly password: string;
}

/** A page that has not answered a press by then does nothing. */
const answerMilliseconds = 5_000;
/** A page that is not left sends what it reports after two seconds; only then does Chromium tell of it reliably. */
const reportMilliseconds = 10_000;

/** Visits in a real Chromium. */
export class BrowserVisits {
  private constructor(private readonly browser: Browser) {}

  static async open(executablePath: string): Promise<BrowserVisits> {
    return new BrowserVisits(await chromium.launch({ executablePath, args: browserFlags }));
  }

  /** Opens the shop and its checkout as a visitor whose cookies were set over HTTP before. */
  async openShopAndCheckout(visitor: Visitor): Promise<void> {
    await this.visit(visitor, async (page, origin) => {
      await page.goto(origin);
      await page.goto(`${origin}/checkout`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    });
  }

  /** Opens the checkout of a broken release, and returns what the page reports. */
  async openBrokenCheckout(visitor: Visitor): Promise<SentReport> {
    const failure = await this.visit(visitor, async (page, origin) => {
      const failureReport = page.waitForRequest((request) => failureIn(request) !== undefined);
      await page.goto(`${origin}/checkout`);
      return failureIn(await failureReport);
    });
    if (failure === undefined) throw new Error('The page reported no failure.');
    return failure;
  }

  /** Opens a menu, presses Add, and chooses collection when the page asks. Returns whether the page reports a dish that was added. */
  async pressAdd(visitor: Visitor, path: string, dish: string): Promise<boolean> {
    return this.visit(visitor, async (page, origin) => {
      await page.goto(`${origin}${path}`);
      await page.getByRole('button', { name: `Add ${dish} to the basket` }).click();
      const chooser = page.getByRole('dialog', { name: 'Choose Service Type' });
      if (!(await happens(chooser.waitFor({ timeout: answerMilliseconds })))) return false;
      const isReported = happens(
        page.waitForRequest(
          (request) => reportsIn(request).some(({ kind, name }) => kind === 'step' && name === 'dish-added'),
          { timeout: reportMilliseconds },
        ),
      );
      await chooser.getByRole('radio', { name: 'Collection' }).check();
      await chooser.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByRole('region', { name: 'Your basket' }).getByText(dish).first().waitFor();
      return isReported;
    });
  }

  /**
   * Logs in, puts dishes into the cart, and orders on one screen by Express checkout; a picture of that screen is saved in
   * `pictures`. Returns the order that the page has sent.
   */
  async orderByExpress(visitor: Visitor, customer: Customer, pictures?: string): Promise<SentOrder> {
    return this.visit(visitor, async (page, origin) => {
      await page.goto(`${origin}/account`);
      const login = page.getByRole('dialog');
      await login.getByLabel('Email').fill(customer.email);
      await login.getByLabel('Password').fill(customer.password);
      await login.locator('button[type=submit]').click();
      await page.getByRole('button', { name: 'Log out' }).waitFor();

      await page.goto(`${origin}/business/saffron-yard`);
      await page.getByRole('button', { name: 'Add Tandoori Salmon to the basket' }).click();
      const chooser = page.getByRole('dialog', { name: 'Choose Service Type' });
      await chooser.getByRole('radio', { name: 'Delivery' }).check();
      // The customer's own postcode is known, so no other dialog follows.
      await chooser.getByRole('button', { name: 'Save Changes' }).click();
      await chooser.waitFor({ state: 'hidden' });
      // Enough that half of it is above the least that is delivered.
      for (let dishes = 0; dishes < 4; dishes += 1)
        await page.getByRole('button', { name: 'Add Paneer Tikka to the basket' }).click();
      await page.getByRole('button', { name: /^Go to checkout/ }).click();

      await page.getByRole('heading', { name: 'Express checkout' }).waitFor();
      if (pictures !== undefined)
        await page.screenshot({ path: join(pictures, 'express-checkout.jpg'), type: 'jpeg', quality: 75 });
      const answered = page.waitForResponse(isOfOrder);
      await page.getByRole('button', { name: /^Place order/ }).click();
      const order = await orderIn(await answered);
      if (!order.isRefused) await page.waitForURL(/\/order\/checkout-otp\/|\/order-complete/);
      return order;
    });
  }

  /** Takes a picture of a page of the console. */
  async photographConsole(origin: string, token: string, path: string, file: string): Promise<void> {
    const page = await this.browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${origin}/console/`);
    await page.getByLabel('Token').fill(token);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('navigation').first().waitFor();
    await page.goto(`${origin}/console${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('canvas, svg').first().waitFor();
    await page.screenshot({ path: file, type: 'jpeg', quality: 75 });
    await page.close();
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  private async visit<Outcome>(
    { site, address, cookie }: Visitor,
    actions: (page: Page, origin: string) => Promise<Outcome>,
  ): Promise<Outcome> {
    const origin = `http://${site.host}:${site.port}`;
    const context = await this.browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      extraHTTPHeaders: { 'x-forwarded-for': address },
    });
    try {
      await addCookies(context, origin, cookie);
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      return await actions(page, origin);
    } finally {
      await context.close();
    }
  }
}

/** Whether something happens in time. */
const happens = (awaited: Promise<unknown>): Promise<boolean> =>
  awaited.then(
    () => true,
    () => false,
  );

const isOfOrder = (response: Response) => new URL(response.url()).pathname === '/api/business/order';

const orderIn = async (answered: Response): Promise<SentOrder> => ({
  body: answered.request().postDataJSON() as SentOrder['body'],
  isRefused: isRefusedForPrice(await answered.text()),
});

const addCookies = (context: BrowserContext, url: string, cookie: string) =>
  context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('='), url };
    }),
  );

/** What a request to `/platform/telemetry` reports; nothing for any other request. */
function reportsIn(request: Request): readonly SentReport[] {
  const body = request.postData();
  if (body === null || new URL(request.url()).pathname !== '/platform/telemetry') return [];
  return (JSON.parse(body) as { readonly reports: SentReport[] }).reports;
}

/**
 * The failure of a checkout release that a request to `/platform/telemetry` reports; undefined for any other request.
 */
function failureIn(request: Request): SentReport | undefined {
  return reportsIn(request).find(({ kind, feature }) => kind === 'remote-failed' && feature === 'checkout');
}
