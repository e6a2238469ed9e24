import type { Cell, QueryResult } from '#kernel/catalog.ts';
import { periodTexts, textOn } from '../model/period-texts.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { Dimension, Plan } from '../plan.ts';
import { formatCell, formatNumber, formatPeriod } from './format.ts';
import { comparisonWords, predicateWords } from './predicate-words.ts';
import { isNaming } from './units.ts';
import { rowAt } from './whole-result.ts';

/** An answer that is put in words: `narrate.ts` and those it asks. */
export interface Telling {
  model: SemanticModel;
  plan: Plan;
  result: QueryResult;
  locale: string;
  /** Rows of the whole result, also where only the first and the last are at hand. */
  rowCount: number;
  /** Of a course in time: whether its first and last period are there in part. */
  isFirstPeriodPartial: boolean;
  isLastPeriodPartial: boolean;
}

/** The conditions of an answer, in brackets behind its sentence. */
export function scope({ model, plan }: Telling): string {
  const words = plan.where.map((predicate) => predicateWords(model, predicate, false));
  const [measure] = plan.measures;
  if (plan.having && measure)
    words.push(
      `${measure.label} ${comparisonWords[plan.having.operator]} ${plan.having.isOfMean ? 'the average of the groups' : plan.having.value}`,
    );
  return words.length === 0 ? '' : ` (${words.join('; ')})`;
}

/** What the file calls a period that is told by its first day: "FY23". */
function writtenName(
  { model }: Telling,
  { column, grain }: Dimension,
  value: Cell | undefined,
): string | null {
  const { profile } = columnOf(model, column);
  const isOwn = grain !== null && periodTexts(profile)?.grain === grain;
  return isOwn && typeof value === 'string' ? textOn(profile, value.slice(0, 10)) : null;
}

export function cell(telling: Telling, row: number, name: string): string {
  const { result, locale } = telling;
  const index = result.columns.findIndex((column) => column.name === name);
  const value = rowAt(result, row)?.[index];
  return isNaming(telling.model, telling.plan, name) && value !== null && value !== undefined
    ? String(value)
    : formatCell(value, result.columns[index], locale);
}

export function raw({ result }: Telling, row: number, name: string): Cell | undefined {
  return rowAt(result, row)?.[result.columns.findIndex((column) => column.name === name)];
}

export function groupName(telling: Telling, row: number, dimension: Dimension): string {
  const value = raw(telling, row, dimension.name);
  if (dimension.band && value !== null && value !== undefined)
    return `${formatNumber(Number(value), telling.locale)} to ${formatNumber(Number(value) + dimension.band, telling.locale)}`;
  if (dimension.grain === null) return cell(telling, row, dimension.name);
  const written = writtenName(telling, dimension, value);
  return written ?? formatPeriod(value, dimension.grain);
}
