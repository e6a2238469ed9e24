import { lookupPaths } from '../model/join-paths.ts';
import { columnOf, keyColumn, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef, Measure, Predicate } from '../plan.ts';
import { type Draft, type DraftMeasure, isRefusal, type Refusal, refuse } from './draft.ts';
import { measureLabel, resultName, toldLabel } from './labels.ts';

/** The measures of a draft with their names, and what they count from the root. Each name once. */
export function measuresOf(model: SemanticModel, draft: Draft, root: string): Measure[] | Refusal {
  const measures: Measure[] = [];
  for (const measure of draft.measures) {
    const settled = settleMeasure(model, measure, root);
    if (isRefusal(settled)) return settled;
    if (!measures.some((known) => known.name === settled.name)) measures.push(settled);
  }
  return measures;
}

function settleMeasure(model: SemanticModel, measure: DraftMeasure, root: string): Measure | Refusal {
  const { named } = measure;
  if (named && root !== named.table)
    return refuse(
      `${measure.title} is worked out of ${tableOf(model, named.table).name}; each of them is needed once.`,
    );
  if (named && measure.per && !named.isAdditive)
    return refuse(`${measure.title} is a ratio; it is not divided once more.`);
  const label = measureLabel(model, measure, root);
  const unit =
    measure.column &&
    (!measure.formula || measure.formula.kind === 'difference') &&
    !isOverTotal(measure) &&
    !['count', 'countDistinct', 'corr'].includes(measure.aggregate)
      ? columnOf(model, measure.column).profile.unit
      : null;
  const per = measure.per ? perOf(model, measure.per, root) : null;
  if (per && isRefusal(per)) return per;
  const shared = {
    where: measure.where,
    unit: named
      ? named.unit
      : measure.formula?.kind === 'duration'
        ? `${measure.formula.unit}s`
        : measure.per?.entity === null && measure.per.isPart
          ? 'fraction'
          : unit,
    ...(named ? { named } : {}),
    ...(measure.other ? { other: measure.other } : {}),
    ...(measure.quantile === undefined ? {} : { quantile: measure.quantile }),
    ...(measure.formula ? { formula: measure.formula } : {}),
    ...(measure.title ? { title: measure.title } : {}),
    name: resultName(label),
    label: toldLabel(model, measure, root),
    per: per ? { ...per, label: perLabel(model, measure) } : null,
  };
  if (measure.column) return { ...shared, aggregate: measure.aggregate, column: measure.column };
  const counted = countedThing(model, measure.entity, null, root);
  return isRefusal(counted) ? counted : { ...shared, ...counted };
}

/** An amount over another amount has a unit of its own; over a number of things it keeps that of the amount. */
function isOverTotal({ per }: DraftMeasure): boolean {
  return per?.entity === null && per.isTotal === true;
}

function perOf(
  model: SemanticModel,
  per: NonNullable<DraftMeasure['per']>,
  root: string,
): Omit<NonNullable<Measure['per']>, 'label'> | Refusal {
  if (per.entity === null && per.isTotal)
    return {
      aggregate: 'sum',
      column: per.column,
      ...(per.formula ? { formula: per.formula } : {}),
      ...(per.times === undefined ? {} : { times: per.times }),
    };
  return countedThing(model, per.entity, per.column, root);
}

function perLabel(model: SemanticModel, measure: DraftMeasure): string {
  if (measure.per?.entity) return tableOf(model, measure.per.entity).name;
  return measure.per?.column ? columnOf(model, measure.per.column).label : '';
}

/** Rows of the root count themselves; rows of a table looked up from it are counted once each, by the column that points to them. */
function countedThing(
  model: SemanticModel,
  entity: string | null,
  column: ColumnRef | null,
  root: string,
): { aggregate: 'count' | 'countDistinct'; column: ColumnRef | null } | Refusal {
  if (column) return { aggregate: 'countDistinct', column };
  if (entity === null || entity === root) return { aggregate: 'count', column: null };
  const [path] = lookupPaths(model, root, entity);
  const [step] = path?.steps ?? [];
  if (path?.steps.length === 1 && step) return { aggregate: 'countDistinct', column: step.from };
  const key = keyColumn(tableOf(model, entity));
  return key
    ? { aggregate: 'countDistinct', column: key }
    : refuse(`${tableOf(model, entity).name} has no key to count by.`);
}

/** The first measure counts only rows of these periods. */
export function withRows([measure, ...others]: Measure[], periods: Predicate[]): Measure[] {
  return measure ? [{ ...measure, where: [...measure.where, ...periods] }, ...others] : others;
}
