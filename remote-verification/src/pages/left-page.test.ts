import { leaveWhileLoading } from '@storefront/host/testing';
import { aWaitingApi, orderLocation, verificationHost } from '../testing/verification-host';
import verification from './verification';

it('an answer that comes after the customer has left changes nothing on the verification page', async () => {
  const { heldAnswers, changes } = await leaveWhileLoading(() => {
    const api = aWaitingApi();
    return { api, model: verification.create(verificationHost({ api }), orderLocation()) };
  });
  expect(heldAnswers).toBeGreaterThan(0);
  expect(changes).toStrictEqual([]);
});
