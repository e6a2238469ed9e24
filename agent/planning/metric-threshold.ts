import type { SemanticModel } from '../model/semantic-model.ts';
import { addGroups } from './aggregate-frame.ts';
import { formulaAssumptions } from './assumptions.ts';
import { formulaMeasure, isMetricTerm } from './computed-measures.ts';
import { applyConditions } from './conditions.ts';
import { type Draft, type DraftMeasure, emptyDraft, isRefusal, type Refusal, refuse } from './draft.ts';
import { isRepeating, named } from './having-frame.ts';
import type { Parts, ResolvedFilter } from './parts.ts';

/** So many words may stand between a metric and the number that it is compared with: "margin of over 500". */
const farthestNumber = 2;

/**
 * "workshops with a margin over 500": groups by a number that a person named. A bound that stands beside such a number is never one
 * on single rows; null where there is none.
 */
export function metricThreshold(model: SemanticModel, parts: Parts): Draft[] | Refusal | null {
  const [term, ...moreTerms] = parts.formulas;
  const [number, ...moreNumbers] = parts.filters.filter(
    (filter) => (filter.kind === 'number' || filter.kind === 'between') && filter.column === null,
  );
  if (!term || !number || !parts.formulas.some(isMetricTerm)) return null;
  const [target, ...others] = parts.nouns;
  const shaped = [parts.groups, parts.ranks, parts.sorts, parts.measures, parts.countFilters, others];
  const isPlain = shaped.every((list) => list.length === 0) && moreTerms.length + moreNumbers.length === 0;
  const isBeside =
    term.to <= number.from &&
    number.from - term.to <= farthestNumber &&
    !parts.nouns.some(({ from }) => term.to <= from && from < number.from);
  const isCounted = parts.asks.has('howMany') || parts.asks.has('howMuch');
  const isGroup = target?.kind === 'table' || (target?.kind === 'column' && isRepeating(target.column));
  if (!target || !isPlain || !isBeside || !isGroup || isCounted || number.kind !== 'number')
    return refuse('It is not clear what the number is compared with; ask by what it should be told.');
  const measure = formulaMeasure(term);
  if (isRefusal(measure)) return measure;
  const value = boundOf(number, measure);
  if (value === null) return refuse(`${measure.title} is not told in that unit.`);
  const grouped = addGroups(model, [target], {
    ...emptyDraft('aggregate'),
    measures: [measure],
    having: { operator: number.operator, value },
    assumptions: formulaAssumptions(model, [measure]),
  });
  if (isRefusal(grouped)) return grouped;
  const rest = { ...parts, filters: parts.filters.filter((filter) => filter !== number) };
  const done = applyConditions(model, rest, grouped, null);
  return isRefusal(done) ? done : [{ ...done, where: [...done.where, ...named(target)] }];
}

/** The number in the unit of the metric; null where it is of another one, or may be a part or a percentage. */
function boundOf(
  { value, isPercent, unit: told }: Extract<ResolvedFilter, { kind: 'number' }>,
  { named: metric }: DraftMeasure,
): number | null {
  const unit = metric?.unit ?? null;
  if (isPercent) return unit === 'fraction' ? value / 100 : unit === '%' ? value : null;
  if (unit === 'fraction' && value > 1) return null;
  if (told === null) return value;
  return told === 'money' && (unit === null || /^[A-Z]{3}$/.test(unit)) ? value : null;
}
