import { openFreshDatabase } from '../testing/databases';
import { composeSms } from '../outbox/message';
import { writeMessage } from '../outbox/write-message';
import { duringCall } from './spending';

describe('spending money', () => {
  it('is possible only in a call that is registered as spending', async () => {
    const { database, close } = await openFreshDatabase();
    const message = { brandId: 'market', to: '07700900123', topic: 'okey', body: 'Hello' };
    const write = () => writeMessage(database, composeSms(message), new Date('2026-11-20T18:30:00Z'));
    await expect(duringCall('users/profile', write)).rejects.toThrow('users/profile spends money');
    await expect(duringCall('business/order', write)).resolves.toBeUndefined();
    await expect(write()).resolves.toBeUndefined();
    await close();
  });
});
