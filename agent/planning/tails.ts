import { rowAmount } from '../model/row-amounts.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Aggregate } from '../plan.ts';
import { isMeasureColumn } from './nouns.ts';
import type { MeasureTerm, Noun, Parts } from './parts.ts';

/**
 * "fines by branch, total and average": the words behind say what is made of the amount that was named, or of the one amount of the rows
 * that were. "parcels total" may be their number or their amount, so both are given. Empty where no one amount is meant.
 */
export function withTails(model: SemanticModel, parts: Parts): Parts[] {
  const aggregates = [...new Set(parts.tails.flatMap((tail) => tail.aggregates))];
  const rest = { ...parts, tails: [] };
  const amounts = parts.nouns.filter((noun) => noun.kind === 'column' && isMeasureColumn(noun.column));
  const [amount, ...more] = amounts;
  const [measure, ...moreMeasures] = parts.measures;
  if (more.length + moreMeasures.length > 0 || (amount && measure)) return [];
  if (amount)
    return [
      {
        ...rest,
        nouns: parts.nouns.filter((noun) => noun !== amount),
        measures: aggregates.map((aggregate) => termOf(aggregate, amount, amount)),
      },
    ];
  if (measure?.noun?.kind === 'column' && measure.aggregate !== 'count') {
    const others = aggregates.filter((aggregate) => aggregate !== measure.aggregate);
    return [{ ...rest, measures: [measure, ...others.map((one) => termOf(one, measure.noun, measure))] }];
  }
  return measure ? [] : ofRows(model, parts, aggregates).map((read) => ({ ...read, tails: [] }));
}

function ofRows(model: SemanticModel, parts: Parts, aggregates: Aggregate[]): Parts[] {
  const [named, ...more] = parts.nouns;
  const [only, ...others] = model.tables.values();
  if (more.length > 0 || named?.kind === 'column' || (!named && others.length > 0)) return [];
  const table = named?.table ?? only;
  const place = named ?? { from: 0, to: 0 };
  if (!table) return [];
  const rows: Noun = named ?? {
    ...place,
    kind: 'table',
    table,
    link: { table, score: 1, source: 'default', phrase: 'row' },
  };
  const column = rowAmount(model, table, named?.link.phrase ?? '');
  const link = column ? { column, score: 1, source: 'default' as const, phrase: column.label } : null;
  const amount: Noun | null =
    column && link ? { ...place, kind: 'column', column, link, isOwned: false } : null;
  const isBare = aggregates.join() === 'sum' && parts.tails.every((tail) => tail.to - tail.from === 1);
  const counted = { ...parts, measures: [termOf('count', rows, rows)] };
  const isCountOnly = aggregates.every((aggregate) => aggregate === 'count');
  if (isCountOnly || (isBare && !amount)) return [counted];
  if (!amount) return [];
  const told = { ...parts, measures: aggregates.map((aggregate) => termOf(aggregate, amount, rows)) };
  return isBare ? [counted, told] : [told];
}

function termOf(
  aggregate: Aggregate,
  noun: Noun | null,
  { from, to }: { from: number; to: number },
): MeasureTerm {
  return {
    from,
    to,
    aggregate,
    isHowMany: false,
    noun: aggregate === 'count' && noun?.kind === 'column' ? null : noun,
  };
}
