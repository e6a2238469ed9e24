import type { ImportTarget, RowSink } from '../connector.ts';
import { keyAside, keyWithin, shownKey, takeName } from './record-keys.ts';
import { RowWatch } from './totals.ts';

/** A record with named cells, and lists of further records nested in it. Keys are paths: see record-keys.ts. */
export interface FlatRecord {
  cells: Map<string, string | null>;
  children: Map<string, FlatRecord[]>;
}

/** Where a table of records lies in its file, and what it is called. */
export interface RecordPlace {
  path: string;
  name: string;
}

interface OpenTable extends RecordPlace {
  places: Map<string, number>;
  names: string[];
  taken: Set<string>;
  /** Columns of another key whose name was taken, with the column that has it. */
  alike: { name: string; other: string; row: number }[];
  sink: RowSink;
  watch: RowWatch;
  rows: number;
}

const rowNumberColumn = 'row_number';

/**
 * Writes records whose columns become known as they come: a key not seen before adds a column. A nested list becomes
 * a table of its own, `orders_items`, whose first column names the parent by its `id`, or by a row number where it has none.
 * Keys and lists that would be called alike keep apart: each gets a name of its own.
 */
export class RecordTables {
  readonly #target: ImportTarget;
  readonly #tables = new Map<string, OpenTable>();
  readonly #names = new Map<string, string>();
  readonly #taken = new Set<string>();

  constructor(target: ImportTarget) {
    this.#target = target;
  }

  /** Adds a record to the table of the file itself, or of the elements of this name. */
  async add(tableName: string, record: FlatRecord): Promise<void> {
    await this.addTo(this.place(tableName, tableName), record);
  }

  /** The table of a path, under a name that no other has. */
  place(wanted: string, path: string): RecordPlace {
    const known = this.#names.get(path);
    if (known !== undefined) return { path, name: known };
    const name = takeName(wanted, this.#taken);
    this.#names.set(path, name);
    return { path, name };
  }

  async addTo(place: RecordPlace, record: FlatRecord): Promise<void> {
    const table = this.#tables.get(place.path) ?? (await this.#open(place, record));
    table.rows += 1;
    const key = record.children.size > 0 ? this.#keyOf(table, record) : null;
    const cells: (string | null)[] = Array.from({ length: table.places.size }, () => null);
    for (const [cellKey, value] of record.cells) cells[placeOf(table, cellKey)] = value;
    const row = Array.from({ length: table.places.size }, (_, index) => cells[index] ?? null);
    table.watch.add(row, table.rows);
    const written = table.sink.add(row, table.rows);
    if (written !== undefined) await written;
    if (key === null) return;
    for (const [list, records] of record.children) {
      const child = this.place(`${table.name}_${shownKey(list)}`, keyWithin(table.path, list));
      const parentColumn = `${table.name}_${key.column}`;
      for (const item of records) {
        const parent: [string, string] = [keyAside(parentColumn), key.value];
        await this.addTo(child, { ...item, cells: new Map([parent, ...item.cells]) });
        this.#relate(child.name, parentColumn, table.name, key.column);
      }
    }
  }

  /** Writes what remains. Returns the number of tables. */
  async close(): Promise<number> {
    for (const table of this.#tables.values()) {
      this.#tellAlike(table);
      await table.watch.tell(table.sink);
      await table.sink.close();
    }
    for (const relation of this.#relations.values()) this.#target.relate(relation);
    return this.#tables.size;
  }

  readonly #relations = new Map<
    string,
    { fromTable: string; fromColumn: string; toTable: string; toColumn: string }
  >();

  #relate(fromTable: string, fromColumn: string, toTable: string, toColumn: string): void {
    this.#relations.set(`${fromTable}/${fromColumn}`, { fromTable, fromColumn, toTable, toColumn });
  }

  /** `a.b` may be a key, and `b` within `a`: an answer that reads the one may be meant of the other. */
  #tellAlike({ name: table, alike }: OpenTable): void {
    for (const { name, other, row } of alike)
      for (const column of [other, name])
        this.#target.warn(
          `Two keys of "${table}" would be called alike: they are the columns "${other}" and "${name}".`,
          { kind: 'shape', table, column, line: row },
        );
  }

  async #open(place: RecordPlace, record: FlatRecord): Promise<OpenTable> {
    const columns = [...record.cells.keys()];
    // A record may hold nothing but lists; its table then begins with the row number.
    const keys = columns.length > 0 ? columns : [keyAside(rowNumberColumn)];
    const taken = new Set<string>();
    const names: string[] = [];
    const alike: OpenTable['alike'] = [];
    for (const key of keys) names.push(nameOf(key, { names, taken, alike, rows: 0 }));
    const sink = await this.#target.openTable(
      place.name,
      names.map((name) => ({ name })),
      'record',
    );
    const table: OpenTable = {
      ...place,
      places: new Map(keys.map((key, index) => [key, index])),
      names,
      taken,
      alike,
      sink,
      watch: new RowWatch(place.name, names, this.#target),
      rows: 0,
    };
    this.#tables.set(place.path, table);
    return table;
  }

  #keyOf(table: OpenTable, record: FlatRecord): { column: string; value: string } {
    const id = record.cells.get('id');
    if (id !== null && id !== undefined && id !== '')
      return { column: table.names[placeOf(table, 'id')] ?? 'id', value: id };
    const key = keyAside(rowNumberColumn);
    record.cells.set(key, String(table.rows));
    return { column: table.names[placeOf(table, key)] ?? rowNumberColumn, value: String(table.rows) };
  }
}

function placeOf(table: OpenTable, key: string): number {
  const known = table.places.get(key);
  if (known !== undefined) return known;
  const name = nameOf(key, table);
  table.sink.addColumn(name);
  table.names.push(name);
  table.places.set(key, table.places.size);
  return table.places.size - 1;
}

/** What the column of a key is called, and told where another key has its name. */
function nameOf(key: string, table: Pick<OpenTable, 'names' | 'taken' | 'alike' | 'rows'>): string {
  const wanted = shownKey(key);
  const name = takeName(wanted, table.taken);
  if (name === wanted) return name;
  const other = table.names.find((known) => known.toLowerCase() === wanted.toLowerCase());
  if (other !== undefined) table.alike.push({ name, other, row: Math.max(1, table.rows) });
  return name;
}
