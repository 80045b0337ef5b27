import { perSecond } from '../figures';
import type { Kind } from '../kind';
import { withPace } from '../pace';
import { row, table } from '../table';
import { judgeOrders } from './order-goals';
import { measureOrderLoads } from './measure-orders';
import type { MeasuredOrders } from './measure-orders';

const milliseconds = (figure: number) => `${figure.toFixed(figure < 10 ? 2 : 1)} ms`;

function section({ loads, reads }: MeasuredOrders, pace: number): string {
  const [first, , aged] = loads;
  const agingFactor =
    first && aged ? (aged.ownTime + aged.databaseTime) / (first.ownTime + first.databaseTime) : NaN;
  return `## Orders on PostgreSQL (G28)

Cash orders over loopback, each of another customer, that need no confirmation, with their messages; every guarantee is on, and PostgreSQL waits for its disk. Server, PostgreSQL
and the load share the machine; 32 connections. A month of orders means 200,000 orders, 50,000 customers and 400,000 messages. The standby shares the machine too
and has an order on its disk before the customer is answered. Goals are for two quiet cores, divided by the pace of the machine.

${table(
  [
    'scenario',
    'orders',
    'from – to',
    'median',
    '99th percentile',
    'our processor time',
    "PostgreSQL's",
    'goal',
  ],
  loads.map((load) =>
    row(
      load.name,
      perSecond(load.rate),
      load.spread.map(perSecond).join(' – '),
      milliseconds(load.median),
      milliseconds(load.percentile99),
      milliseconds(load.ownTime),
      milliseconds(load.databaseTime),
      judgeOrders(load, pace),
    ),
  ),
)}

After a month of orders an order costs ${agingFactor.toFixed(2)} × the processor time. Menus asked for 200 times a second while orders are placed at full speed: median ${milliseconds(reads.median)}, 99th percentile
${milliseconds(reads.percentile99)}, ${perSecond(reads.rate)} answered.`;
}

/** `npm run bench -- orders`: orders per second on PostgreSQL (G28). */
export const measureOrders: Kind = async ({ say }) => {
  const { outcome: measured, pace } = await withPace(measureOrderLoads);
  say('measured the orders');
  return { sections: [section(measured, pace.factor)], faults: [] };
};
