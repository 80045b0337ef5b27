// Features of Chromium that are switched off.
const disabledFeatures = [
  // Each window draws two pages of its own for suggestions below the address bar, more than a quarter of the renderers' time in our tests.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Chromium takes the last --disable-features, so those that Playwright switches off are repeated, but for those of Windows and Edge.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The command line flags with which every Chromium of tests and measurements is started. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  // Without it a Chromium without a window spaces letters by whole pixels, and a page may shift when its font comes.
  '--font-render-hinting=none',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];
