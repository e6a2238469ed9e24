import type { ColumnProfile, TableProfile } from '#kernel/catalog.ts';
import { sourcesServerStrings as strings } from './strings.ts';
import type { RelationEnds } from './table-store.ts';

/** Why a relation that a person added is not followed for now; null where the data bear it. `profileOf` is by table id. */
export function toldProblem(
  { fromTableId, fromColumn, toTableId, toColumn }: RelationEnds,
  profileOf: ReadonlyMap<string, TableProfile>,
): string | null {
  const [from, to] = [
    columnOf(profileOf.get(fromTableId), fromColumn),
    columnOf(profileOf.get(toTableId), toColumn),
  ];
  if (!from) return strings.relationColumnGone(fromColumn);
  if (!to) return strings.relationColumnGone(toColumn);
  if (!canMatch(from, to)) return strings.relationTypes(fromColumn, from.type, toColumn, to.type);
  return to.isUnique ? null : strings.relationNotUnique(toColumn);
}

/** Texts match texts, whole numbers whole numbers, days days: others are never equal, or by chance. */
export function canMatch(from: ColumnProfile, to: ColumnProfile): boolean {
  if (isWhole(from) && isWhole(to)) return true;
  return from.type === to.type && (from.type === 'text' || from.type === 'date' || from.type === 'timestamp');
}

/** Integers; and keys that a file wrote as 1.0 and 2.0. */
function isWhole({ type, min, max }: ColumnProfile): boolean {
  if (type === 'integer') return true;
  const isRound = (text: string | null): boolean => text !== null && Number.isInteger(Number(text));
  return (type === 'double' || type === 'decimal') && isRound(min) && isRound(max);
}

export function columnOf(profile: TableProfile | undefined, name: string): ColumnProfile | undefined {
  return profile?.columns.find((column) => column.name === name);
}
