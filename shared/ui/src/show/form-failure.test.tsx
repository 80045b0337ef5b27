import { render, screen } from '@testing-library/react';
import { FormFailure } from './form-failure';

it('the reason why a form failed is an alert, scrolled into sight once when it appears', () => {
  const scrolled = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const { rerender } = render(<FormFailure title="Not sent">Try again.</FormFailure>);
  expect(screen.getByRole('alert')).toHaveTextContent('Not sentTry again.');
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  rerender(<FormFailure title="Not sent">Try later.</FormFailure>);
  expect(scrolled).toHaveBeenCalledTimes(1);
});
