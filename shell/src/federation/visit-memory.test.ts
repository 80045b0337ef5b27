import { visitMemory } from './visit-memory';

afterEach(() => sessionStorage.clear());

describe('what a visit remembers', () => {
  it('[RES-8] is still known on the next page of the visit, each feature by itself', () => {
    visitMemory(() => sessionStorage).remember('checkout', ['2.1.0', '2.0.0']);
    const next = visitMemory(() => sessionStorage);
    expect(next.failed('checkout')).toStrictEqual(['2.1.0', '2.0.0']);
    expect(next.failed('listing')).toStrictEqual([]);
    next.remember('checkout', []);
    expect(next.failed('checkout')).toStrictEqual([]);
  });

  it('drops what was never a version', () => {
    sessionStorage.setItem('failed_releases:checkout', '2.1.0 <script> ../..');
    expect(visitMemory(() => sessionStorage).failed('checkout')).toStrictEqual(['2.1.0']);
  });

  it('is nothing where the browser keeps nothing', () => {
    const shut = visitMemory(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => shut.remember('checkout', ['2.1.0'])).not.toThrow();
    expect(shut.failed('checkout')).toStrictEqual([]);
  });
});
