/**
 * What is publicly known of a system's standard tables, as data: business words, codes, currencies, relations, first questions. It is laid over
 * what the system says of itself and below what a person tells. An entry that is not certain is left out.
 */
export interface SemanticPack {
  /** As in "by the S/4HANA pack". */
  name: string;
  entities: readonly PackEntity[];
  relations: readonly PackRelation[];
  questions: readonly PackQuestion[];
}

export interface PackEntity {
  /** Technical names without service, space or schema. */
  names: readonly string[];
  /** What one row is called, the plainest word first. */
  called: readonly string[];
  /** Other words of columns. */
  columns: Readonly<Record<string, readonly string[]>>;
  roles?: Readonly<Record<string, 'identifier' | 'category' | 'additive' | 'ratio' | 'balance' | 'place'>>;
  /** What "in 2025" means of its rows. */
  mainDate?: string;
  displayColumn?: string;
  /** By a column of amounts, the column that holds the currency or unit of each. */
  units?: Readonly<Record<string, string>>;
  /** What the codes of a column stand for. */
  codes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  conditions?: readonly PackCondition[];
}

/** A word that rows are described by ("open"), and what it stands for in the data. */
export interface PackCondition {
  words: readonly string[];
  /** The words name rows by themselves: "quotations". */
  isNoun?: boolean;
  column: string;
  /** Codes as texts, or yes and no; absent, any value that is there. */
  values?: readonly (string | boolean)[];
  isNegated?: boolean;
}

/** Rows of `from` belong to one of `to`. */
export interface PackRelation {
  from: string;
  fromColumn: string;
  to: string;
  toColumn: string;
}

export interface PackQuestion {
  text: string;
  /** Entities without which it has no answer, the one that it is about first. */
  needs: readonly string[];
}

/** `API_SALES_ORDER_SRV.A_SalesOrder` and `SAPABAP1.VBAK` by their last part. */
export function bareName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('/')) + 1);
}

/** The entity that a table is by its technical name, whatever its case. */
export function entityOf(pack: SemanticPack, tableName: string): PackEntity | undefined {
  const bare = bareName(tableName).toLowerCase();
  return pack.entities.find(({ names }) => names.some((name) => name.toLowerCase() === bare));
}
