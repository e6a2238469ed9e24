import type { JsonRow } from './json-cells.ts';

/** A property is missing in one page and there in another. */
export class UnevenPages extends Error {
  override name = 'UnevenPages';
  readonly column: string;

  constructor(column: string) {
    super('A property is missing in a page.');
    this.column = column;
  }
}

/**
 * Of a system that writes properties without a value as null: one that a whole page has not, and all rows of another have, is no empty one. Where rows
 * of one page differ nothing is concluded.
 */
export class EvenPages {
  readonly #columns: readonly { name: string; path: readonly string[] }[];
  readonly #absent: Set<string>;
  readonly #present: Set<string>;

  /** @param before what `state` told where a reading broke off */
  constructor(columns: readonly { name: string; path: readonly string[] }[], before?: EvenState) {
    this.#columns = columns;
    this.#absent = new Set(before?.absent);
    this.#present = new Set(before?.present);
  }

  get state(): EvenState {
    return { absent: [...this.#absent], present: [...this.#present] };
  }

  look(rows: readonly JsonRow[]): void {
    if (rows.length === 0) return;
    for (const { name, path } of this.#columns) {
      const [member = ''] = path;
      const having = rows.filter((row) => Object.hasOwn(row, member)).length;
      if (having === 0) this.#absent.add(name);
      else if (having === rows.length) this.#present.add(name);
    }
  }

  /** Throws `UnevenPages`; to be called behind the last page. */
  requireEven(): void {
    for (const column of this.#absent) if (this.#present.has(column)) throw new UnevenPages(column);
  }
}

export interface EvenState {
  absent: readonly string[];
  present: readonly string[];
}
