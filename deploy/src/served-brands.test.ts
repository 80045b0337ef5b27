import { siteOrigin } from './served-brands';

describe('the origin that links in messages lead to', () => {
  it('is HTTPS without a port in production, whatever the process listens on', () => {
    expect(siteOrigin('brand.example', { production: true, port: 8080 })).toBe('https://brand.example');
  });

  it('has the port that this process listens on while developing', () => {
    expect(siteOrigin('northbank.localhost', { production: false, port: 3001 })).toBe(
      'http://northbank.localhost:3001',
    );
    expect(siteOrigin('localhost', { production: false, port: 80 })).toBe('http://localhost');
  });
});
