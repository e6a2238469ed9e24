import { formatNumber } from '#ui/format.ts';
import type { MeasuredRelation, RelationEnds, SourceMeaning } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';

const strings = sourcesStrings.meaning;

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

/** "orders.customer belongs to customers.id of Shop". */
export function relationWords(ends: RelationEnds, elsewhere: SourceMeaning['elsewhere']): string {
  const { fromTable, fromColumn, toTable, toColumn } = ends;
  const named = (id: string | undefined): string | null =>
    elsewhere.find((one) => one.id === id)?.name ?? null;
  return strings.relation(
    strings.end(fromTable, fromColumn, named(ends.fromSource)),
    strings.end(toTable, toColumn, named(ends.toSource)),
  );
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
