import type { OrderLoad } from './measure-orders';

/** Orders per second on two quiet cores, by the name of the scenario (G28). */
const goals: Readonly<Record<string, number>> = {
  'one process': 350,
  'one process, all behind one address': 250,
  'one process, a standby has each order too': 250,
};

/** The orders per second that a scenario needs on a machine of this pace, and whether it has them; empty for a scenario without a goal. */
export function judgeOrders({ name, rate }: Pick<OrderLoad, 'name' | 'rate'>, pace: number): string {
  const goal = goals[name];
  if (goal === undefined) return '';
  const bound = goal / pace;
  return `${Math.round(bound)}/s ${rate >= bound ? 'met' : 'not met'}`;
}
