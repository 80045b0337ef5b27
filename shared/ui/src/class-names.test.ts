import { classNames } from './class-names';

describe('classNames', () => {
  it('joins what is there and leaves out the rest', () => {
    expect(classNames('card', false, undefined, '', null, 'wide')).toBe('card wide');
    expect(classNames()).toBe('');
  });
});
