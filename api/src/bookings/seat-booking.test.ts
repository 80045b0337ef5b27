import { isOk } from '@storefront/contract';
import { businessToken } from '../business-keys/business-token';
import { takeAnswer } from '../jobs/take-answer';
import { createOutboxRepository } from '../outbox/repository';
import { aCatalogueOf, businessId } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { testApi, testConfig } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
  await api.importCatalogue(
    aCatalogueOf(aTableBusiness({}, { webhook_url: 'https://kitchen.example/hook' })),
  );
});
afterEach(() => api.close());

async function book(guest = 4): Promise<string> {
  const answer = await api.call('business/booking', aBooking({ guest }));
  if (!isOk(answer)) throw new Error(JSON.stringify(answer));
  return answer.id;
}
const mark = async (id: string, slug = 'saffron-yard') => {
  const authorization = `Bearer ${businessToken(testConfig.codeSecret, slug)}`;
  return (await api.post('business/booking_state', { id, state: 'completed' }, { authorization })).json();
};
const stateOf = async (id: string) => {
  const answer = await api.call('business/booking_status', { id });
  return isOk(answer) ? answer.booking.state : answer.status;
};
const waiting = (subject: string) =>
  createOutboxRepository(api.database.database)
    .newestOf('market', 20)
    .then((messages) => messages.find((message) => message.subject === subject));

describe('guests who were seated', () => {
  it('are marked by the business with its token from an hour before, and a second time changes nothing', async () => {
    const id = await book();
    api.clock.moveTo('2026-11-21T16:59:59Z');
    expect(await mark(id)).toMatchObject({ responsecode: '201' });
    api.clock.moveTo('2026-11-21T17:00:00Z');
    expect(await mark(id)).toMatchObject({ responsecode: '200', booking: { id, state: 'completed' } });
    expect(await mark(id)).toMatchObject({ responsecode: '200', booking: { state: 'completed' } });
    expect(await stateOf(id)).toBe('completed');
  });

  it('[G10] cannot be marked by another business, or without a token', async () => {
    const id = await book();
    api.clock.moveTo('2026-11-21T18:00:00Z');
    expect(await mark(id, 'elsewhere')).toMatchObject({ responsecode: '204' });
    const answer = await api.post(
      'business/booking_state',
      { id, state: 'completed' },
      { authorization: '' },
    );
    expect(answer.statusCode).toBe(401);
    expect(await stateOf(id)).toBe('booked');
  });

  it('keep their covers when they arrive early', async () => {
    const id = await book(8);
    api.clock.moveTo('2026-11-21T17:30:00Z');
    await mark(id);
    const next = await api.call('business/booking', aBooking({ guest: 5 }));
    expect(next).toMatchObject({ responsecode: '409' });
  });

  it('are marked by the business’s signed answer to the message at the time of the booking', async () => {
    const id = await book();
    const message = await waiting('booking.starts');
    expect(message).toMatchObject({ topic: id, dueAt: new Date('2026-11-21T18:00:00Z') });
    if (!message) throw new Error('no message');
    const ports = {
      database: api.database.database,
      clock: api.clock,
      config: testConfig,
      kitchenChanges: { tell: () => undefined },
    };
    api.clock.moveTo('2026-11-21T18:00:00Z');
    await takeAnswer(ports, { ...message, details: { businessId: 'another' } }, '{"state":"completed"}');
    await takeAnswer(ports, { ...message, id: 'm-2' }, 'nonsense');
    expect(await stateOf(id)).toBe('booked');
    await takeAnswer(ports, { ...message, id: 'm-3', details: { businessId } }, '{"state":"completed"}');
    expect(await stateOf(id)).toBe('completed');
  });

  it('are not asked about after they cancelled', async () => {
    await api.call('users/booking_cancel', { id: await book() });
    expect(await waiting('booking.starts')).toBeUndefined();
  });
});
