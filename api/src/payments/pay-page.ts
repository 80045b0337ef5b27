import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorTable } from '../errors';
import type { Ports } from '../ports';
import { randomId } from '../random-id';
import { copy } from './copy';
import { formatPaymentKey } from './find-subject';
import { openPayment } from './open-payment';
import type { OpenPaymentResult } from './open-payment';
import { choicePage, sorryPage } from './pay-page-html';
import type { StyledPage } from './pay-page-html';
import type { Brand } from '../brands/brands';
import { sandboxCallback } from '../payment-providers/sandbox-provider';
import { takeCallback } from './take-callback';

const outcomes = ['paid', 'declined', 'cancelled'] as const;

type PagePorts = Pick<
  Ports,
  'kitchenChanges' | 'database' | 'clock' | 'catalogue' | 'log' | 'payments' | 'config' | 'brands'
>;
type Open = Extract<OpenPaymentResult, { kind: 'open' }>;

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
    const result = await openPayment(ports, textOf(request.query, 'key'), brand);
    if (result.kind === 'settled') return redirectTo(reply, result, 'donePath');
    if (result.kind !== 'open') return sendSorryPage(reply, result.kind, brand);
    if (!isSandbox) return reply.redirect(result.payAt, 303);
    return showChoices(
      reply,
      brand,
      result,
      textOf(request.query, 'declined') === 'yes' ? copy.page.declined : '',
    );
  });

  server.post('/pay', async (request, reply) => {
    const outcome = outcomes.find((one) => one === textOf(request.body, 'outcome'));
    const brand = ports.brands.ofHost(request.hostname);
    if (!brand) return noSuchBrand(reply);
    if (!isSandbox) return sendSorryPage(reply, 'unavailable', brand);
    // Our own form has one button for each outcome, so another value does not come from it.
    if (outcome === undefined) return sendSorryPage(reply, 'bad-request', brand);
    const result = await openPayment(ports, textOf(request.body, 'key'), brand);
    if (result.kind === 'settled') return redirectTo(reply, result, 'donePath');
    if (result.kind !== 'open') return sendSorryPage(reply, result.kind, brand);
    const { payment, payable } = result;
    // Another payment may have been begun since the page was made.
    if (payment.id !== textOf(request.body, 'payment'))
      return showChoices(reply, brand, result, copy.page.chooseAgain);
    const event = { id: randomId(), payment: payment.id, outcome, amount: payment.amount };
    const { body, headers } = sandboxCallback(ports.config.codeSecret, event, ports.clock.now());
    await takeCallback(ports, 'sandbox', body, headers);
    if (outcome === 'declined')
      return reply.redirect(
        `/pay?key=${encodeURIComponent(formatPaymentKey(payable.subject))}&ptype=card&declined=yes`,
        303,
      );
    return redirectTo(reply, result, outcome === 'cancelled' ? 'cancelPath' : 'donePath');
  });
}

const showChoices = (reply: FastifyReply, brand: Brand, { payable, payment }: Open, note: string) =>
  sendHtml(reply, 200, choicePage(payable, payment, note, brand), "'self'");

const sorryPages = {
  unknown: { status: 404, sentence: copy.unknownSubject },
  unavailable: { status: 503, sentence: copy.unavailable },
  'bad-request': errorTable['bad-request'],
} as const;

const sendSorryPage = (reply: FastifyReply, kind: keyof typeof sorryPages, brand: Brand) =>
  sendHtml(reply, sorryPages[kind].status, sorryPage(sorryPages[kind].sentence, brand));

const noSuchBrand = (reply: FastifyReply) =>
  sendHtml(reply, 421, sorryPage(errorTable['no-such-brand'].sentence, undefined));

const sendHtml = (
  reply: FastifyReply,
  status: number,
  { html, styleHash, pictures }: StyledPage,
  targets = "'none'",
) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; img-src ${pictures}; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .send(html);

const redirectTo = (
  reply: FastifyReply,
  { payable }: Extract<OpenPaymentResult, { payable: unknown }>,
  path: 'donePath' | 'cancelPath',
) => reply.redirect(payable[path], 303);

/** A text field of a query or form, '' when it is missing. */
function textOf(fields: unknown, name: string): string {
  const value = typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined;
  return typeof value === 'string' ? value : '';
}
