/** @jest-environment @storefront/build/jest/node */
import { renderToString } from 'react-dom/server';
import { orderLocation, verificationHost } from '../testing/verification-host';
import verification from './verification';

it('the verification page renders what it loaded, without a DOM', async () => {
  const model = verification.create(verificationHost(), orderLocation());
  await model.load?.();
  expect(renderToString(<verification.Component model={model} />)).toContain('07700900123');
  model.stop?.();
});
