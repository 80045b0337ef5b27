import type { Config, DemoData } from 'api';

/** Loads the demo data while developing; in production none of their code is loaded. */
export async function loadDemoData({
  production,
}: Pick<Config, 'production'>): Promise<DemoData | undefined> {
  if (production) return undefined;
  const { demoData } = await import('@storefront/demo');
  return demoData;
}
