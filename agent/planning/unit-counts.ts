import { grains } from '../dates/calendar.ts';
import { panelOf } from '../model/panel-tables.ts';
import { stepColumn } from '../model/period-steps.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { type Draft, isRefusal, type Refusal, refuse } from './draft.ts';
import { havingFrame } from './having-frame.ts';
import type { MeasureTerm, Parts } from './parts.ts';

/**
 * "on how many days did we get orders", "in how many months was revenue above 500,000": the units of time that have rows, or that come to so
 * much, are counted.
 */
export function unitCountFrame(model: SemanticModel, said: Parts): Draft[] | Refusal | null {
  const [unit, ...more] = said.unitCounts;
  if (!unit) return null;
  const unclear = refuse('It is not clear which days or months are counted.');
  const isShaped = said.groups.length + said.ranks.length + said.sorts.length + said.byMeasures.length > 0;
  const marks = [...said.marks.keys()].filter((mark) => mark !== 'rows' && mark !== 'distinct');
  if (more.length > 0 || isShaped || marks.length > 0) return unclear;
  const { from, to, grain } = unit;
  const group: Parts['groups'][number] = {
    from,
    to,
    via: 'each',
    terms: [{ from, to, kind: 'grain', grain, column: null }],
  };
  const parts: Parts = { ...said, asks: new Set(), marks: new Map(), unitCounts: [], groups: [group] };
  // Rows that are of one thing and day, or of one month, each have their amounts then; what all of them come to is another question.
  const isStepped = [...model.tables.values()].some(
    (table) => panelOf(table) !== null || grains.some((own) => own !== 'day' && stepColumn(table, own)),
  );
  if (isStepped) return unclear;
  const isBound = parts.filters.some(({ kind }) => kind === 'number') || parts.countFilters.length > 0;
  const found = isBound ? havingFrame(model, parts) : withRows(model, parts);
  if (found === null) return unclear;
  return isRefusal(found) ? found : found.map((draft) => ({ ...draft, overGroups: 'count' as const }));
}

/** The units that have any of the rows that are named. */
function withRows(model: SemanticModel, parts: Parts): Draft[] | Refusal {
  const [noun, ...more] = parts.nouns;
  if (noun?.kind !== 'table' || more.length + parts.measures.length > 0)
    return refuse('It is not clear of which rows the days are counted.');
  const { from, to } = noun;
  const measure: MeasureTerm = { from, to, aggregate: 'count', noun, isHowMany: false };
  return aggregateFrame(model, { ...parts, nouns: [], measures: [measure] });
}
