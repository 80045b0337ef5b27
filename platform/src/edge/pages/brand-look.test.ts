import { defaultTokens } from '@storefront/ui/tokens';
import { brandLook } from './brand-look';

describe('the look of a brand', () => {
  it('is made once for its tokens, whatever page asks', () => {
    const tokens = { accent: '#7a1f3d' };
    expect(brandLook(tokens)).toBe(brandLook(tokens));
  });

  it('is another one for other tokens', () => {
    const [plum, pine] = ['#7a1f3d', '#1f5a3d'].map((accent) => brandLook({ accent }));
    expect(plum?.styles).toContain('--accent:#7a1f3d');
    expect(pine?.styles).toContain('--accent:#1f5a3d');
    expect(plum?.stylesHash).not.toBe(pine?.stylesHash);
  });

  it('colours the bars of the browser by day and by night', () => {
    const { themeColours } = brandLook({});
    expect(themeColours).toContain(`<meta name="theme-color" content="${defaultTokens.surface}">`);
    expect(themeColours).toMatch(/media="\(prefers-color-scheme:dark\)" content="#[0-9a-f]{6}"/);
  });
});
