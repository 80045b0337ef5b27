import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorTable } from '../errors';
import type { Ports } from '../ports';
import { randomId } from '../random-id';
import { copy } from './copy';
import { keyOf } from './find-subject';
import { openPayment } from './open-payment';
import type { Opening } from './open-payment';
import { choicePage, sorryPage, styleHash } from './pay-page-html';
import { sandboxCallback } from './sandbox-provider';
import { takeCallback } from './take-callback';

const outcomes = ['paid', 'declined', 'cancelled'] as const;

type PagePorts = Pick<Ports, 'database' | 'clock' | 'catalogue' | 'log' | 'payments' | 'config' | 'brands'>;
type Open = Extract<Opening, { kind: 'open' }>;

/**
 * `/pay`, where a card is charged: it redirects to the provider's page, and is itself the page of the sandbox (D41, D75). The host names
 * the brand, and the page leads back to it. The Origin header does not help: the form is sent without a referrer, so its Origin is `null`.
 */
export function payPage(server: FastifyInstance, ports: PagePorts) {
  const isSandbox = ports.payments?.name === 'sandbox';
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );

  server.get('/pay', async (request, reply) => {
    const brand = ports.brands.ofHost(request.hostname);
    if (!brand) return noSuchBrand(reply);
    const opening = await openPayment(ports, textOf(request.query, 'key'), brand);
    if (opening.kind === 'settled') return leaveFor(reply, opening, 'donePath');
    if (opening.kind !== 'open') return sorry(reply, opening.kind);
    if (!isSandbox) return reply.redirect(opening.payAt, 303);
    return ask(reply, opening, textOf(request.query, 'declined') === 'yes' ? copy.page.declined : '');
  });

  server.post('/pay', async (request, reply) => {
    const outcome = outcomes.find((one) => one === textOf(request.body, 'outcome'));
    if (!isSandbox) return sorry(reply, 'unavailable');
    // Our own form has one button for each outcome, so another value does not come from it.
    if (outcome === undefined) return sorry(reply, 'bad-request');
    const brand = ports.brands.ofHost(request.hostname);
    if (!brand) return noSuchBrand(reply);
    const opening = await openPayment(ports, textOf(request.body, 'key'), brand);
    if (opening.kind === 'settled') return leaveFor(reply, opening, 'donePath');
    if (opening.kind !== 'open') return sorry(reply, opening.kind);
    const { payment, payable } = opening;
    // Another payment may have been begun since the page was made.
    if (payment.id !== textOf(request.body, 'payment')) return ask(reply, opening, copy.page.chooseAgain);
    const event = { id: randomId(), payment: payment.id, outcome, amount: payment.amount };
    const { body, headers } = sandboxCallback(ports.config.codeSecret, event, ports.clock.now());
    await takeCallback(ports, 'sandbox', body, headers);
    if (outcome === 'declined')
      return reply.redirect(
        `/pay?key=${encodeURIComponent(keyOf(payable.subject))}&ptype=card&declined=yes`,
        303,
      );
    return leaveFor(reply, opening, outcome === 'cancelled' ? 'cancelPath' : 'donePath');
  });
}

const ask = (reply: FastifyReply, { payable, payment }: Open, note: string) =>
  html(reply, 200, choicePage(payable, payment, note), "'self'");

const apologies = {
  unknown: { status: 404, sentence: copy.unknownSubject },
  unavailable: { status: 503, sentence: copy.unavailable },
  'bad-request': errorTable['bad-request'],
} as const;

const sorry = (reply: FastifyReply, kind: keyof typeof apologies) =>
  html(reply, apologies[kind].status, sorryPage(apologies[kind].sentence));

const noSuchBrand = (reply: FastifyReply) =>
  html(reply, 421, sorryPage(errorTable['no-such-brand'].sentence));

const html = (reply: FastifyReply, status: number, page: string, targets = "'none'") =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .send(page);

const leaveFor = (
  reply: FastifyReply,
  { payable }: Extract<Opening, { payable: unknown }>,
  path: 'donePath' | 'cancelPath',
) => reply.redirect(payable[path], 303);

/** A text field of a query or form, '' when it is missing. */
function textOf(fields: unknown, name: string): string {
  const value = typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined;
  return typeof value === 'string' ? value : '';
}
