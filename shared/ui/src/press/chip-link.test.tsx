import { fireEvent, render, screen } from '@testing-library/react';
import { ChipLink } from './chip-link';

const draw = (chosen: boolean) => {
  const press = jest.fn();
  render(
    <ChipLink href="/listing?only=free" chosen={chosen} onPress={press}>
      Free delivery
    </ChipLink>,
  );
  return { press, link: screen.getByRole('link', { name: 'Free delivery' }) };
};

describe('ChipLink', () => {
  it('says that it is chosen', () => {
    expect(draw(true).link).toHaveAttribute('aria-current', 'true');
  });

  it('pressed changes the list on this page', () => {
    const { press, link } = draw(false);
    expect(link).not.toHaveAttribute('aria-current');
    expect(fireEvent.click(link)).toBe(false);
    expect(press).toHaveBeenCalledTimes(1);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'pressed with %j leads to its address, as every link does',
    (how) => {
      const { press, link } = draw(false);
      // jsdom cannot go there, so the press ends at the page.
      document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(link, how);
      expect(press).not.toHaveBeenCalled();
      expect(link).toHaveAttribute('href', '/listing?only=free');
    },
  );
});
