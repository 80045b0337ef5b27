import { render, screen } from '@testing-library/react';
import { fakeBrand, fakeHost } from '@storefront/host/testing';
import { Footer } from './footer';

describe('the footer', () => {
  it('opens the small print in a new tab, so that a form that is half filled in stays', () => {
    const legalPages = [
      { slug: 'terms-and-condition', title: 'Terms and conditions' },
      { slug: 'privacy-policy', title: 'Privacy policy' },
    ];
    render(<Footer brand={fakeBrand({ legalPages })} Link={fakeHost().Link} />);
    for (const { slug, title } of legalPages) {
      const link = screen.getByRole('link', { name: `${title} (opens in a new tab)` });
      expect(link).toHaveAttribute('href', `/information/${slug}`);
      expect(link).toHaveAttribute('target', '_blank');
    }
    expect(screen.getByRole('link', { name: 'Contact us' })).not.toHaveAttribute('target');
  });
});
