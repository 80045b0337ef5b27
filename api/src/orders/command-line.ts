import { readConfig } from '../config';
import { businessToken, webhookSecret } from './business-token';

// `npm run business -- token SLUG`: what a business needs to talk to the API. Both follow from the server's CODE_SECRET.
const usage = 'Usage: npm run business -- token SLUG';
const [verb, slug, ...rest] = process.argv.slice(2);
const reading = readConfig(process.env);

if (verb !== 'token' || slug === undefined || !/^[a-z0-9-]+$/.test(slug) || rest.length > 0) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else if (reading.kind === 'refused') {
  process.stderr.write(`${reading.faults.join('\n')}\n`);
  process.exitCode = 2;
} else {
  const { codeSecret } = reading.config;
  process.stdout.write(
    [
      `Token for business/order_state:  ${businessToken(codeSecret, slug)}`,
      `Secret of what is posted to it:  ${webhookSecret(codeSecret, slug)}`,
      '',
    ].join('\n'),
  );
}
