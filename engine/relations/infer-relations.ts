import type { ColumnProfile, Relation, RunQuery, TableProfile } from '#kernel/catalog.ts';
import { singular, splitWords } from '../profile/words.ts';
import { quoteName } from '../sql-text.ts';

export interface RelationTable {
  sqlName: string;
  versionId: string;
  profile: TableProfile;
}

interface Candidate {
  from: RelationTable;
  fromColumn: ColumnProfile;
  to: RelationTable;
  toColumn: ColumnProfile;
}

/** Share of a column's values that must be found in the other for the two to be related. */
const neededInclusion = 0.95;
const maxCandidates = 60;
const deadlineMs = 20_000;

/**
 * Relations that names and values tell: a column whose name points at the unique column of another table, and at least
 * 95 % of whose values are found there. Relations already known are kept and not measured again.
 */
export async function inferRelations(
  run: RunQuery,
  tables: readonly RelationTable[],
  known: readonly Relation[] = [],
): Promise<Relation[]> {
  const candidates = findCandidates(tables)
    .filter((candidate) => !known.some((relation) => isSame(relation, candidate)))
    .slice(0, maxCandidates);
  if (candidates.length === 0) return [...known];
  const measured = await measureInclusion(run, candidates);
  const found = candidates.flatMap(({ from, fromColumn, to, toColumn }, index): Relation[] => {
    const inclusion = measured[index] ?? 0;
    if (inclusion < neededInclusion) return [];
    return [
      {
        fromTable: from.sqlName,
        fromColumn: fromColumn.name,
        toTable: to.sqlName,
        toColumn: toColumn.name,
        inclusion,
        origin: 'inferred',
      },
    ];
  });
  return [...known, ...found];
}

function isSame(relation: Relation, candidate: Candidate): boolean {
  return (
    relation.fromTable === candidate.from.sqlName &&
    relation.fromColumn === candidate.fromColumn.name &&
    relation.toTable === candidate.to.sqlName
  );
}

function findCandidates(tables: readonly RelationTable[]): Candidate[] {
  return tables.flatMap((to) =>
    to.profile.columns.filter(isTarget).flatMap((toColumn) =>
      tables
        .filter((from) => from !== to)
        .flatMap((from) =>
          from.profile.columns
            .filter((fromColumn) => pointsAt(fromColumn, toColumn, to))
            // Two tables with the same unique key are one-to-one: the relation goes from the smaller to the larger.
            .filter((fromColumn) => !fromColumn.isUnique || from.profile.rowCount <= to.profile.rowCount)
            .map((fromColumn) => ({ from, fromColumn, to, toColumn })),
        ),
    ),
  );
}

function isTarget(column: ColumnProfile): boolean {
  return (
    column.isUnique && (column.role === 'identifier' || column.type === 'text' || column.type === 'integer')
  );
}

function pointsAt(from: ColumnProfile, to: ColumnProfile, table: RelationTable): boolean {
  if (from.distinctCount === 0 || !haveSameKind(from, to) || !mayInclude(from, to)) return false;
  const [source, target] = [stem(from.name), stem(to.name)];
  const owner = stem(table.sqlName);
  const isGeneric = /^(id|key|code|no|number|name)$/.test(target);
  // `customer_id` → customers.id, `customer` → customers.id; `customer_id` → customers.customer_id; `ship_country` → countries.country.
  if (isGeneric)
    return (
      source === `${owner} ${target}` ||
      source === owner ||
      (source.endsWith(` ${owner} ${target}`) && owner.length > 2)
    );
  if (source === target) return true;
  return target.length > 3 && source.endsWith(` ${target}`);
}

function stem(name: string): string {
  return splitWords(name).map(singular).join(' ');
}

function haveSameKind(from: ColumnProfile, to: ColumnProfile): boolean {
  return from.type === to.type && (from.type === 'text' || from.type === 'integer');
}

/** The bounds of the one lie within those of the other: a cheap look before the values are compared. */
function mayInclude(from: ColumnProfile, to: ColumnProfile): boolean {
  if (from.type !== 'integer') return from.distinctCount <= to.distinctCount * 1.1 + 1;
  return (
    Number(from.max) <= Number(to.max) + Math.abs(Number(to.max)) * 0.05 &&
    Number(from.min) >= Number(to.min) - 1
  );
}

/** Shares of rows whose value is found, one statement for all candidates. */
async function measureInclusion(run: RunQuery, candidates: readonly Candidate[]): Promise<number[]> {
  const parts = candidates.map(({ from, fromColumn, to, toColumn }, index) => {
    const value = quoteName(fromColumn.name);
    return `SELECT ${index} AS i, count(*) AS filled, count(*) FILTER (${value} IN (SELECT ${quoteName(toColumn.name)} FROM ${quoteName(to.sqlName)})) AS found
      FROM ${quoteName(from.sqlName)} WHERE ${value} IS NOT NULL`;
  });
  const tables = new Map(
    candidates.flatMap(({ from, to }) => [from, to]).map((table) => [table.sqlName, table]),
  );
  const { rows } = await run({
    sql: `${parts.join(' UNION ALL ')} ORDER BY i`,
    tables: [...tables.values()].map(({ sqlName, versionId }) => ({ sqlName, versionId })),
    maxRows: candidates.length,
    deadlineMs,
  });
  return rows.map(([, filled, found]) => (Number(filled) === 0 ? 0 : Number(found) / Number(filled)));
}
