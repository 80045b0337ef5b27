import { escapeText } from '../markup';
import type { ConsoleFiles } from './read-console';

/** Where people log in beside showing a token. */
export interface ConsoleLoginLink {
  /** What people call the login provider by. */
  readonly name: string;
  readonly address: string;
}

/** The HTML page of the console; it loads its data from the door, for the team or the person that signs in. */
export function consolePage({ files, start }: ConsoleFiles, nonce: string, login?: ConsoleLoginLink): string {
  // Browsers check the hash of a file only when it is fetched by CORS, and the policy refuses a script that is not checked.
  const named = (path: string) =>
    `="/console/files/${path}" integrity="${files.get(path)?.integrity ?? ''}" nonce="${nonce}" crossorigin="anonymous"`;
  const styles = start.css.map((path) => `<link rel="stylesheet" href${named(path)}>`);
  const scripts = start.js.map((path) => `<script defer src${named(path)}></script>`);
  const loginData =
    login === undefined
      ? ''
      : ` data-login-name="${escapeText(login.name)}" data-login-address="${escapeText(login.address)}"`;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Release console</title>
<link rel="icon" href="data:,">
${[...styles, ...scripts].join('\n')}
</head>
<body><div id="root"${loginData}></div></body>
</html>
`;
}
