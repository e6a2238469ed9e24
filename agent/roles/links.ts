import type { CatalogTable } from '#kernel/catalog.ts';
import type { ModelColumn } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import type { ColumnRef } from '../plan.ts';
import type { Mention } from './mentions.ts';
import type { Sketch } from './role-signs.ts';
import type { Role } from './roles.ts';

/** A mention, its role, and the one thing of the data that it stands for. */
export interface Part {
  mention: Mention;
  role: Role;
  column: ModelColumn | null;
  table: CatalogTable | null;
  value: ValueLink | null;
}

export interface Linked {
  parts: Part[];
  score: number;
}

const width = 12;
const newTableCost = 0.35;
const ofColumns = new Set<Role>(
  'shown sum avg min max different condition grouped ascending descending lowest highest'.split(
    ' ',
  ) as Role[],
);

interface State {
  parts: Part[];
  tables: Set<string>;
  score: number;
}

/** What the mentions stand for, the nearest first: names of tables that are spoken of beside them, and few tables in all. */
export function linkedParts(sketch: Sketch, roles: readonly Role[]): Linked[] {
  const { mentions } = sketch;
  let beam: State[] = [{ parts: [], tables: new Set(), score: 0 }];
  for (const index of mentions.keys()) {
    const role = roles[index] ?? 'none';
    const options = optionsOf(sketch, roles, index, role);
    beam = beam
      .flatMap(({ parts, tables, score }) =>
        options.map(({ part, score: own }) => {
          const table = role === 'none' && !part.table ? undefined : tableOfPart(part);
          const isNew = table !== undefined && !tables.has(table);
          return {
            parts: [...parts, part],
            tables: isNew ? new Set([...tables, table]) : tables,
            score: score + own + bonusBeside(parts, part) - (isNew ? newTableCost : 0),
          };
        }),
      )
      .sort((left, right) => right.score - left.score)
      .slice(0, width);
  }
  return beam.map(({ parts, score }) => ({ parts, score }));
}

function tableOfPart({ column, table, value }: Part): string | undefined {
  return column?.ref.table ?? value?.column.table ?? table?.sqlName;
}

const optionsTried = 6;

function optionsOf(
  sketch: Sketch,
  roles: readonly Role[],
  index: number,
  role: Role,
): { part: Part; score: number }[] {
  const mention = sketch.mentions[index];
  if (!mention) return [];
  const bare = { mention, role, column: null, table: null, value: null };
  const near = nearTables(sketch, index);
  const isOfColumn = ofColumns.has(role) && mention.columns.length > 0;
  const found = isOfColumn
    ? mention.columns.map((link) => ({
        part: { ...bare, column: link.column },
        score: link.score + (near.get(link.column.ref.table) ?? 0),
      }))
    : mention.tables.length > 0 && role !== 'condition' && role !== 'denial'
      ? mention.tables.map(({ table, score }) => ({ part: { ...bare, table }, score }))
      : mention.values.length > 0 && (role === 'condition' || role === 'denial')
        ? [
            ...mention.values.map((value) => ({
              part: { ...bare, value },
              score:
                value.score +
                (near.get(value.column.table) ?? 0) +
                namedBeside(sketch, roles, index, value.column),
            })),
            // "id 3" is a number, though some name may be a 3.
            ...(mention.number === null ? [] : [{ part: bare, score: 0.8 }]),
          ]
        : [{ part: bare, score: 0 }];
  return found.sort((left, right) => right.score - left.score).slice(0, optionsTried);
}

/** Tables that are spoken of, the more the nearer they stand: "name of the students", "student names". */
function nearTables({ mentions, units, places }: Sketch, index: number): Map<string, number> {
  const found = new Map<string, number>();
  const place = places[index] ?? 0;
  for (const [other, { tables: named, owners }] of mentions.entries()) {
    const distance = (places[other] ?? 0) - place;
    // Of "names of players" only what stands before is theirs, too.
    const tables = named.length > 0 || distance < 0 ? named : owners;
    const [link] = tables;
    if (!link || other === index) continue;
    const between = units.slice(Math.min(place, places[other] ?? 0) + 1, Math.max(place, places[other] ?? 0));
    const isOf =
      distance > 0 &&
      between.every((word) =>
        ['of', 'the', 'all', 'for', 'each', 'every', 'in', 'and', ',', '<C>'].includes(word),
      );
    const isOwn =
      distance < 0 &&
      between.every((word) =>
        [
          'whose',
          'with',
          'a',
          'an',
          'the',
          'that',
          'have',
          'has',
          'is',
          'in',
          'by',
          'and',
          'their',
          ',',
          '<C>',
          '<V>',
        ].includes(word),
      );
    const score = 0.2 + (isOf ? 0.7 : isOwn ? 0.35 : 0) - 0.01 * Math.min(10, Math.abs(distance));
    for (const { table, score: own } of tables)
      if (own >= link.score - 0.1) found.set(table.sqlName, Math.max(found.get(table.sqlName) ?? 0, score));
  }
  return found;
}

/** "whose city is Berlin": the column that stands beside a value is the one that holds it. */
function namedBeside(
  { mentions, places }: Sketch,
  roles: readonly Role[],
  index: number,
  column: ColumnRef,
): number {
  for (const step of [-1, 1, -2]) {
    const other = mentions[index + step];
    const distance = Math.abs((places[index + step] ?? 99) - (places[index] ?? 0));
    if (!other || distance > 5 || roles[index + step] !== 'condition') continue;
    if (
      other.columns.some(
        ({ column: own }) => own.ref.table === column.table && own.ref.column === column.column,
      )
    )
      return distance > 1 ? 1.2 : 1.6;
  }
  return 0;
}

/** Columns in one list are mostly of one table, and so are values: "Ada Lovelace" has both her names in one. */
function bonusBeside(parts: readonly Part[], part: Part): number {
  const before = parts.at(-1);
  const value = parts.findLast((other) => other.value !== null)?.value;
  if (part.value && value) return part.value.column.table === value.column.table ? 0.3 : 0;
  if (!before || !part.column || !before.column) return 0;
  return before.column.ref.table === part.column.ref.table ? 0.15 : 0;
}
