/** Where browsers report what a page was refused. */
export const reportPath = '/platform/reports';

const reportGroup = 'pages';

/** What the headers of a page depend on. */
export interface PageSecurity {
  /** Random for each page; whatever runs or styles without it is refused. */
  nonce: string;
  /** Other origins that the page reaches: the API's and the releases'; `''` is the brand's own. */
  origins: readonly string[];
  /** Other origins that pictures come from, and nothing else; `''` is the brand's own. */
  pictureOrigins: readonly string[];
  production: boolean;
}

const features = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

// Whatever else stood here could begin another directive.
const isOrigin = (text: string) => /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i.test(text);

const sources = (origins: readonly string[]) => ["'self'", ...new Set(origins.filter(isOrigin))].join(' ');

const policy = ({ nonce, origins, pictureOrigins, production }: PageSecurity): string => {
  const own = sources(origins);
  return [
    "default-src 'none'",
    // No origin here: a script runs by the page's nonce or not at all.
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `img-src ${sources([...origins, ...pictureOrigins])} data:`,
    `font-src ${own}`,
    `connect-src ${own}`,
    `manifest-src ${own}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Scripts' addresses pass through the policy of the page's first script (boot.js); there can be no other.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${reportPath}`,
    `report-to ${reportGroup}`,
    ...(production ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};

/** Headers of a page (EDG-1, EDG-4): it is this visitor's alone, runs nothing that it does not name, and stands in no frame. */
export function pageHeaders(security: PageSecurity): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': policy(security),
    // The browser's own refusal of scripts that carry no hash, beside ours (SHL-5).
    'integrity-policy': `blocked-destinations=(script), endpoints=(${reportGroup})`,
    'reporting-endpoints': `${reportGroup}="${reportPath}"`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': features.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    ...(security.production ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
