import { classNames } from './class-names';

describe('classNames', () => {
  it('joins the names that are there and leaves out the rest', () => {
    expect(classNames('card', false, undefined, '', null, 'wide')).toBe('card wide');
    expect(classNames()).toBe('');
  });
});
