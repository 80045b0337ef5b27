jest.mock<never>('@sinclair/typebox', () => {
  throw new Error('the main entry has loaded the schema library');
});
jest.mock<never>('@sinclair/typebox/compiler', () => {
  throw new Error('the main entry has loaded the schema compiler');
});

describe('the main entry', () => {
  it('loads without the schema library', async () => {
    const main = await import('./index');
    expect(main.checkStored('timestamp', 1)).toBe(true);
    expect(Object.keys(main.callTraits)).toContain('business/menu');
  });

  it('is not the entry that holds the schemas', async () => {
    await expect(import('./schemas')).rejects.toThrow('the main entry has loaded the schema library');
  });
});
