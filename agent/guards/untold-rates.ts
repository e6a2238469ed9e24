import { amountBehind, isOwnColumn, openEnd, saysRate, scaleAt } from '../frames/amount-rate-rules.ts';
import { formulaRule } from '../frames/formula-rules.ts';
import { quotientRule, rateRule } from '../frames/ratio-rules.ts';
import { columnsAt } from '../frames/terms.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { plainTails, rateTails, wholesOf } from '../lexicon/rate-words.ts';
import { type ColumnLink, type ModelColumn, sameColumn } from '../model/semantic-model.ts';
import { isAmount, wholesFor } from '../model/wholes-of-amounts.ts';
import type { Guarded } from './guard.ts';

/**
 * "defect rate" of a table that has defects and nothing they are a part of, "complaints per 1,000 customers": what is added up under such a name
 * is no rate. In words for the asker, with the columns that could be meant; null where there is a way to tell it, or no rate is asked for.
 */
export function untoldRate(lattice: Lattice): string | null {
  if (!saysRate(lattice)) return null;
  return lattice.tokens.reduce<string | null>(
    (found, _, at) => found ?? untoldCalled(lattice, at) ?? untoldScaled(lattice, at),
    null,
  );
}

function untoldCalled(lattice: Lattice, at: number): string | null {
  const { model, tokens } = lattice;
  for (const { to, options } of columnsAt(lattice, at)) {
    const tail = tokens[to]?.lower ?? '';
    if (!plainTails.has(tail) || isOwnColumn(lattice, at, to + 1) || !options.every(isAmount)) continue;
    const isKnown = [quotientRule, rateRule, formulaRule].some((rule) =>
      rule(lattice, at).some((piece) => piece.to > to),
    );
    const isTold = isKnown || options.some((link) => wholesFor(model, link).length > 0);
    const [amount] = options;
    if (isTold || !amount) continue;
    return `It is not clear what the ${amount.column.label} ${tail} is a part of.${namesOf(othersOf(lattice, amount.column))}`;
  }
  return null;
}

/** The way in which "per 1,000" was read nowhere: its number is no condition. */
function untoldScaled(lattice: Lattice, at: number): string | null {
  const scale = scaleAt(lattice, at);
  if (!scale) return null;
  // A header may be called so itself: "kcal per 100 g".
  const isHeader = lattice.spans.some((spans, from) =>
    spans.some((span) => span.kind === 'column' && from <= at && span.to > at + 1),
  );
  if (isHeader) return null;
  const before = lattice.spans.flatMap((_, from) =>
    from < at
      ? columnsAt(lattice, from).filter(({ to, options }) => to === at && options.some(isAmount))
      : [],
  );
  const behind = columnsAt(lattice, scale.to).some(({ options }) => options.some(isAmount));
  const isTold = before.some(({ options }) =>
    options.some(
      (link) =>
        isAmount(link) &&
        (behind ||
          amountBehind(lattice, scale.to, link).length > 0 ||
          (wholesFor(lattice.model, link).length > 0 && openEnd(lattice, scale) !== null)),
    ),
  );
  if (isTold) return null;
  const [amount] = before.flatMap(({ options }) => options);
  const said = lattice.tokens
    .slice(at, scale.to)
    .map(({ text }) => text)
    .join(' ');
  return `It is not clear of what "${said}" is told.${amount ? namesOf(othersOf(lattice, amount.column)) : ''}`;
}

function othersOf({ model }: Lattice, amount: ModelColumn): string[] {
  return [...model.columns.values()].flatMap((column) =>
    column !== amount && column.ref.table === amount.ref.table && isAmount({ column }) ? [column.label] : [],
  );
}

function namesOf(labels: string[]): string {
  return labels.length > 0 ? ` Say of what, as in "per ${labels[0]}"; there is ${labels.join(', ')}.` : '';
}

/** A plan under the name of a rate that only adds up, or averages, the amount. */
export function amountAsRate({ lattice, plan }: Guarded): string | null {
  if (!saysRate(lattice)) return null;
  const isBare = plan.measures.every(
    ({ per, formula, named, column }) => !per && !formula && !named && column,
  );
  // "interest rate": the interest of each row, listed, is no rate either.
  const shown = plan.intent === 'records' || plan.intent === 'values' ? plan.select : [];
  const asked = [...plan.measures, ...shown].flatMap(({ column }) => column ?? []);
  if (!isBare || asked.length === 0) return null;
  for (const [at] of lattice.tokens.entries())
    for (const { to, options } of columnsAt(lattice, at)) {
      const isRate = rateTails.has(lattice.tokens[to]?.lower ?? '') && !isOwnColumn(lattice, at, to + 1);
      const isAsked =
        isRate &&
        asked.some((column) =>
          options.some(
            (link) =>
              isAmount(link) &&
              sameColumn(link.column.ref, column) &&
              // "sales percentage by region" is a share of the total, where nothing else is known to be the whole.
              (plan.share === null || wholesOf(link.column.lemmas) !== null),
          ),
        );
      if (isAsked) return `It is not clear what the ${lattice.tokens[to]?.lower} is a part of.`;
      const large = options.find(
        (link) =>
          isLargeForRate(link, lattice.tokens[to - 1]?.lower ?? '') &&
          asked.some((column) => sameColumn(link.column.ref, column)),
      );
      if (large)
        return `${large.column.label} holds amounts up to ${large.column.profile.max}, and no rates.`;
    }
  return null;
}

/** "interest rate" of a column of interest in money: read by a synonym, and no rate by what it holds. */
function isLargeForRate({ column: { profile, lemmas } }: ColumnLink, last: string): boolean {
  return (
    rateTails.has(last) &&
    !lemmas.some((word) => rateTails.has(word)) &&
    profile.unit !== '%' &&
    Number(profile.max) > 100
  );
}

const dividing = new Set(['per', 'each', 'every']);

/** "overall cost per conversion" of a table that counts them: a total for each number of conversions that a row has is no rate. */
export function rateAsGroups({ lattice, plan }: Guarded): string | null {
  const groups = plan.dimensions.filter(({ band }) => band === undefined);
  const [measure] = plan.measures;
  const amount = measure?.column;
  if (groups.length === 0 || !amount || measure.aggregate !== 'sum') return null;
  const isAdded = [...lattice.model.columns.values()].some(
    (column) => sameColumn(column.ref, amount) && isAmount({ column }),
  );
  if (!isAdded) return null;
  for (const [at, { lower }] of lattice.tokens.entries()) {
    if (!dividing.has(lower)) continue;
    const called = columnsAt(lattice, at + 1)
      .flatMap(({ options }) => options)
      .find((link) => isAmount(link) && groups.some(({ column }) => sameColumn(link.column.ref, column)));
    if (called) return `It is not clear whether ${measure.label} is to be divided by ${called.column.label}.`;
  }
  return null;
}

/** "list machines with their defect rate": one for each of them, and not one of all. */
export function rateOfAll({ lattice: { tokens }, parts, plan }: Guarded): string | null {
  const isOfThem = tokens.some(({ lower }) => ['their', 'its', 'respective'].includes(lower));
  const isRate = parts.quotients.length > 0 && plan.measures.some(({ per }) => per !== null);
  return isOfThem && isRate && parts.asks.has('show') && plan.dimensions.length === 0
    ? 'It is not clear whether the rate of each is asked for, or that of all.'
    : null;
}
