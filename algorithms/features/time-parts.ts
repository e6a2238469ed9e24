import type { TimePart } from './plan.ts';

const dayMs = 86_400_000;
const yearDays = 365.2425;

/** @param moment milliseconds since 1970, finite */
export function timePartOf(part: TimePart, moment: number, first: number): number {
  const date = new Date(moment);
  switch (part) {
    case 'year':
      return date.getUTCFullYear();
    case 'month':
      return date.getUTCMonth() + 1;
    case 'weekday':
      return date.getUTCDay();
    case 'hour':
      return date.getUTCHours();
    case 'daysSinceFirst':
      return (moment - first) / dayMs;
    case 'yearCosine':
      return Math.cos(yearAngle(date));
    case 'yearSine':
      return Math.sin(yearAngle(date));
    case 'weekCosine':
      return Math.cos((2 * Math.PI * date.getUTCDay()) / 7);
    case 'weekSine':
      return Math.sin((2 * Math.PI * date.getUTCDay()) / 7);
  }
}

function yearAngle(date: Date): number {
  const begin = Date.UTC(date.getUTCFullYear(), 0, 1);
  return (2 * Math.PI * (date.getTime() - begin)) / (yearDays * dayMs);
}

/** Moments that a calendar has; others count as missing. */
export function isMoment(value: number): boolean {
  return Math.abs(value) <= 8.64e15;
}

/** The parts that trees, networks and clusters can use. */
export const timeParts = {
  plain: ['year', 'month', 'weekday', 'hour', 'daysSinceFirst', 'yearCosine', 'yearSine'],
  scaled: ['daysSinceFirst', 'hour', 'yearCosine', 'yearSine', 'weekCosine', 'weekSine'],
  /** Distances between rows: a day apart is a day apart. */
  clusters: ['daysSinceFirst'],
  /** Few: each part is a column that a row may be unusual by, and one moment must not count for many. */
  anomalies: ['weekday', 'hour', 'daysSinceFirst'],
} as const satisfies Record<string, readonly TimePart[]>;
