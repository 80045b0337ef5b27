/** The address of the violation reports of browsers. */
export const reportPath = '/platform/reports';

const reportGroup = 'pages';

/** The hashes of what stands in a page and of the scripts that it names. */
export interface PageHashes {
  /** The script that stands in every page itself, such as `sha256-…`. */
  readonly boot: string;
  /** The toolbar of staff, which no other page contains (DEV-7). */
  readonly toolbar?: string;
  /** The scripts that the page preloads, such as `sha384-…`. */
  readonly scripts: readonly string[];
  /** The style elements. */
  readonly styles: readonly string[];
}

/** The inputs of a page's headers. */
export interface PageSecurity {
  /** What runs and applies; undefined for a page whose scripts and styles carry the nonce. */
  hashes?: PageHashes;
  /** Random for each answer; style elements that scripts add need it, and in a page without hashes all scripts and styles do. */
  nonce: string;
  /** Other origins that the page reaches: the API's and the releases'; `''` is the brand's own. */
  origins: readonly string[];
  /** Other origins that only pictures may come from; `''` is the brand's own. */
  pictureOrigins: readonly string[];
  production: boolean;
}

const features = [
  'accelerometer',
  'camera',
  'display-capture',
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

const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(' ');

const inlineScripts = ({ boot, toolbar }: PageHashes) => (toolbar === undefined ? [boot] : [boot, toolbar]);

/**
 * No origins here: of what the HTML holds, only the scripts with these hashes run. `strict-dynamic` is for those that the first script and
 * what it started add; they pass through its list of files (boot.js), the second policy and the browser's own check of their hashes.
 */
const scriptSources = ({ hashes, nonce }: PageSecurity): string =>
  hashes === undefined
    ? `'nonce-${nonce}'`
    : `${quoted([...inlineScripts(hashes), ...new Set(hashes.scripts)])} 'strict-dynamic'`;

/** Style sheets come from our hosts; style elements are those of the page, or carry the nonce of this answer. */
const styleSources = ({ hashes, nonce, origins }: PageSecurity): string =>
  hashes === undefined
    ? `'nonce-${nonce}'`
    : `${sources(origins)} ${quoted([...new Set(hashes.styles), `nonce-${nonce}`])}`;

const policy = (security: PageSecurity): string => {
  const { origins, pictureOrigins, production } = security;
  const ownSources = sources(origins);
  return [
    "default-src 'none'",
    `script-src ${scriptSources(security)}`,
    `style-src ${styleSources(security)}`,
    `img-src ${sources([...origins, ...pictureOrigins])} data:`,
    `font-src ${ownSources}`,
    `connect-src ${ownSources}`,
    `manifest-src ${ownSources}`,
    // Of those, the page's first script lets only the edge's own begin.
    "worker-src 'self'",
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

/** A second policy, which a script must pass too: no script of a host that is not ours runs, not even one that a release adds (ISO-4). */
const hostsOfScripts = ({ origins, hashes }: PageSecurity): string =>
  `script-src ${sources(origins)}${hashes === undefined ? '' : ` ${quoted(inlineScripts(hashes))}`}; report-uri ${reportPath}; report-to ${reportGroup}`;

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
    // 'Use my location' of the home page asks for a position, which stays in the browser.
    'permissions-policy': [...features.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(', '),
    'cross-origin-opener-policy': 'same-origin',
    ...(security.production ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
