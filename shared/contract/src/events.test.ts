import { Value } from '@sinclair/typebox/value';
import { busEventSchemas } from './events';

describe('bus events', () => {
  it('[BUS-1] there are nine streams, each with a schema for its payload', () => {
    expect(Object.keys(busEventSchemas).sort()).toStrictEqual([
      'booking-placed',
      'cart-changed',
      'cart-reset',
      'location-changed',
      'logged-out',
      'login-complete',
      'order-placed',
      'page-viewed',
      'remote-failed',
    ]);
  });

  it('[BUS-6] a field added to an event breaks no reader', () => {
    expect(Value.Check(busEventSchemas['location-changed'], { postcode: 'E1 6AN', later: 1 })).toBe(true);
    expect(Value.Check(busEventSchemas['location-changed'], { later: 1 })).toBe(false);
  });

  it('a page view carries path and timestamp', () => {
    expect(Value.Check(busEventSchemas['page-viewed'], { path: '/', at: 1_790_000_000_000 })).toBe(true);
    expect(Value.Check(busEventSchemas['page-viewed'], { path: '/' })).toBe(false);
  });
});
