import type { KitchenAct } from '@storefront/contract';
import type { createKitchenActRepository } from '../kitchen-acts/repository';

type Line = Awaited<ReturnType<ReturnType<typeof createKitchenActRepository>['pageOf']>>[number];

/** A line of the log of acts. */
export function presentAct({ act: row, person }: Line): KitchenAct {
  const { id, at, actor, device, act, subject, before, after } = row;
  return { id, at: at.toISOString(), actor, person: person ?? '', device, act, subject, before, after };
}
