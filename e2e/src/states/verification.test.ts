import { addressOf } from '../harness/browser';
import {
  bringToCheckout,
  confirmByCode,
  fillDetails,
  ownNumber,
  placeCashOrder,
  withAnswer,
} from '../harness/journey';
import { testEveryState } from '../harness/states';

const brands = ['marketplace', 'saffronYard', 'northbank'] as const;

testEveryState('verification of another number', [...brands], async (page, checkState, brand) => {
  await bringToCheckout(page, brand, 'Collection');
  await fillDetails(page, 'Collection');
  await placeCashOrder(page);
  await page.getByText('We have sent the code to your number, please verify.').waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  await checkState('editing', 'main');
  const another = ownNumber();
  const number = page.getByLabel(/^Mobile Number/);
  await number.fill(another);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await number.and(page.locator(':disabled')).waitFor();
  expect(await number.inputValue()).toBe(another);
  await page.getByText('We have sent the code to your number, please verify.').waitFor();
  await checkState('changed');
  await confirmByCode(page, another);
  await page.getByRole('heading', { name: 'Thank you, your order is placed' }).waitFor();
});

testEveryState('verification', [...brands], async (page, checkState, brand) => {
  await bringToCheckout(page, brand, 'Collection');
  await fillDetails(page, 'Collection');
  await placeCashOrder(page);
  await page.getByText('We have sent the code to your number, please verify.').waitFor();
  await checkState('code sent');

  const verify = page.getByRole('button', { name: 'Verify' });
  await verify.click();
  await page.getByText('Please enter verification code.').waitFor();
  await checkState('no code');
  await page.getByLabel(/^Verification code/).fill('000000');
  await verify.click();
  await page.getByText(/tr(y|ies) left/).waitFor();
  await checkState('wrong code');

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Resend' }).click();
  await page.getByText(/^Please wait, we have already send a verification code/).waitFor();
  await checkState('resend too soon');
  const number = page.getByLabel(/^Mobile Number/);
  await number.fill('07700 900');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Space is not allowed').waitFor();
  await checkState('wrong number');

  await withAnswer(page, 'business/cash_order_otp_details', (own) => ({ ...own, otp_expire_in: 0 }));
  await page.reload();
  await page.getByText(/^No code is valid any more\./).waitFor();
  await checkState('expired');

  await page.goto(addressOf(brand, '/order/checkout-otp/nobodys-order'));
  await page.getByText('We cannot find that order.').waitFor();
  await checkState('unknown order');
});
