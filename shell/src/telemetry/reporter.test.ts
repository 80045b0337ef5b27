import { FakeBus, FakeClock } from '@storefront/host/testing';
import { TelemetryReporter } from './reporter';
import type { ReportBatch } from './reporter';

const reporter = ({ isPreview = false, token }: { isPreview?: boolean; token?: string } = {}) => {
  const clock = new FakeClock();
  const sent: ReportBatch[] = [];
  const telemetry = new TelemetryReporter({
    brand: 'plate-street',
    isPreview,
    token,
    clock,
    send: (batch) => sent.push(batch),
  });
  return { clock, sent, telemetry };
};

const noCart = { businessId: undefined, count: 0 };

describe('what a page reports', () => {
  it('[RTE-26] page-viewed is taken from the bus like by any subscriber', () => {
    const { clock, sent, telemetry } = reporter();
    const bus = new FakeBus();
    telemetry.listenTo(bus, noCart);
    bus.publish('page-viewed', { path: '/business/saffron-yard', at: 12 });
    clock.advance(2_000);
    expect(sent).toStrictEqual([
      { brand: 'plate-street', reports: [{ kind: 'page-viewed', path: '/business/saffron-yard', at: 12 }] },
    ]);
  });

  it('[RES-12/reported] a remote that failed is reported at once, as on the bus, with what was gathered', () => {
    const { sent, telemetry } = reporter();
    const bus = new FakeBus();
    telemetry.listenTo(bus, noCart);
    const failure = {
      feature: 'listing',
      version: '1.2.0',
      phase: 'fetch',
      code: '404',
      replacedBy: '1.1.0',
    } as const;
    telemetry.step('checkout-opened');
    bus.publish('remote-failed', failure);
    expect(sent.map(({ reports }) => reports)).toStrictEqual([
      [
        { kind: 'step', name: 'checkout-opened' },
        { kind: 'remote-failed', ...failure },
      ],
    ]);
  });

  it('[GRD-10/reported] a dish put into the basket is reported once in a page load, and the dishes from before are not', () => {
    const stepsAfter = (
      former: typeof noCart | { businessId: string; count: number },
      ...counts: number[]
    ) => {
      const { sent, telemetry } = reporter();
      const bus = new FakeBus();
      telemetry.listenTo(bus, former);
      for (const count of counts)
        bus.publish('cart-changed', { businessId: 'b-1', count, total: 500 * count, mode: null });
      telemetry.flush();
      return sent.flatMap(({ reports }) => reports);
    };
    const added = [{ kind: 'step', name: 'dish-added' }];
    expect(stepsAfter(noCart, 1, 2, 1, 3)).toStrictEqual(added);
    expect(stepsAfter({ businessId: 'b-1', count: 2 }, 2, 1)).toStrictEqual([]);
    expect(stepsAfter({ businessId: 'b-1', count: 2 }, 1, 2)).toStrictEqual(added);
    expect(stepsAfter({ businessId: 'b-2', count: 2 }, 1)).toStrictEqual(added);
    expect(stepsAfter(noCart, 0)).toStrictEqual([]);
  });

  it('[GRD-10/reported] a dish counts again after the basket was emptied', () => {
    const { sent, telemetry } = reporter();
    const bus = new FakeBus();
    telemetry.listenTo(bus, { businessId: 'b-1', count: 4 });
    bus.publish('cart-reset', { reason: 'ordered', businessId: 'b-1' });
    bus.publish('cart-changed', { businessId: 'b-1', count: 1, total: 500, mode: null });
    telemetry.flush();
    expect(sent.flatMap(({ reports }) => reports)).toStrictEqual([{ kind: 'step', name: 'dish-added' }]);
  });

  it('[GRD-10/reported] a booked table is reported', () => {
    const { sent, telemetry } = reporter();
    const bus = new FakeBus();
    telemetry.listenTo(bus, noCart);
    bus.publish('booking-placed', { id: '7', businessId: 'b-1' });
    telemetry.flush();
    expect(sent.flatMap(({ reports }) => reports)).toStrictEqual([{ kind: 'step', name: 'table-booked' }]);
  });

  it('gathers for two seconds and sends together, once', () => {
    const { clock, sent, telemetry } = reporter();
    telemetry.step('checkout-opened');
    clock.advance(1_500);
    telemetry.step('order-pressed');
    expect(sent).toStrictEqual([]);
    clock.advance(500);
    telemetry.flush();
    expect(sent.map(({ reports }) => reports)).toStrictEqual([
      [
        { kind: 'step', name: 'checkout-opened' },
        { kind: 'step', name: 'order-pressed' },
      ],
    ]);
  });

  it('[G14] an error is reported by its kind, never by its message, which may contain a customer’s data', () => {
    const { sent, telemetry } = reporter();
    const error = new RangeError('asha@example.test is out of range');
    telemetry.partFailed({ owner: 'checkout ./pages/checkout', doing: 'cart-reset', error });
    telemetry.partFailed({ owner: 'checkout ./pages/checkout', doing: 'stop', error: 'a secret' });
    telemetry.flush();
    expect(sent[0]?.reports).toStrictEqual([
      {
        kind: 'subscriber-failed',
        owner: 'checkout ./pages/checkout',
        event: 'cart-reset',
        code: 'RangeError',
      },
      { kind: 'subscriber-failed', owner: 'checkout ./pages/checkout', event: 'stop', code: 'string' },
    ]);
  });

  it('says when the page shows a preview, so that nothing of it is counted', () => {
    const { sent, telemetry } = reporter({ isPreview: true });
    telemetry.step('order-pressed');
    telemetry.flush();
    expect(sent[0]?.preview).toBe(true);
  });

  it('[GRD-1/shown] each feature that is shown is reported once, with the token of the page', () => {
    const { clock, sent, telemetry } = reporter({ token: 'of this page' });
    for (const feature of ['shell', 'ordering', 'booking', 'ordering']) telemetry.shown(feature);
    clock.advance(2_000);
    telemetry.shown('booking');
    telemetry.flush();
    expect(sent).toStrictEqual([
      {
        brand: 'plate-street',
        token: 'of this page',
        reports: ['shell', 'ordering', 'booking'].map((feature) => ({ kind: 'shown', feature })),
      },
    ]);
    expect(telemetry.features).toStrictEqual(['shell', 'ordering', 'booking']);
  });

  it('[GRD-1/lost] a lost report affects no other: the next batch contains what came after, with the token', () => {
    const { clock, sent, telemetry } = reporter({ token: 'of this page' });
    telemetry.step('checkout-opened');
    telemetry.flush();
    // The network has lost the first batch, and nothing waits for an answer.
    sent.length = 0;
    telemetry.step('order-pressed');
    clock.advance(2_000);
    expect(sent).toMatchObject([
      { token: 'of this page', reports: [{ kind: 'step', name: 'order-pressed' }] },
    ]);
  });

  it('a page that fails again and again sends a limited number of reports', () => {
    const { sent, telemetry } = reporter();
    for (let time = 0; time < 200; time += 1) telemetry.step('order-pressed');
    telemetry.flush();
    expect(sent[0]?.reports).toHaveLength(50);
  });
});
