import { addressOf } from '../harness/browser';
import { ownEmail } from '../harness/journey';
import { cutOffError, hold, reconnect, fireOnline } from '../harness/network';
import { testEveryState } from '../harness/states';

testEveryState(
  'contact',
  ['marketplace', 'saffronYard', 'northbank'],
  async (page, checkState, brand) => {
    await page.goto(addressOf(brand, '/contact-us'));
    const form = page.getByRole('main');
    const send = form.getByRole('button', { name: 'Send message' });
    await send.waitFor();
    await checkState('empty');
    await send.click();
    await form.getByText('Message is required').waitFor();
    await checkState('sent with nothing');
    await form.getByLabel('Name').fill('Ada Moss');
    await form.getByLabel('Email').fill('ada@example');
    await form.getByLabel('Subject').fill('The naan was cold');
    await form.getByLabel('Message').fill('It came in a box with ice cream.\n\nCould you tell the kitchen?');
    await form.getByText('Please enter valid email').waitFor();
    await checkState('no email');
    await form.getByLabel('Email').fill(ownEmail());

    const held = await hold(page, '**/api/information/contact_us');
    await send.click();
    await checkState('being sent');
    held.drop();
    await form.getByRole('alert').waitFor();
    await checkState('not sent');
    await reconnect(page, '**/api/information/contact_us');
    await send.click();
    await form.getByText('Thank you, your message is on its way.').waitFor();
    await checkState('sent');
  },
  [cutOffError],
);

testEveryState(
  'information',
  ['marketplace', 'saffronYard', 'northbank'],
  async (page, checkState, brand) => {
    await page.goto(addressOf(brand, '/information'));
    await page.getByRole('heading', { level: 1, name: 'Information' }).waitFor();
    await checkState('all pages');
    await page.goto(addressOf(brand, '/information/privacy-policy'));
    await page.getByText(/^Last changed on/).waitFor();
    await checkState('a page');

    await page.goto(addressOf(brand, '/information'));
    await page.getByRole('heading', { level: 1, name: 'Information' }).waitFor();
    const held = await hold(page, '**/api/information/page**');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Terms/ })
      .click();
    await page.getByText('Loading the page').waitFor({ state: 'attached' });
    await checkState('a page on its way');
    held.drop();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await checkState('a page that does not come');
    await reconnect(page, '**/api/information/page**');
    await fireOnline(page);
    await page.getByText(/^Last changed on/).waitFor();
  },
  [cutOffError],
);
