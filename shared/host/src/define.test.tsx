import { ApiUnreachable, definePage, defineWidget } from './index';

describe('what a remote exposes', () => {
  const Component = () => null;

  it('a page and a widget say what they are, and keep what they were declared with', () => {
    const create = () => ({});
    expect(definePage({ create, Component })).toStrictEqual({ kind: 'page', create, Component });
    expect(defineWidget({ create, Component })).toStrictEqual({ kind: 'widget', create, Component });
  });

  it('a server that cannot be reached is named with the call, and keeps its cause', () => {
    const cause = new TypeError('no network');
    const error = new ApiUnreachable('business/menu', { cause });
    expect(error).toMatchObject({ name: 'ApiUnreachable', call: 'business/menu', cause });
  });
});
