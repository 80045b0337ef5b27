import type { Config, DemoData } from 'api';

/** Loads the demo data in development; production does not even load their code. */
export async function loadDemoData({
  production,
}: Pick<Config, 'production'>): Promise<DemoData | undefined> {
  if (production) return undefined;
  const { demoData } = await import('@storefront/demo');
  return demoData;
}
