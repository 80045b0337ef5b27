import { fastify } from 'fastify';
import { aReleaseOf } from '../../testing/releases';
import { FaultSwitch } from './fault-switch';
import { faultyAnswers } from './faulty-answers';

describe('a slow release', () => {
  it('[DEV-4] arrives after the customer saw the notice to wait, and before it counts as failed', async () => {
    const app = fastify();
    const faults = new FaultSwitch();
    const waited: number[] = [];
    const answer = faultyAnswers(app, faults, async (milliseconds) => waited.push(milliseconds));
    const release = aReleaseOf('listing', '1.0.0');
    app.get('/', async (_request, reply) => {
      const handled = await answer(reply, {
        name: 'listing',
        release,
        path: 'home.js',
        bytes: Buffer.from('good'),
      });
      return handled ? reply : reply.send('good after all');
    });
    faults.set('listing', '1.0.0', 'slow');
    expect((await app.inject('/')).body).toBe('good after all');
    expect(waited[0]).toBeGreaterThan(2_000);
    expect(waited[0]).toBeLessThan(8_000);
    faults.set('listing', '1.0.0', 'slow', 20);
    await app.inject('/');
    expect(waited[1]).toBe(20_000);
    await app.close();
  });
});
