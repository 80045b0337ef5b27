/** @jest-environment @storefront/build/jest/node */
import { renderToString } from 'react-dom/server';
import { businessPage } from '../testing/business-page';
import { wireDiscount } from '../testing/wire';
import page from './business';

describe('the business page', () => {
  it('renders in Node before and after its data arrive', async () => {
    const { host, location } = businessPage({ discounts: { delivery: [wireDiscount()] } });
    const model = page.create(host, location);
    expect(renderToString(<page.Component model={model} />)).toContain('Loading the restaurant');
    await model.load();
    const shown = renderToString(<page.Component model={model} />);
    expect(shown).toContain('Saffron Yard');
    expect(shown).toContain('Tarka Dal');
    expect(shown).toContain('aria-label="Offers"');
  });
});
