import { formatPounds } from '@storefront/pricing';
import type { Pence } from '@storefront/pricing';

/** The figures of a day of the kitchen. */
export interface DayFigures {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The confirmed orders; `refused` of them were rejected or cancelled. */
  readonly orders: number;
  readonly refused: number;
  /** The totals of the others, and what went back of those. */
  readonly sales: Pence;
  readonly refunded: Pence;
  readonly accepted: number;
  /** The mean time to accept; undefined when nothing was accepted. */
  readonly acceptSeconds: number | undefined;
}

export interface SoldDish {
  readonly name: string;
  readonly quantity: number;
  readonly sales: Pence;
}

export interface Figures {
  /** The earliest day first. */
  readonly days: readonly DayFigures[];
  /** The dishes that were sold most. */
  readonly best: readonly SoldDish[];
}

/** What the business keeps of its sales. */
export function computeTakings({ sales, refunded }: Pick<DayFigures, 'sales' | 'refunded'>): Pence {
  return sales - refunded;
}

/** The figures of several days together. */
export function sumDays(days: readonly DayFigures[]): Omit<DayFigures, 'date'> {
  const total = (figure: (day: DayFigures) => number) => days.reduce((sum, day) => sum + figure(day), 0);
  const accepted = total((day) => day.accepted);
  return {
    orders: total(({ orders }) => orders),
    refused: total(({ refused }) => refused),
    sales: total(({ sales }) => sales),
    refunded: total(({ refunded }) => refunded),
    accepted,
    acceptSeconds:
      accepted === 0
        ? undefined
        : Math.round(total((day) => day.accepted * (day.acceptSeconds ?? 0)) / accepted),
  };
}

/** Seconds as people say them: '45 s', '2 min 5 s'. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

/** The days as a file for a spreadsheet; money in pounds. */
export function figuresCsv(days: readonly DayFigures[]): string {
  const head = 'Date,Orders,Refused,Sales,Refunded,Takings,Accepted,Seconds to accept';
  const rows = days.map((day) =>
    [
      day.date,
      day.orders,
      day.refused,
      formatPounds(day.sales),
      formatPounds(day.refunded),
      formatPounds(computeTakings(day)),
      day.accepted,
      day.acceptSeconds ?? '',
    ].join(','),
  );
  return `${[head, ...rows].join('\r\n')}\r\n`;
}
