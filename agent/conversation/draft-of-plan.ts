import type { Plan } from '../plan.ts';
import { type Draft, emptyDraft } from '../planning/draft.ts';
import { periodOf } from './compare.ts';

/** The plan before as a draft that can be changed. */
export function draftOfPlan(plan: Plan): Draft {
  // Of groups that each run by themselves, the time stands last.
  const time = plan.isRunning ? plan.dimensions.at(-1) : plan.dimensions[0];
  const timed = time && time.grain !== null ? { grain: time.grain, column: time.column } : null;
  const pair = comparedOf(plan);
  return {
    ...emptyDraft(plan.intent),
    entity: plan.root,
    measures: (plan.comparison?.kind === 'periods' ? plan.measures.slice(0, 1) : plan.measures).map(
      (measure) => ({
        aggregate: measure.aggregate,
        column: measure.column,
        entity: measure.column === null ? plan.root : null,
        where: pair.comparePeriods ? measure.where.filter(({ kind }) => kind !== 'period') : measure.where,
        ...(measure.formula ? { formula: measure.formula } : {}),
        ...(measure.quantile === undefined ? {} : { quantile: measure.quantile }),
        ...(measure.title ? { title: measure.title } : {}),
        ...(measure.named ? { named: measure.named } : {}),
        per: measure.per
          ? measure.per.column
            ? {
                entity: null,
                column: measure.per.column,
                ...(measure.per.aggregate === 'sum' ? { isTotal: true as const } : {}),
                ...(measure.per.formula ? { formula: measure.per.formula } : {}),
                ...(measure.per.times === undefined ? {} : { times: measure.per.times }),
                ...(measure.per.aggregate === 'sum' && measure.unit === 'fraction' && !measure.formula
                  ? { isPart: true as const }
                  : {}),
              }
            : { entity: plan.root, column: null }
          : null,
      }),
    ),
    grain: timed,
    dimensions: plan.dimensions
      .filter((dimension) => timed === null || dimension !== time)
      .map(({ column, grain, key, part, band }) => ({
        column,
        grain,
        key,
        ...(part ? { part } : {}),
        ...(band ? { band } : {}),
      })),
    select: plan.select.flatMap(({ column, formula }) => (formula ? [] : [column])),
    worked: workedOf(plan),
    where: plan.where,
    having: plan.having,
    share: plan.share,
    sort: plan.sort.flatMap((sort): Draft['sort'] => {
      const shown = plan.select.find(({ name }) => name === sort.name);
      if (shown?.formula) return [{ by: 'worked', direction: sort.direction }];
      if (shown) return [{ by: shown.column, direction: sort.direction }];
      if (sort.name === 'change') return [{ by: 'change', direction: sort.direction }];
      if (sort.name === 'change_share') return [{ by: 'changeShare', direction: sort.direction }];
      return [
        {
          by: plan.measures.some(({ name }) => name === sort.name) ? 'measure' : 'dimension',
          direction: sort.direction,
        },
      ];
    }),
    limit: plan.limit,
    ...(plan.within && !plan.isRunning ? { within: plan.within } : {}),
    chart: plan.chart,
    ...pair,
  };
}

/** What is set side by side: one number in two periods, or two numbers of their own. */
function comparedOf({ comparison, measures }: Plan): Partial<Draft> {
  if (comparison?.kind === 'groups') return { comparisonLabels: comparison.labels };
  const [first, second] = measures.map(({ where }) => where.find(({ kind }) => kind === 'period'));
  if (comparison?.kind !== 'periods' || first?.kind !== 'period' || second?.kind !== 'period') return {};
  return {
    comparePeriods: [periodOf(first), periodOf(second)],
    comparisonLabels: comparison.labels,
    compareColumn: first.column,
  };
}

function workedOf(plan: Plan): Draft['worked'] {
  const shown = plan.select.find(({ formula }) => formula !== undefined);
  return shown?.formula ? { title: shown.name.replaceAll('_', ' '), formula: shown.formula } : null;
}
