import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageScriptConfig } from '@storefront/build/webpack/development';
import webpack from 'webpack';
import { computeIntegrity } from '../releases/parse-build';

/** The path of the events that pages of the development server receive. */
export const eventsPath = '/__dev/events';
export const scriptPath = '/__dev/page.js';
/** The path to which pages tell what they threw. */
export const faultsPath = '/__dev/faults';
/** The path of the newest files of the remote. */
export const filesPath = '/__dev/files/';
/** The path of the source maps for the browser's tools. */
export const mapsPath = '/__dev/maps';

/**
 * Builds the script that runs first in each page of the development server (DEV-5): React as the remote in `directory` has it installed, with its
 * development code, the replacing of modules and the errors over the page.
 */
export async function buildPageScript(directory: string, folder: string): Promise<Buffer> {
  const compiler = webpack(pageScriptConfig({ directory, folder }));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
  return readFile(join(folder, 'page.js'));
}

/** A page and its content security policies. */
export interface PageWithPolicy {
  readonly html: string;
  readonly policy: string;
}

const thoseOfFirstScript = "'strict-dynamic'";
const policyOfFirstScript = 'trusted-types default';

/**
 * Inserts the script into a page of the shop, before the shell starts, and its hash and the policy by which it loads hot updates into the page's
 * policies; anything else stays as it is.
 */
export function withPageScript({ html, policy }: PageWithPolicy, script: Buffer): PageWithPolicy {
  const end = html.lastIndexOf('</body>');
  if (!policy.includes(thoseOfFirstScript) || end < 0) return { html, policy };
  const integrity = computeIntegrity(script);
  const element = `<script src="${scriptPath}" crossorigin="anonymous" integrity="${integrity}"></script>`;
  return {
    html: `${html.slice(0, end)}${element}${html.slice(end)}`,
    policy: policy
      .replace(thoseOfFirstScript, `'${integrity}' ${thoseOfFirstScript}`)
      .replace(policyOfFirstScript, `${policyOfFirstScript} storefront-dev`),
  };
}
