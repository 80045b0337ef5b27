import { memoryStore } from '../testing/memory-store';
import { fingerprint, isAsAssumed } from './assumed';

const stores =
  (local: Record<string, string>, session: Record<string, string> = {}) =>
  () => [memoryStore(new Map(Object.entries(local))), memoryStore(new Map(Object.entries(session)))];

describe('what a drawn page assumes of a browser', () => {
  it('holds where nothing is stored under the keys that were read', () => {
    expect(isAsAssumed('cartlist searched_pincode', stores({ other: 'text' }))).toBe(true);
    expect(isAsAssumed('', stores({ cartlist: '[1]' }))).toBe(true);
  });

  it('does not hold where one of them is stored, in either store', () => {
    expect(isAsAssumed('cartlist searched_pincode', stores({ searched_pincode: '"E1 6AN"' }))).toBe(false);
    expect(isAsAssumed('cartlist searched_pincode', stores({}, { cartlist: '[1]' }))).toBe(false);
  });

  it('holds where only what the page itself writes is stored', () => {
    const assumed = `business_banner_url=${fingerprint('"/a.jpg"')}`;
    expect(isAsAssumed(assumed, stores({ business_banner_url: '"/a.jpg"' }))).toBe(true);
    expect(isAsAssumed(assumed, stores({ business_banner_url: '"/b.jpg"' }))).toBe(false);
  });

  it('holds where the browser refuses its storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(isAsAssumed('cartlist', refuse)).toBe(true);
  });
});
