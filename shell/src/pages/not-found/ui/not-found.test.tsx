import { render, screen } from '@testing-library/react';
import { fakeHost, locationAt } from '@storefront/host/testing';
import page from '../not-found-page';

describe('the 404 page', () => {
  const shown = () => {
    const host = fakeHost();
    const model = page.create(host, locationAt('/nowhere'));
    render(<page.Component model={model} />);
    model.start?.();
    return host;
  };

  it('[NFD-1] says 404 and that the page was not found', () => {
    shown();
    expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeInTheDocument();
    expect(screen.getByText('We are sorry but the page you requested was not found.')).toBeInTheDocument();
  });

  it('[NFD-2] Go home leads to /', () => {
    shown();
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  });

  it('[NFD-3] Contact us leads to /contact-us', () => {
    shown();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  });

  it('asks search engines to pass it by', () => {
    expect(shown().heads).toStrictEqual([{ title: 'Page not found · Plate Street', robots: 'noindex' }]);
  });
});
