import { ordinaryDifferences, seasonalDifferences } from './differencing.ts';
import { type Estimate, estimate } from './estimate.ts';
import { difference, lostByDifferences, type Order } from './order.ts';

/** The stepwise search of Hyndman and Khandakar (2008): from four simple models, one step at a time, to the smallest criterion. */

const shortMaximum = 5;
const seasonalMaximum = 2;
const termsMaximum = 5;
const fitsMaximum = 94;

export interface Prepared {
  /** Differenced, and divided by `scale`. */
  differenced: Float64Array;
  scale: number;
  base: Order;
}

/** Chooses the differences, and brings what is left to a spread of 1. */
export function prepare(values: Float64Array, season: number): Prepared {
  const seasonalD = seasonalDifferences(values, season);
  const afterSeason = difference(values, season, seasonalD);
  const d = ordinaryDifferences(afterSeason);
  const base: Order = {
    p: 0,
    d,
    q: 0,
    seasonalP: 0,
    seasonalD,
    seasonalQ: 0,
    season,
    hasConstant: false,
  };
  return prepareFor(values, base);
}

/** The same for differences that are known. */
export function prepareFor(values: Float64Array, base: Order): Prepared {
  const raw = difference(difference(values, base.season, base.seasonalD), 1, base.d);
  let sum = 0;
  let squares = 0;
  for (const value of raw) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / raw.length;
  const spread = Math.sqrt(Math.max(0, squares / raw.length - mean * mean));
  const scale = spread > 0 ? spread : 1;
  return { differenced: raw.map((value) => value / scale), scale, base };
}

/** @returns the models that were fitted, best first; empty where the series is too short for any */
export function searchOrder({ differenced, base }: Prepared, onFit?: () => void): Estimate[] {
  const mayHaveConstant = base.d + base.seasonalD <= 1;
  const isSeasonal = base.season > 1;
  const known = new Map<string, Estimate | null>();
  const limit = Math.max(1, Math.floor((differenced.length + lostByDifferences(base)) / 3));
  const attempt = (change: Partial<Order>, from: Order = base): Estimate | null => {
    const order = { ...from, ...change };
    const key = keyOf(order);
    const before = known.get(key);
    if (before !== undefined || known.size >= fitsMaximum) return before ?? null;
    const fits = isAllowed(order, limit) ? estimate(differenced, order, 'conditional') : null;
    const kept = fits && Number.isFinite(fits.criterion) ? fits : null;
    known.set(key, kept);
    onFit?.();
    return kept;
  };
  const one = isSeasonal ? 1 : 0;
  const starts = [
    attempt({ p: 2, q: 2, seasonalP: one, seasonalQ: one, hasConstant: mayHaveConstant }),
    attempt({ hasConstant: mayHaveConstant }),
    attempt({ p: 1, seasonalP: one, hasConstant: mayHaveConstant }),
    attempt({ q: 1, seasonalQ: one, hasConstant: mayHaveConstant }),
    mayHaveConstant ? attempt({}) : null,
  ];
  let best = starts.reduce(better, null);
  for (let isBetter = best !== null; isBetter && best; ) {
    isBetter = false;
    for (const change of neighbours(best.order, isSeasonal, mayHaveConstant)) {
      const next: Estimate | null = attempt(change, best.order);
      if (next && next.criterion < best.criterion) {
        best = next;
        isBetter = true;
        break;
      }
    }
  }
  return [...known.values()].filter((fit) => fit !== null).sort((a, b) => a.criterion - b.criterion);
}

function better(best: Estimate | null, next: Estimate | null): Estimate | null {
  if (!best || !next) return best ?? next;
  return next.criterion < best.criterion ? next : best;
}

function keyOf({ p, q, seasonalP, seasonalQ, hasConstant }: Order): string {
  return `${p},${q},${seasonalP},${seasonalQ},${hasConstant}`;
}

function isAllowed({ p, q, seasonalP, seasonalQ, season }: Order, limit: number): boolean {
  const isWithin = (value: number, maximum: number) => value >= 0 && value <= maximum;
  return (
    isWithin(p, Math.min(shortMaximum, limit)) &&
    isWithin(q, Math.min(shortMaximum, limit)) &&
    isWithin(seasonalP, seasonalMaximum) &&
    isWithin(seasonalQ, seasonalMaximum) &&
    seasonalP * season <= limit &&
    seasonalQ * season <= limit &&
    p + q + seasonalP + seasonalQ <= termsMaximum + (seasonalP + seasonalQ > 0 ? 1 : 0)
  );
}

/** One term more or less, one more or less of both kinds, and the constant: in the order of R's `auto.arima`. */
function neighbours(order: Order, isSeasonal: boolean, mayHaveConstant: boolean): Partial<Order>[] {
  const { p, q, seasonalP, seasonalQ } = order;
  const changes: Partial<Order>[] = [];
  if (isSeasonal) {
    for (const by of [-1, 1]) changes.push({ seasonalP: seasonalP + by });
    for (const by of [-1, 1]) changes.push({ seasonalQ: seasonalQ + by });
    for (const by of [-1, 1]) changes.push({ seasonalP: seasonalP + by, seasonalQ: seasonalQ + by });
    for (const by of [-1, 1]) changes.push({ seasonalP: seasonalP - by, seasonalQ: seasonalQ + by });
  }
  for (const by of [-1, 1]) changes.push({ p: p + by });
  for (const by of [-1, 1]) changes.push({ q: q + by });
  for (const by of [-1, 1]) changes.push({ p: p + by, q: q + by });
  for (const by of [-1, 1]) changes.push({ p: p - by, q: q + by });
  if (mayHaveConstant) changes.push({ hasConstant: !order.hasConstant });
  return changes;
}
