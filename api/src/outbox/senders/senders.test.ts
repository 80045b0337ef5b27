import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { market, partner } from '../../testing/brands';
import { fixedClock } from '../../testing/fixed-clock';
import { deliveryText, isSigned, sign } from '../../signature';
import type { OutboxMessage } from '../repository';
import type { PostOutside } from './post-outside';
import { smtpSender } from './smtp-sender';
import { twilioSender } from './twilio-sender';
import { webhookSender } from './webhook-sender';

const now = '2026-11-20T18:30:00Z';
const aMessage = (parts: Partial<OutboxMessage> = {}): OutboxMessage => ({
  id: 'message-1',
  brandId: 'market',
  sequence: 1,
  channel: 'email',
  recipient: 'ada@example.test',
  subject: 'Your order 10001 with Saffron Yard',
  body: 'Thank you, Ada.',
  html: '<p>Thank you, Ada.</p>',
  topic: 'okey-1',
  details: {},
  isSecret: false,
  forgetOnceSent: false,
  createdAt: new Date(now),
  dueAt: new Date(now),
  attempts: 1,
  sentAt: null,
  givenUpAt: null,
  lastFault: '',
  ...parts,
});

/** A mail server that accepts everything, or answers with the given code to the recipient. */
async function mailServer(recipientCode = 250) {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 mail ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (isData) {
        if (!text.includes('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 taken\r\n');
      } else if (text.startsWith('DATA')) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (text.startsWith('RCPT')) socket.write(`${recipientCode} ada@example.test\r\n`);
      else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 yes\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((closed) => void server.close(() => closed()));
  return { url: `smtp://127.0.0.1:${port}`, received, close };
}

const brandOf = (id: string) => (id === 'market' ? market : undefined);

describe('e-mail by SMTP', () => {
  it('[ORD-23] is sent with text, HTML, and the same id at every attempt', async () => {
    const mail = await mailServer();
    const sender = smtpSender(mail.url, 'Storefront <orders@brand.test>', brandOf);
    await sender.send(aMessage({ details: { replyTo: 'ben@example.test' } }));
    const received = mail.received.join('');
    expect(received).toContain('RCPT TO:<ada@example.test>');
    expect(received).toContain('Message-ID: <message-1@brand.test>');
    expect(received).toContain('Reply-To: ben@example.test');
    expect(received).toContain('From: Market Eats <orders@brand.test>');
    expect(received).toContain('Thank you, Ada.');
    expect(received).toContain('text/html');
    await mail.close();
  });

  it('[BKC-7] brings the calendar file of a booking, by its method', async () => {
    const mail = await mailServer();
    const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
    const sender = smtpSender(mail.url, 'Storefront <orders@brand.test>', brandOf);
    await sender.send(aMessage({ details: { calendar, calendarMethod: 'CANCEL' } }));
    const received = mail.received.join('').replaceAll(/\r\n\s+/g, ' ');
    expect(received).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/);
    expect(received).toContain('filename=table-booking.ics');
    await mail.close();
  });

  it('[BRD-1/messages] has the sender’s name, style and reply address of its brand', async () => {
    const mail = await mailServer();
    const sender = smtpSender(mail.url, 'Storefront <orders@brand.test>', () => partner);
    await sender.send(aMessage({ brandId: 'partner' }));
    const received = mail.received.join('').replaceAll('=\r\n', '');
    expect(received).toContain('From: "Partner Plates & Co" <orders@brand.test>');
    expect(received).toContain('Reply-To: hello@partner.example');
    expect(received).toContain('src=3D"https://partner.test/brand/mail.png"');
    await mail.close();
  });

  it('[G11] is sent to one address even when it looks like two', async () => {
    const mail = await mailServer();
    const sender = smtpSender(mail.url, 'Storefront <orders@brand.test>', brandOf);
    await sender.send(aMessage({ recipient: 'ada@example.test,eve@example.test' })).catch(() => undefined);
    expect(mail.received.join('')).not.toContain('RCPT TO:<eve@example.test>');
    await mail.close();
  });

  it('[G14] is given up when the server refuses it for good, without repeating the server’s text', async () => {
    const mail = await mailServer(550);
    const sending = smtpSender(mail.url, 'orders@brand.test', brandOf).send(aMessage());
    await expect(sending).rejects.toMatchObject({
      name: 'Undeliverable',
      message: 'The mail server answered 550',
    });
    await mail.close();
    const unreachable = smtpSender(mail.url, 'orders@brand.test', brandOf).send(aMessage());
    await expect(unreachable).rejects.toThrow('The mail server cannot be reached');
  });
});

