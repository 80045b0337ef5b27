import { parseOfferService, parseServiceMode, wireOfferService, wireServiceMode } from './service-mode';

describe('service modes on the wire', () => {
  it('collection is written as pickup, and parsed again', () => {
    expect(wireServiceMode('collection')).toBe('pickup');
    expect(parseServiceMode('pickup')).toBe('collection');
    expect(parseServiceMode(wireServiceMode('delivery'))).toBe('delivery');
  });

  it('an offer for both modes is written as pickupdelivery, and parsed again', () => {
    expect((['delivery', 'collection', 'both'] as const).map(wireOfferService)).toStrictEqual([
      'delivery',
      'pickup',
      'pickupdelivery',
    ]);
    expect((['delivery', 'pickup', 'pickupdelivery'] as const).map(parseOfferService)).toStrictEqual([
      'delivery',
      'collection',
      'both',
    ]);
  });
});
