import type { ImportTarget, RowSink } from '../connector.ts';

/** A record with named cells, and lists of further records nested in it. */
export interface FlatRecord {
  cells: Map<string, string | null>;
  children: Map<string, FlatRecord[]>;
}

interface OpenTable {
  name: string;
  places: Map<string, number>;
  sink: RowSink;
  rows: number;
}

const rowNumberColumn = 'row_number';

/**
 * Writes records whose columns become known as they come: a name not seen before adds a column. A nested list becomes
 * a table of its own, `orders_items`, whose first column names the parent by its `id`, or by a row number where it has none.
 */
export class RecordTables {
  readonly #target: ImportTarget;
  readonly #tables = new Map<string, OpenTable>();

  constructor(target: ImportTarget) {
    this.#target = target;
  }

  async add(tableName: string, record: FlatRecord): Promise<void> {
    const table = this.#tables.get(tableName) ?? (await this.#open(tableName, record));
    table.rows += 1;
    const key = record.children.size > 0 ? this.#keyOf(table, record) : null;
    const cells: (string | null)[] = Array.from({ length: table.places.size }, () => null);
    for (const [name, value] of record.cells) cells[placeOf(table, name)] = value;
    const row = Array.from({ length: table.places.size }, (_, index) => cells[index] ?? null);
    const written = table.sink.add(row);
    if (written !== undefined) await written;
    if (key === null) return;
    for (const [list, records] of record.children) {
      for (const child of records) {
        const parent: [string, string] = [`${tableName}_${key.column}`, key.value];
        await this.add(`${tableName}_${list}`, { ...child, cells: new Map([parent, ...child.cells]) });
        this.#relate(`${tableName}_${list}`, parent[0], tableName, key.column);
      }
    }
  }

  /** Writes what remains. Returns the number of tables. */
  async close(): Promise<number> {
    for (const table of this.#tables.values()) await table.sink.close();
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

  async #open(name: string, record: FlatRecord): Promise<OpenTable> {
    const columns = [...record.cells.keys()];
    // A record may hold nothing but lists; its table then begins with the row number.
    const names = columns.length > 0 ? columns : [rowNumberColumn];
    const sink = await this.#target.openTable(
      name,
      names.map((column) => ({ name: column })),
    );
    const table: OpenTable = {
      name,
      places: new Map(names.map((column, index) => [column, index])),
      sink,
      rows: 0,
    };
    this.#tables.set(name, table);
    return table;
  }

  #keyOf(table: OpenTable, record: FlatRecord): { column: string; value: string } {
    const id = record.cells.get('id');
    if (id !== null && id !== undefined && id !== '') return { column: 'id', value: id };
    record.cells.set(rowNumberColumn, String(table.rows));
    return { column: rowNumberColumn, value: String(table.rows) };
  }
}

function placeOf(table: OpenTable, name: string): number {
  const known = table.places.get(name);
  if (known !== undefined) return known;
  table.sink.addColumn(name);
  table.places.set(name, table.places.size);
  return table.places.size - 1;
}
