/** @jest-environment @storefront/build/jest/node */
import { renderToString } from 'react-dom/server';
import { Gallery } from './gallery';

describe('the components', () => {
  it('all render without a DOM, so that pages can be rendered on a server', () => {
    const html = renderToString(<Gallery brand="marketplace" brands={['marketplace']} opened="options" />);
    for (const section of ['Tokens', 'Press', 'Fields', 'Show', 'Reveal', 'State', 'Overlay'])
      expect(html).toContain(section);
  });
});
