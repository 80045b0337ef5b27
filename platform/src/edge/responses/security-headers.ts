/** The address of the violation reports of browsers. */
export const reportPath = '/platform/reports';

const reportGroup = 'pages';

/** The inputs of a page's headers. */
export interface PageSecurity {
  /** Random for each page; scripts and styles without it are refused. */
  nonce: string;
  /** Other origins that the page reaches: the API's and the releases'; `''` is the brand's own. */
  origins: readonly string[];
  /** Other origins that only pictures may come from; `''` is the brand's own. */
  pictureOrigins: readonly string[];
  /** The hash of the script that stands in the page itself, such as `sha256-…`; undefined without one. */
  inlineScript?: string;
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

// Any other text could begin another directive.
const isOrigin = (text: string) => /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i.test(text);

const sources = (origins: readonly string[]) => ["'self'", ...new Set(origins.filter(isOrigin))].join(' ');

const policy = ({ nonce, origins, pictureOrigins, production }: PageSecurity): string => {
  const ownSources = sources(origins);
  return [
    "default-src 'none'",
    // No origins here: a script runs only with the page's nonce, and by the second policy only from our hosts.
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `img-src ${sources([...origins, ...pictureOrigins])} data:`,
    `font-src ${ownSources}`,
    `connect-src ${ownSources}`,
    `manifest-src ${ownSources}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Addresses of scripts pass through the policy of the page's first script (boot.js); no other policy can exist.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${reportPath}`,
    `report-to ${reportGroup}`,
    ...(production ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};

/** A second policy, which a script must pass too: a nonce alone runs no script of a host that is not ours (ISO-4). */
const hostsOfScripts = ({ origins, inlineScript }: PageSecurity): string =>
  `script-src ${sources(origins)}${inlineScript === undefined ? '' : ` '${inlineScript}'`}; report-uri ${reportPath}; report-to ${reportGroup}`;

/** The headers of a page (EDG-1, EDG-4): it is for this visitor only, runs nothing that it does not name, and cannot be framed. */
export function pageHeaders(security: PageSecurity): Record<string, string | string[]> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': [policy(security), hostsOfScripts(security)],
    // The browser's own refusal of scripts without a hash, in addition to ours (SHL-5).
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
