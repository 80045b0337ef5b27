import type * as Demo from '@storefront/demo';
import { loadDemoData } from './load-demo-data';

const mockLoaded = jest.fn();
jest.mock<Partial<Record<keyof typeof Demo, unknown>>>('@storefront/demo', () => {
  mockLoaded();
  return { demoData: 'the demo data' };
});

describe('the demo data', () => {
  it('are not loaded in production', async () => {
    expect(await loadDemoData({ production: true })).toBeUndefined();
    expect(mockLoaded).not.toHaveBeenCalled();
  });

  it('are loaded in development', async () => {
    expect(await loadDemoData({ production: false })).toBe('the demo data');
  });
});
