import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The product behind HTTP/2, as a proxy in front of it serves it. */
export interface Http2Front {
  readonly origin: string;
  end(): Promise<void>;
}

/** A key and a certificate that nobody trusts. */
const ownCertificate = () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const parameters = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`;
  execFileSync('openssl', parameters.split(' '), { stdio: 'pipe' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
};

const ofOneConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'];

/** Passes every request on to the product, and breaks off what the product breaks off. */
export async function http2Front(product: string): Promise<Http2Front> {
  const server = createSecureServer({ ...ownCertificate(), allowHTTP1: true }, (incoming, response) => {
    const { method, url, headers } = incoming;
    const requestHeaders = Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !ofOneConnection.includes(name),
    );
    const host = headers[':authority'] ?? headers.host ?? '';
    const forwarded = request(
      new URL(url, product),
      { method, headers: { ...Object.fromEntries(requestHeaders), host } },
      (answer) => {
        const answerHeaders = Object.entries(answer.headers).filter(
          ([name]) => !ofOneConnection.includes(name),
        );
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(answerHeaders));
        answer.pipe(response);
        answer.on('aborted', () => response.destroy());
      },
    );
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  server.on('sessionError', () => undefined);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    async end() {
      server.close();
    },
  };
}
