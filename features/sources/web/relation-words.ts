import { formatNumber, formatPercent } from '#ui/format.ts';
import type { MeasuredRelation, RelationEnds, ShownRelation, SourceMeaning } from '../contract.ts';
import { relationStrings } from './relation-strings.ts';

const strings = relationStrings;

/** The ends alone, of whatever has them. */
export function endsOf({
  fromTable,
  fromColumn,
  toTable,
  toColumn,
  fromSource,
  toSource,
}: RelationEnds): RelationEnds {
  return {
    fromTable,
    fromColumn,
    toTable,
    toColumn,
    ...(fromSource !== undefined && { fromSource }),
    ...(toSource !== undefined && { toSource }),
  };
}

/** Found between two sources, whatever a person has said of it since. */
export function isFoundBetweenSources({ origin, fromSource, toSource }: ShownRelation): boolean {
  return origin === 'inferred' && (fromSource !== undefined || toSource !== undefined);
}

/** Followed by nobody until a person confirms it. */
export function isOpenBetweenSources(relation: ShownRelation): boolean {
  return relation.decision === null && isFoundBetweenSources(relation);
}

/** What waits for a word before what is settled. */
export function openFirst(relations: readonly ShownRelation[]): ShownRelation[] {
  return [
    ...relations.filter(isOpenBetweenSources),
    ...relations.filter((relation) => !isOpenBetweenSources(relation)),
  ];
}

/** How much of the one end is found at the other. */
export function foundWords({ inclusion }: Pick<ShownRelation, 'inclusion'>): string {
  return inclusion === 1 ? strings.allInclusion : strings.inclusion(formatPercent(inclusion));
}

/** "orders.customer belongs to customers.id of Shop". */
export function relationWords(ends: RelationEnds, elsewhere: SourceMeaning['elsewhere']): string {
  return strings.relation(...endWords(ends, elsewhere));
}

/** "orders.customer looks like it leads to customers.id". */
export function proposalWords(ends: RelationEnds, elsewhere: SourceMeaning['elsewhere']): string {
  return strings.proposal(...endWords(ends, elsewhere));
}

/** A file of one table is called like it: its name is not said twice. */
function endWords(ends: RelationEnds, elsewhere: SourceMeaning['elsewhere']): [from: string, to: string] {
  const named = (id: string | undefined, table: string): string | null => {
    const name = elsewhere.find((one) => one.id === id)?.name ?? null;
    return name?.toLowerCase() === table.toLowerCase() ? null : name;
  };
  const { fromTable, fromColumn, fromSource, toTable, toColumn, toSource } = ends;
  return [
    strings.end(fromTable, fromColumn, named(fromSource, fromTable)),
    strings.end(toTable, toColumn, named(toSource, toTable)),
  ];
}

/** What was measured of a relation, one sentence each. */
export function measuredWords(measured: MeasuredRelation, elsewhere: SourceMeaning['elsewhere']): string[] {
  const { values, foundValues, missing, isTurned, isOneToOne, ends } = measured;
  const rest = values - foundValues;
  return [
    ...(isTurned ? [strings.turned(relationWords(ends, elsewhere))] : []),
    rest === 0
      ? strings.allFound(formatNumber(values))
      : strings.someFound(
          formatNumber(foundValues),
          formatNumber(values),
          strings.rest(rest, formatNumber(rest)),
          missing,
        ),
    isOneToOne ? strings.oneToOne : strings.manyToOne,
  ];
}
