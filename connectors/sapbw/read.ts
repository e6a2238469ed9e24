import type { ReadOutcome, ReadRequest, RowTarget } from '../system-session.ts';
import { type CubeColumn, type CubeLevel, type CubeTable, keyOf } from './tables.ts';
import type { XmlaClient } from './xmla-client.ts';
import { NoXmla, type XmlaMember, type XmlaResult } from './xmla-parser.ts';

/** Where a reading can go on: behind all rows of this member of this level. */
interface Position {
  level: string;
  member: string;
}

/** Who changes is not told; a part of a table that was asked for as one is none. */
export class NotIncremental extends Error {
  override name = 'NotIncremental';
}

/** The member behind which a reading is to go on is not there any more. */
export class MovedOn extends Error {
  override name = 'MovedOn';
}

/** Rows between two marks. */
const defaultPageRows = 50_000;
/** What a piece should come to. */
const pieceRows = 10_000;
const pieceLetters = 1e6;
const firstMembers = 20;
const mostMembers = 1000;
const mostGrowth = 4;

/**
 * Reads a cube as rows: the members of the characteristics that were chosen with each other, where there are data, and the key figures
 * of each. BW adds up over those that were not chosen. It has no pages: the level with the most members is asked for at first, and then a few of its members at a time.
 */
export async function readCube(
  client: XmlaClient,
  table: CubeTable,
  request: ReadRequest,
  target: RowTarget,
): Promise<ReadOutcome> {
  if (request.since) throw new NotIncremental('Nothing tells what has changed.');
  const asked = request.columns.map((name) => columnOf(table, name));
  const plan = planOf(table, asked);
  const limit = request.limit ?? Number.POSITIVE_INFINITY;
  let rowCount = 0;
  const hand = async (result: XmlaResult): Promise<{ rows: number; letters: number }> => {
    const rows = rowsOf(result, plan, asked).slice(0, limit - rowCount);
    rowCount += rows.length;
    if (rows.length > 0) await target.addRows(rows);
    const letters = rows.reduce(
      (sum, row) => sum + row.reduce((all, cell) => all + (cell?.length ?? 0), 0),
      0,
    );
    return { rows: rows.length, letters };
  };
  const [first, ...others] = plan.levels;
  if (!first) {
    await hand(await client.execute(statementOf(plan, null, table.cube), table.catalog));
    return { watermark: null, rowCount };
  }
  const whole = await client.execute(statementOf(plan, membersOf(first), table.cube), table.catalog);
  if (others.length === 0) {
    await hand(whole);
    return { watermark: null, rowCount };
  }
  const members = (whole.axes[1] ?? []).map(([member]) => member?.uniqueName ?? '');
  const pageRows = request.pageRows ?? defaultPageRows;
  let at = startOf(members, first, request.position as Position | undefined);
  let count = request.limit === undefined ? firstMembers : 1;
  let unmarked = 0;
  while (at < members.length && rowCount < limit) {
    const piece = members.slice(at, at + count);
    const sets = [`{${piece.join(',')}}`, ...others.map(membersOf)];
    const { rows, letters } = await hand(
      await client.execute(statementOf(plan, crossed(sets), table.cube), table.catalog),
    );
    at += piece.length;
    unmarked += rows;
    if (unmarked >= pageRows && at < members.length) {
      const position: Position = { level: first.uniqueName, member: piece.at(-1) ?? '' };
      await target.mark(position);
      unmarked = 0;
    }
    count = nextCount(count, rows / Math.min(pieceRows, pageRows), letters / pieceLetters);
  }
  return { watermark: null, rowCount };
}

/** What is asked for: levels, that with the most members first, and key figures. */
interface CubePlan {
  levels: CubeLevel[];
  measures: string[];
}

function planOf(table: CubeTable, asked: readonly CubeColumn[]): CubePlan {
  const levels = new Map<string, CubeLevel>();
  const measures = new Set<string>();
  for (const column of asked) {
    if (column.kind === 'level') levels.set(column.level.uniqueName, column.level);
    else measures.add(column.uniqueName);
  }
  // Without a key figure nothing says where there are data.
  const [any] = [...table.cubeColumns.values()].filter((column) => column.kind === 'measure');
  if (measures.size === 0 && any) measures.add(any.uniqueName);
  const sorted = [...levels.values()].toSorted((one, other) => other.cardinality - one.cardinality);
  return { levels: sorted, measures: [...measures] };
}

function columnOf(table: CubeTable, name: string): CubeColumn {
  const column = table.cubeColumns.get(name);
  if (!column) throw new Error(`The cube has no column ${name}.`);
  return column;
}

function startOf(
  members: readonly string[],
  { uniqueName }: CubeLevel,
  position: Position | undefined,
): number {
  if (!position) return 0;
  const found = position.level === uniqueName ? members.indexOf(position.member) : -1;
  if (found < 0) throw new MovedOn('The member is not there.');
  return found + 1;
}

function membersOf({ uniqueName }: CubeLevel): string {
  return `{${uniqueName}.Members}`;
}

function crossed(sets: readonly string[]): string {
  return sets.reduceRight((behind, set) => `CROSSJOIN(${set},${behind})`);
}

function statementOf({ measures }: CubePlan, rows: string | null, cube: string): string {
  const onRows = rows === null ? '' : `, NON EMPTY ${rows} ON ROWS`;
  return `SELECT {${measures.join(',')}} ON COLUMNS${onRows} FROM [${cube.replaceAll(']', ']]')}]`;
}

/** Cells come row after row: as many of each as key figures were asked for. */
function rowsOf(
  { axes, cells }: XmlaResult,
  plan: CubePlan,
  asked: readonly CubeColumn[],
): (string | null)[][] {
  const tuples: XmlaMember[][] = axes[1] ?? (cells.length > 0 && plan.levels.length === 0 ? [[]] : []);
  const width = plan.measures.length;
  const isWide = axes[0] !== undefined && axes[0].length !== width;
  if (isWide || cells.length > tuples.length * width)
    throw new NoXmla('There are not as many cells as were asked for.');
  const places = asked.map((column) =>
    column.kind === 'level'
      ? plan.levels.findIndex(({ uniqueName }) => uniqueName === column.level.uniqueName)
      : plan.measures.indexOf(column.uniqueName),
  );
  return tuples.map((members, row) =>
    asked.map((column, index) => {
      const place = places[index] ?? 0;
      if (column.kind === 'measure') return cells[row * width + place] ?? null;
      const member = members[place];
      if (!member) throw new NoXmla('A row has not as many members as were asked for.');
      return column.part === 'key' ? keyOf(member.uniqueName) : member.caption;
    }),
  );
}

/** @param shares of what a piece should come to, that the last one was */
function nextCount(count: number, ...shares: number[]): number {
  return Math.max(1, Math.min(mostMembers, Math.floor(count / Math.max(...shares, 1 / mostGrowth))));
}
