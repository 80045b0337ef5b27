import { render, screen } from '@testing-library/react';
import { PageFailure } from './page-failure';

it('the reason why something on a page failed is an alert', () => {
  render(<PageFailure>It has changed meanwhile.</PageFailure>);
  expect(screen.getByRole('alert')).toHaveTextContent('It has changed meanwhile.');
});
