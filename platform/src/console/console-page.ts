import type { ConsoleFiles } from './read-console';

/** The HTML page of the console; it loads its data from the door, with the token of the team that signs in. */
export function consolePage({ files, start }: ConsoleFiles, nonce: string): string {
  // Browsers check the hash of a file only when it is fetched by CORS, and the policy refuses a script that is not checked.
  const named = (path: string) =>
    `="/console/files/${path}" integrity="${files.get(path)?.integrity ?? ''}" nonce="${nonce}" crossorigin="anonymous"`;
  const styles = start.css.map((path) => `<link rel="stylesheet" href${named(path)}>`);
  const scripts = start.js.map((path) => `<script defer src${named(path)}></script>`);
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
<body><div id="root"></div></body>
</html>
`;
}
