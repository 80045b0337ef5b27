import type * as hostModule from './host';
import { ApiUnreachable } from './host';

/** The class as another release carries it. */
const copyOfTheClass = (): typeof ApiUnreachable => {
  let copy: typeof ApiUnreachable | undefined;
  jest.isolateModules(() => {
    copy = jest.requireActual<typeof hostModule>('./host').ApiUnreachable;
  });
  if (copy === undefined || copy === ApiUnreachable) throw new Error('No copy was made');
  return copy;
};

describe('a server that cannot be reached', () => {
  it('is known by every release, whichever of them threw it', () => {
    const OfTheShell = copyOfTheClass();
    expect(new OfTheShell('business/details')).toBeInstanceOf(ApiUnreachable);
    expect(new ApiUnreachable('business/details')).toBeInstanceOf(OfTheShell);
  });

  it('is no other error, and nothing that only bears its name', () => {
    for (const value of [new Error('No answer'), { name: 'ApiUnreachable' }, 'ApiUnreachable', undefined])
      expect(value instanceof ApiUnreachable).toBe(false);
  });
});