describe('text messages by Twilio', () => {
  const account = { accountSid: 'AC1', authToken: 'secret', from: '+447000000000' };

  it('[ORD-23][OTP-40] are sent to the number in international form', async () => {
    const requests: Parameters<typeof fetch>[] = [];
    const ask: typeof fetch = (...call) => {
      requests.push(call);
      return Promise.resolve(new Response('{}', { status: 201 }));
    };
    await twilioSender(account, () => undefined, ask).send(
      aMessage({ channel: 'sms', recipient: '07700900123', body: 'Hello' }),
    );
    expect(String(requests[0]?.[0])).toBe('https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json');
    expect(Object.fromEntries(requests[0]?.[1]?.body as URLSearchParams)).toStrictEqual({
      To: '+447700900123',
      From: '+447000000000',
      Body: 'Hello',
    });
  });

  it('begin with the name of their brand', async () => {
    const sent: string[] = [];
    const ask: typeof fetch = (_address, request) => {
      sent.push((request?.body as URLSearchParams).get('Body') ?? '');
      return Promise.resolve(new Response('{}', { status: 201 }));
    };
    const names: Record<string, string> = { market: 'Market Eats', partner: 'Partner Plates' };
    const sender = twilioSender(account, (id) => names[id], ask);
    for (const brandId of ['market', 'partner', 'gone'])
      await sender.send(aMessage({ channel: 'sms', brandId, body: 'Your order is ready.' }));
    expect(sent).toStrictEqual([
      'Market Eats: Your order is ready.',
      'Partner Plates: Your order is ready.',
      'Your order is ready.',
    ]);
  });

  it.each([
    [400, 'Undeliverable'],
    [429, 'Error'],
    [500, 'Error'],
  ])('an answer of %i is %s', async (status, name) => {
    const ask: typeof fetch = () => Promise.resolve(new Response('{}', { status }));
    await expect(twilioSender(account, () => undefined, ask).send(aMessage())).rejects.toMatchObject({
      name,
    });
  });
});

describe('messages to a business’s own system', () => {
  const clock = fixedClock(now);
  const body = JSON.stringify({ event: 'order.placed' });
  const aWebhook = (parts: Partial<OutboxMessage> = {}) =>
    aMessage({
      channel: 'webhook',
      recipient: 'https://till.test/orders',
      subject: 'order.placed',
      body,
      details: { businessSlug: 'b-1' },
      ...parts,
    });
  type PostArguments = Parameters<PostOutside>;
  /** A sender to a business with this answer; `signedFor` is the text that the answer's signature covers. */
  const aWebhookSender = ({
    status = 200,
    text = '',
    signedFor,
  }: {
    status?: number;
    text?: string;
    signedFor?: string;
  }) => {
    const requests: PostArguments[] = [];
    const answers: string[] = [];
    const signature = signedFor === undefined ? undefined : sign('secret of b-1', signedFor, clock.now());
    const sender = webhookSender({
      clock,
      secretOf: async (id) => `secret of ${id}`,
      answered: (_message, answer) => Promise.resolve(void answers.push(answer)),
      post: (...call) => {
        requests.push(call);
        return Promise.resolve({ status, text, header: () => signature });
      },
    });
    return { sender, requests, answers };
  };

  it('[G5/webhooks] are signed for one business, delivery and direction', async () => {
    const { sender, requests } = aWebhookSender({});
    await sender.send(aWebhook());
    const [address, request] = requests[0] ?? [];
    expect(address).toBe('https://till.test/orders');
    expect(request?.headers['storefront-delivery']).toBe('message-1');
    const signature = request?.headers['storefront-signature'];
    const isFor = (text: string) => isSigned('secret of b-1', text, signature, clock.now());
    expect(isFor(deliveryText('request', 'message-1', body))).toBe(true);
    for (const other of [
      body,
      deliveryText('request', 'message-2', body),
      deliveryText('answer', 'message-1', body),
    ])
      expect(isFor(other)).toBe(false);
  });

  const text = JSON.stringify({ state: 'accepted', minutes: 30 });

  it('[G5/webhooks] are answered by the business when the answer is signed for this delivery', async () => {
    const { sender, answers } = aWebhookSender({
      text,
      signedFor: deliveryText('answer', 'message-1', text),
    });
    await sender.send(aWebhook());
    expect(answers).toStrictEqual([text]);
  });

  it.each([
    ['not signed', undefined],
    ['signed for another delivery', deliveryText('answer', 'message-2', text)],
    ['signed as a message of ours', deliveryText('request', 'message-1', text)],
    ['signed without its delivery', text],
  ])('[G5/webhooks] an answer that is %s does not count', async (_what, signedFor) => {
    const { sender, answers } = aWebhookSender(signedFor === undefined ? { text } : { text, signedFor });
    await sender.send(aWebhook());
    expect(answers).toStrictEqual([]);
  });

  it.each([
    [500, 'Error'],
    [302, 'Error'],
    [410, 'Undeliverable'],
  ])('an answer of %i is %s', async (status, name) => {
    await expect(aWebhookSender({ status }).sender.send(aWebhook())).rejects.toMatchObject({ name });
  });
});
