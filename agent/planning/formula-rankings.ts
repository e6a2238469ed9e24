import type { FormulaTerm, MetricTerm } from '../frames/fragments.ts';
import { personColumn } from '../model/person-columns.ts';
import { type ModelColumn, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import { rowFormulaOf } from '../named/metric-measure.ts';
import type { ColumnRef } from '../plan.ts';
import { isMetricTerm } from './computed-measures.ts';
import { type DraftMeasure, type Refusal, refuse } from './draft.ts';
import { isDate } from './nouns.ts';
import type { GroupTerm, Noun, Parts } from './parts.ts';
import type { Ranking } from './rankings.ts';

/** "who made the most profit", "top 3 models by profit", "the cars with the highest profit": groups, or rows where each is one of the target. */
export function madeRanking(
  model: SemanticModel,
  parts: Parts,
  target: GroupTerm | undefined,
  made: DraftMeasure,
): Ranking[] | Refusal {
  const of = target ?? personOf(model, parts, made);
  const isEvent = of?.kind === 'column' && isDate(of.column);
  const isForeign = parts.asks.has('who') && of?.kind === 'column' && !isPerson(model, of.column, made);
  if (!of || isEvent || isForeign) return refuse('It is not clear what is ranked by what.');
  const [term] = parts.formulas;
  if (!term || of.kind === 'grain' || !made.column || !isRowsOf(of, made.column)) return rankedBy(of, made);
  const worked = isMetricTerm(term) ? rowTerm(term) : term;
  return worked === null || worked.per
    ? refuse('It is not clear what is ranked by what.')
    : [workedRanking(of, worked)];
}

/** A metric of a single row, where it has one. */
function rowTerm({ metric }: MetricTerm): FormulaTerm | null {
  const formula = metric.metric.problem === null ? rowFormulaOf(metric) : null;
  return formula && { formula, title: metric.metric.name, aggregate: null, per: null, isAddable: true };
}

function rankedBy(target: GroupTerm, measure: DraftMeasure): Ranking[] {
  return [{ target, metric: { kind: 'measure', measure }, score: 0, assumed: null, shown: null }];
}

function workedRanking(target: GroupTerm, term: FormulaTerm): Ranking {
  return { target, metric: { kind: 'formula', term }, score: 0, assumed: null, shown: null };
}

function isRowsOf(target: Noun, column: ColumnRef): boolean {
  if (target.kind === 'table') return target.table.sqlName === column.table;
  return target.column.ref.table === column.table && target.column.profile.isUnique;
}

/** "who made the most profit": the people whom the rows name. */
function personOf(model: SemanticModel, parts: Parts, { column }: DraftMeasure): Noun | null {
  const table = column && parts.asks.has('who') ? tableOf(model, column.table) : null;
  const person = table ? personColumn(model, table) : null;
  if (!person) return null;
  const link = { column: person, score: 1, source: 'name' as const, phrase: 'person' };
  return { from: 0, to: 0, kind: 'column', column: person, link, isOwned: false };
}

function isPerson(model: SemanticModel, column: ModelColumn, { column: own }: DraftMeasure): boolean {
  return own !== null && personColumn(model, tableOf(model, own.table)) === column;
}
