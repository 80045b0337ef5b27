import { fireEvent } from '@testing-library/dom';
import { typedInput } from './typed-input';

const page = (html: string) => {
  document.body.innerHTML = html;
  const typed = typedInput(document);
  const field = document.querySelector('input, textarea, select');
  if (!field) throw new Error('There is no field');
  return { typed, field };
};

describe('the typed input of a page', () => {
  it.each([
    ['<main><input></main>', 'Ada', false],
    ['<main><textarea></textarea></main>', 'no onions', false],
    ['<main></main><div role="dialog"><input type="password"></div>', 'secret', true],
  ])('is held while the field is on the page and not empty: %s', (html, value, isBeside) => {
    const { typed, field } = page(html);
    expect(typed.isHeld()).toBe(false);
    fireEvent.input(field, { target: { value } });
    expect([typed.isHeld(), typed.isHeldBesidePage()]).toStrictEqual([true, isBeside]);
    fireEvent.input(field, { target: { value: '' } });
    expect(typed.isHeld()).toBe(false);
    fireEvent.input(field, { target: { value } });
    field.remove();
    expect(typed.isHeld()).toBe(false);
  });

  it('includes a ticked box', () => {
    const { typed, field } = page('<main><input type="checkbox"></main>');
    fireEvent.click(field);
    expect(typed.isHeld()).toBe(true);
  });
});
