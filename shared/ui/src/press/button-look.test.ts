import { buttonLook } from './button-look';
import { linkLook } from './link-look';

describe('looks for links', () => {
  it('a link can look like a button of any tone, size and width', () => {
    expect(buttonLook()).toBe('button primary');
    expect(buttonLook({ tone: 'secondary', size: 'large', wide: true })).toBe('button secondary large wide');
  });

  it('a link in running text has the look of the brand', () => {
    expect(linkLook()).toBe('text');
  });
});
