import type { OkAnswer } from '@storefront/contract';
import { copy } from '../copy';
import type { Sellable, Service, ServiceTonight, Tonight } from '../domain/tonight';

type Wire = OkAnswer<'kitchen/tonight'>;
type WireMode = Wire['modes'][number];

const services = { delivery: 'delivery', pickup: 'collection', booking: 'booking' } as const;
const modes = { delivery: 'delivery', collection: 'pickup', booking: 'booking' } as const;
const soldOut = { no: 'no', yes: 'kitchen', catalogue: 'catalogue' } as const;

/** The name of a service on the wire. */
export function modeOf<One extends Service>(service: One): (typeof modes)[One] {
  return modes[service];
}

/** What is changed for tonight in our words. */
export function parseTonight({ categories, options, modes: all, days, day_ends: dayEnds }: Wire): Tonight {
  return {
    groups: [
      ...categories.map(({ name, dishes }) => ({ name, sellables: dishes.map(parseSellable('dish')) })),
      { name: copy.tonight.options, sellables: options.map(parseSellable('option')) },
    ].filter(({ sellables }) => sellables.length > 0),
    services: all.filter(({ offered }) => offered === 'yes').map(parseService),
    days,
    dayEnds: Date.parse(dayEnds),
  };
}

function parseSellable(kind: Sellable['kind']) {
  return ({ ids, name, sold_out: state, until }: Wire['options'][number]): Sellable => ({
    kind,
    ids,
    name,
    soldOut: soldOut[state],
    until: until === undefined ? undefined : Date.parse(until),
  });
}

function parseService({ mode, paused_until: until, minutes, more = 0 }: WireMode): ServiceTonight {
  return {
    service: services[mode],
    pausedUntil: until === undefined ? undefined : Date.parse(until),
    minutes: minutes === undefined ? undefined : { usual: minutes, more },
  };
}
