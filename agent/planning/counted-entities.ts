import { canLookUp } from '../model/join-paths.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import { addGroups, draftMeasure } from './aggregate-frame.ts';
import { applyConditions } from './conditions.ts';
import { countOf, type Draft, emptyDraft, isRefusal, type Refusal } from './draft.ts';
import { named } from './having-frame.ts';
import { entityDimensions } from './nouns.ts';
import type { Parts } from './parts.ts';
import { isToldCount } from './told-counts.ts';

/**
 * "villages with more than two wells: list their name, county and the number of wells": the things are chosen by the number that is told
 * beside their columns. Null where the number is not told, which is then a condition alone, or columns of other things stand in the list.
 */
export function countedEntities(model: SemanticModel, parts: Parts): Draft[] | Refusal | null {
  const [bound, ...bounds] = parts.countFilters;
  const entity = entityOf(parts);
  const isShaped =
    parts.groups.length + parts.ranks.length + parts.withouts.length + parts.valueCounts.length > 0 ||
    parts.sorts.length + parts.marks.size > 0;
  if (!bound || !entity || bounds.length > 0 || isShaped || !isToldCount(parts)) return null;
  const counted = bound.table.sqlName;
  if (counted === entity || !canLookUp(model, counted, entity)) return null;
  const shown = parts.nouns.flatMap((noun) => (noun.kind === 'column' ? [noun.column.ref] : []));
  const draft: Draft = {
    ...emptyDraft('aggregate'),
    measures: [countOf(counted)],
    dimensions: entityDimensions(tableOf(model, entity), shown),
    having: { operator: bound.operator, value: bound.value },
    mentions: [entity],
  };
  const done = applyConditions(model, { ...parts, countFilters: [], measures: [] }, draft, null);
  return isRefusal(done) ? done : [done];
}

/** "the average depth of the wells for each village with at least two wells": the groups are chosen by how many there are, which is told first. */
export function countedGroupAmounts(model: SemanticModel, parts: Parts): Draft[] | Refusal | null {
  const [bound, ...bounds] = parts.countFilters;
  const [group, ...groups] = parts.groups;
  const [term, ...terms] = parts.measures;
  const isShaped =
    parts.ranks.length + parts.withouts.length + parts.valueCounts.length + parts.nouns.length > 0 ||
    parts.marks.size > 0 ||
    parts.sorts.some(({ key, isByDate }) => key !== null || isByDate);
  if (!bound || !group || !term || bounds.length + groups.length + terms.length > 0 || isShaped) return null;
  const counted = bound.table.sqlName;
  const measure = draftMeasure(term);
  if (isRefusal(measure) || (measure.column?.table ?? measure.entity) !== counted) return null;
  const measures = isToldCount(parts) ? [measure] : [countOf(counted), measure];
  const having = { operator: bound.operator, value: bound.value };
  const sort = parts.sorts.map(({ direction }) => ({
    by: 'measure' as const,
    direction: direction ?? ('ascending' as const),
  }));
  const grouped = addGroups(model, group.terms, { ...emptyDraft('aggregate'), measures, having, sort });
  if (isRefusal(grouped)) return grouped;
  const done = applyConditions(model, { ...parts, countFilters: [], measures: [] }, grouped, null);
  if (isRefusal(done)) return done;
  const isNamed = group.terms.flatMap((one) => (one.kind === 'grain' ? [] : named(one)));
  return [{ ...done, where: [...done.where, ...isNamed] }];
}

/** The one table of all columns that are named, and of the thing itself. */
function entityOf({ nouns }: Parts): string | null {
  const tables = new Set(
    nouns.map((noun) => (noun.kind === 'table' ? noun.table.sqlName : noun.column.ref.table)),
  );
  const [only, ...more] = tables;
  const hasColumn = nouns.some(({ kind, distinct }) => kind === 'column' && !distinct);
  return hasColumn && more.length === 0 ? (only ?? null) : null;
}
