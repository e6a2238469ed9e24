/** A statement of the development questions, as far as they go: one SELECT with its joins, and what it is united with or freed of. */
export interface GoldQuery {
  tables: string[];
  isDistinct: boolean;
  select: GoldItem[];
  where: GoldCondition[];
  group: GoldColumn[];
  having: { item: GoldItem; operator: string; value: string }[];
  order: { item: GoldItem; isDescending: boolean }[];
  limit: number | null;
  set: { operator: string; query: GoldQuery } | null;
}

/** `table` is null where the statement does not say it. */
export interface GoldColumn {
  table: string | null;
  column: string;
}

export interface GoldItem {
  aggregate: string | null;
  isDistinct: boolean;
  column: GoldColumn | null;
}

export interface GoldCondition {
  item: GoldItem;
  operator: string;
  isDenied: boolean;
  values: string[];
  query: GoldQuery | null;
}

const aggregates = new Set(['count', 'sum', 'avg', 'min', 'max']);
const clauses = new Set([
  'where',
  'group',
  'having',
  'order',
  'limit',
  'union',
  'intersect',
  'except',
  ')',
  ';',
]);

/** Reads a statement; null of what is written in no way that is known. */
export function readGoldQuery(sql: string): GoldQuery | null {
  const words = sql.match(/"[^"]*"|'[^']*'|[\w.]+|[<>!]=|[^\s\w]/g) ?? [];
  try {
    const reader = new Reader(words);
    return reader.query();
  } catch {
    return null;
  }
}

class Reader {
  private at = 0;
  private readonly words: string[];

  constructor(words: string[]) {
    this.words = words;
  }

  query(): GoldQuery {
    this.expect('select');
    const isDistinct = this.skip('distinct');
    const select = this.list(() => this.item());
    this.expect('from');
    const { tables, names } = this.from();
    const where = this.skip('where') ? this.conditions() : [];
    const group = this.skipBy('group') ? this.list(() => this.column()) : [];
    const having = this.skip('having') ? this.conditions() : [];
    const order = this.skipBy('order') ? this.list(() => this.sort()) : [];
    const limit = this.skip('limit') ? Number(this.next()) : null;
    const operator = ['union', 'intersect', 'except'].find((word) => this.skip(word));
    if (operator) this.skip('all');
    const set = operator ? { operator, query: this.query() } : null;
    const named = <T>(value: T): T => withTables(value, names);
    return named({
      tables,
      isDistinct,
      select,
      where,
      group,
      having: having.map(({ item, operator: sign, values }) => ({
        item,
        operator: sign,
        value: values[0] ?? '',
      })),
      order,
      limit,
      set,
    });
  }

  private from(): { tables: string[]; names: Map<string, string> } {
    const tables: string[] = [];
    const names = new Map<string, string>();
    do {
      const table = this.next().toLowerCase();
      tables.push(table);
      names.set(table, table);
      if (this.skip('as')) names.set(this.next().toLowerCase(), table);
      else if (/^t\d$/i.test(this.peek())) names.set(this.next().toLowerCase(), table);
      if (this.skip('on')) this.skipJoin();
    } while (this.skip('join') || this.skip(','));
    return { tables, names };
  }

  private skipJoin(): void {
    while (this.at < this.words.length && !clauses.has(this.peek()) && this.peek() !== 'join') this.at += 1;
  }

  private conditions(): GoldCondition[] {
    const found: GoldCondition[] = [];
    do {
      const item = this.item();
      const isDenied = this.skip('not');
      const operator = this.next().toLowerCase();
      const condition: GoldCondition = { item, operator, isDenied, values: [], query: null };
      if (this.peek() === '(' && this.words[this.at + 1]?.toLowerCase() === 'select') {
        this.expect('(');
        condition.query = this.query();
        this.expect(')');
      } else {
        condition.values.push(this.value());
        if (operator === 'between') {
          this.expect('and');
          condition.values.push(this.value());
        }
      }
      found.push(condition);
    } while (this.skip('and') || this.skip('or'));
    return found;
  }

  private sort(): { item: GoldItem; isDescending: boolean } {
    const item = this.item();
    const isDescending = this.skip('desc');
    if (!isDescending) this.skip('asc');
    return { item, isDescending };
  }

  private item(): GoldItem {
    const word = this.peek();
    if (aggregates.has(word) && this.words[this.at + 1] === '(') {
      this.at += 2;
      const isDistinct = this.skip('distinct');
      const column = this.skip('*') ? null : this.column();
      this.expect(')');
      return { aggregate: word, isDistinct, column };
    }
    const isDistinct = this.skip('distinct');
    if (this.skip('*')) return { aggregate: null, isDistinct, column: null };
    return { aggregate: null, isDistinct, column: this.column() };
  }

  private column(): GoldColumn {
    const word = this.next();
    if (!/^[\w.]+$/.test(word) || ['-', '+', '/'].includes(this.peek())) throw new Error('No column.');
    const [first = '', second] = word.toLowerCase().split('.');
    return second === undefined ? { table: null, column: first } : { table: first, column: second };
  }

  private value(): string {
    const sign = this.skip('-') ? '-' : '';
    return sign + this.next().replaceAll(/^["']|["']$/g, '');
  }

  private list<T>(one: () => T): T[] {
    const items = [one()];
    while (this.skip(',')) items.push(one());
    return items;
  }

  private peek(): string {
    return this.words[this.at]?.toLowerCase() ?? '';
  }

  private next(): string {
    const word = this.words[this.at];
    if (word === undefined) throw new Error('The statement ends early.');
    this.at += 1;
    return word;
  }

  private skip(word: string): boolean {
    if (this.peek() !== word) return false;
    this.at += 1;
    return true;
  }

  private skipBy(word: string): boolean {
    if (!this.skip(word)) return false;
    this.expect('by');
    return true;
  }

  private expect(word: string): void {
    if (!this.skip(word)) throw new Error(`Not ${word}.`);
  }
}

/** The same with tables in the place of their short names; inner statements have their own. */
function withTables<T>(value: T, names: Map<string, string>): T {
  if (Array.isArray(value)) return value.map((one) => withTables(one, names)) as T;
  if (value === null || typeof value !== 'object') return value;
  if ('column' in value && 'table' in value) {
    const { table } = value as unknown as GoldColumn;
    const known = table === null ? undefined : names.get(table);
    return (known === undefined ? value : { ...value, table: known }) as T;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'query' || key === 'set' ? one : withTables(one, names),
    ]),
  ) as T;
}
