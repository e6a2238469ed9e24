import { leadingColumn } from '../formula.ts';
import type { FormulaTerm, MetricTerm } from '../frames/fragments.ts';
import { leadingColumnOf, namedTotalOf, rowFormulaOf } from '../named/metric-measure.ts';
import { isAmount } from '../named/trees.ts';
import { countOf, type DraftMeasure, isRefusal, measureOn, type Refusal, refuse } from './draft.ts';
import type { Parts } from './parts.ts';

/** Measures that are worked out: one total divided by another, the time from one date to another, a profit, a weighted amount. */
export function computedMeasures(parts: Parts): DraftMeasure[] | Refusal {
  const quotients = parts.quotients.map(
    ({ numerator, denominator, times, isPart }): DraftMeasure | Refusal =>
      numerator.ref.table === denominator.ref.table
        ? {
            ...measureOn('sum', numerator.ref),
            per: {
              entity: null,
              column: denominator.ref,
              isTotal: true,
              ...(times === undefined ? {} : { times }),
              ...(isPart ? { isPart } : {}),
            },
          }
        : refuse(
            `${numerator.label} and ${denominator.label} stand in different tables; one cannot be divided by the other yet.`,
          ),
  );
  const all = [...quotients, ...withoutRepeats(parts.formulas).map(formulaMeasure)];
  const refused = all.find(isRefusal);
  return refused ?? all.filter((measure): measure is DraftMeasure => !isRefusal(measure));
}

/** "weighted amount (amount x probability)" says one thing twice: under its name, and how it is worked out. */
function withoutRepeats(terms: Parts['formulas']): Parts['formulas'] {
  const keyOf = ({ formula }: FormulaTerm): string => JSON.stringify(formula);
  const titled = new Set(
    terms.flatMap((term) =>
      !isMetricTerm(term) && term.title !== null && term.per === null ? [keyOf(term)] : [],
    ),
  );
  return terms.filter((term) => isMetricTerm(term) || term.title !== null || !titled.has(keyOf(term)));
}

export function isMetricTerm(term: FormulaTerm | MetricTerm): term is MetricTerm {
  return 'metric' in term;
}

/** "how many" asks for a sum or a count that a person named, never for a rate. */
export function isRateCounted({ asks, formulas }: Parts): boolean {
  return (
    asks.has('howMany') && formulas.some((term) => isMetricTerm(term) && !isAmount(term.metric.metric.tree))
  );
}

/** A metric as it was defined; of one that is a sum over rows also the average or an extreme of the rows. */
function metricMeasure({ metric, aggregate }: MetricTerm): DraftMeasure | Refusal {
  const { name, problem } = metric.metric;
  if (problem !== null) return refuse(`"${name}" cannot be worked out for now. ${problem}`);
  const row = aggregate === null || aggregate === 'sum' ? null : rowFormulaOf(metric);
  if (row && aggregate) return { ...measureOn(aggregate, leadingColumn(row)), formula: row, title: name };
  const named = namedTotalOf(metric);
  if (aggregate !== null && !(aggregate === 'sum' && named.isAdditive))
    return refuse(
      `${name} is worked out of all rows together (${named.definition}); ask for it by its name alone.`,
    );
  const leading = leadingColumnOf(metric);
  return leading === null
    ? { ...countOf(named.table), title: name, named }
    : {
        ...measureOn(named.isAdditive ? 'sum' : 'avg', { table: named.table, column: leading }),
        title: name,
        named,
      };
}

/** Amounts are added up unless an average was asked for; what stands for one piece of many can only be averaged. */
export function formulaMeasure(term: FormulaTerm | MetricTerm): DraftMeasure | Refusal {
  if (isMetricTerm(term)) return metricMeasure(term);
  const { formula, title, per, isAddable } = term;
  const aggregate = term.aggregate ?? (isAddable ? 'sum' : null);
  if (aggregate === null || (aggregate === 'sum' && !isAddable))
    return refuse(`${title ?? 'That'} is told of one piece; ask for its average.`);
  if (per && aggregate !== 'sum')
    return refuse(
      'An average of percentages may be of the rows or of the totals; ask for it without "average".',
    );
  return {
    ...measureOn(aggregate, leadingColumn(formula)),
    formula,
    ...(title === null ? {} : { title }),
    per: per ? { entity: null, column: leadingColumn(per), isTotal: true, formula: per } : null,
  };
}
