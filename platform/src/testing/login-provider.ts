import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, decodeJwt, exportJWK, generateKeyPair } from 'jose';
import type { JWTPayload } from 'jose';
import type { Configuration } from 'oidc-provider';

/** An account at the provider; people log in with its id and any password. */
export interface AccountAtProvider {
  readonly email?: string;
  readonly email_verified?: boolean;
}

export interface LoginProviderOptions {
  readonly accounts: Readonly<Record<string, AccountAtProvider>>;
  /** Where the console is: its callback is registered. */
  readonly consoleOrigin: string;
  /** Names the address in the ID token too, as many providers do. */
  readonly namesAddressInToken?: boolean;
}

const clientId = 'console';
const clientSecret = 'the secret of the client';

/** A real login provider (`oidc-provider`) on a free port of this machine. */
export async function startLoginProvider({
  accounts,
  consoleOrigin,
  namesAddressInToken = false,
}: LoginProviderOptions) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'key', alg: 'RS256', use: 'sig' };
  const known = new Map<string, AccountAtProvider>();
  let change: ((claims: JWTPayload) => JWTPayload | Promise<string>) | undefined;
  let isIll = false;

  // The issuer needs the port, and the server that has it needs the provider.
  const server = createServer((request, response) => {
    if (isIll) return void response.writeHead(503).end();
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = await openProvider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${consoleOrigin}/platform/login/callback`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: !namesAddressInToken,
    cookies: { keys: ['a key of the provider'] },
    jwks: { keys: [key] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    findAccount: (_context, id) => {
      const account = known.get(id);
      return account && { accountId: id, claims: () => ({ sub: id, ...account }) };
    },
  });
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (context.path !== '/token' || change === undefined || body?.id_token === undefined) return;
    const changed = await change(decodeJwt(body.id_token));
    const token =
      typeof changed === 'string'
        ? changed
        : await new SignJWT(changed).setProtectedHeader({ alg: 'RS256', kid: 'key' }).sign(privateKey);
    context.body = { ...body, id_token: token };
  });
  const answer = provider.callback();
  /** Knows the accounts of the start, and answers as it should. */
  const restart = () => {
    known.clear();
    for (const [id, account] of Object.entries(accounts)) known.set(id, account);
    change = undefined;
    isIll = false;
  };
  restart();

  return {
    restart,
    issuer,
    settings: { issuer, clientId, clientSecret, name: 'Example Staff' },
    accounts: known,
    /** Changes what the provider signs, or returns another token in its place. */
    changeIdToken: (next: typeof change) => void (change = next),
    /** While it is ill it answers nothing but 503. */
    fallIll: (next = true) => void (isIll = next),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The package warns that its memory is no store for production, and that it is made for a newer Node; it is used in tests alone. */
async function openProvider(issuer: string, configuration: Configuration) {
  const output: Pick<Console, 'warn'> = console;
  const { warn } = output;
  output.warn = () => undefined;
  try {
    const { Provider } = await import('oidc-provider');
    return new Provider(issuer, configuration);
  } finally {
    output.warn = warn;
  }
}
