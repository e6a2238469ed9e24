import { OrgError } from './org.ts';

/**
 * A reader of SOQL, as much as reading records needs: fields of one object, conditions, order, limit. Relationships, functions and
 * aggregates are not understood, and said to be malformed.
 */

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

export interface Literal {
  kind: 'text' | 'number' | 'date' | 'datetime' | 'boolean' | 'null';
  /** As it counts: without quotes and escapes. */
  value: string;
}

export type Condition =
  | { kind: 'compare'; field: string; comparison: Comparison; literal: Literal }
  | { kind: 'and' | 'or'; parts: readonly Condition[] }
  | { kind: 'not'; part: Condition };

export interface Order {
  field: string;
  isDescending: boolean;
  areNullsLast: boolean;
}

export interface SoqlQuery {
  fields: readonly string[];
  object: string;
  where: Condition | null;
  order: readonly Order[];
  limit: number | null;
}

/** Salesforce's own bound. */
const longestQuery = 100_000;
const deepest = 50;
const token =
  /\s*(?:('(?:[^'\\]|\\.)*')|(\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d))?)|(-?\d+(?:\.\d+)?)|([A-Za-z]\w*)|(!=|<>|<=|>=|[=<>(),]))/suy;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const comparisons: Readonly<Record<string, Comparison>> = {
  ...{ '=': '=', '!=': '!=', '<>': '!=' },
  ...{ '<': '<', '<=': '<=', '>': '>', '>=': '>=' },
};

type Token = { kind: 'literal'; literal: Literal } | { kind: 'name' | 'sign'; text: string };

/** Throws MALFORMED_QUERY for what is none. */
export function readSoql(text: string): SoqlQuery {
  if (text.length > longestQuery) throw malformed('SOQL statements cannot be longer than 100000 characters.');
  return new SoqlReader(tokensOf(text)).query();
}

export function malformed(message: string): OrgError {
  return new OrgError(400, 'MALFORMED_QUERY', message);
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const whole = text.trimEnd();
  token.lastIndex = 0;
  for (let at = 0; at < whole.length; at = token.lastIndex) {
    token.lastIndex = at;
    const [, quoted, moment, number, name, sign = ''] = token.exec(whole) ?? [undefined];
    if (quoted !== undefined) tokens.push(literal('text', unquoted(quoted)));
    else if (moment !== undefined) tokens.push(literal(moment.length > 10 ? 'datetime' : 'date', moment));
    else if (number !== undefined) tokens.push(literal('number', number));
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (sign !== '') tokens.push({ kind: 'sign', text: sign });
    else throw malformed(`unexpected token at ${at}`);
  }
  return tokens;
}

function literal(kind: Literal['kind'], value: string): Token {
  return { kind: 'literal', literal: { kind, value } };
}

function unquoted(quoted: string): string {
  return quoted.slice(1, -1).replaceAll(/\\(.)/gsu, (_, letter: string) => escapes[letter] ?? letter);
}

class SoqlReader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  query(): SoqlQuery {
    this.#require('SELECT');
    const fields = this.#list(() => this.#name());
    this.#require('FROM');
    const object = this.#name();
    const where = this.#takes('WHERE') ? this.#condition(0) : null;
    const order = this.#takes('ORDER') ? this.#order() : [];
    const limit = this.#takes('LIMIT') ? this.#limit() : null;
    if (this.#at < this.#tokens.length) throw malformed('unexpected token behind the statement');
    return { fields, object, where, order, limit };
  }

  /** Parts that are joined by both AND and OR need brackets, as with Salesforce. */
  #condition(depth: number): Condition {
    if (depth > deepest) throw malformed('too many brackets');
    const first = this.#part(depth);
    const word = (['AND', 'OR'] as const).find((one) => this.#isWord(one));
    if (word === undefined) return first;
    const parts = [first];
    while (this.#takes(word)) parts.push(this.#part(depth));
    if (this.#isWord('AND') || this.#isWord('OR')) throw malformed('AND and OR need brackets');
    return { kind: word === 'AND' ? 'and' : 'or', parts };
  }

  #part(depth: number): Condition {
    if (this.#takes('NOT')) return { kind: 'not', part: this.#part(depth + 1) };
    if (this.#takes('(')) {
      const inner = this.#condition(depth + 1);
      this.#require(')');
      return inner;
    }
    const field = this.#name();
    const next = this.#next();
    const comparison = next.kind === 'sign' ? comparisons[next.text] : undefined;
    if (comparison === undefined) throw malformed('a comparison is missing');
    return { kind: 'compare', field, comparison, literal: this.#literal() };
  }

  #literal(): Literal {
    const next = this.#next();
    if (next.kind === 'literal') return next.literal;
    const word = next.text.toLowerCase();
    if (word === 'null') return { kind: 'null', value: '' };
    if (word === 'true' || word === 'false') return { kind: 'boolean', value: word };
    throw malformed(`unexpected token: ${next.text}`);
  }

  #order(): Order[] {
    this.#require('BY');
    return this.#list(() => {
      const field = this.#name();
      const isDescending = !this.#takes('ASC') && this.#takes('DESC');
      if (!this.#takes('NULLS')) return { field, isDescending, areNullsLast: false };
      const areNullsLast = this.#takes('LAST');
      if (!areNullsLast) this.#require('FIRST');
      return { field, isDescending, areNullsLast };
    });
  }

  #limit(): number {
    const next = this.#next();
    if (next.kind !== 'literal' || next.literal.kind !== 'number' || !/^\d{1,9}$/.test(next.literal.value))
      throw malformed('LIMIT wants a number');
    return Number(next.literal.value);
  }

  #list<T>(read: () => T): T[] {
    const items = [read()];
    while (this.#takes(',')) items.push(read());
    return items;
  }

  #name(): string {
    const next = this.#next();
    if (next.kind !== 'name') throw malformed('a name is missing');
    return next.text;
  }

  #require(text: string): void {
    if (!this.#takes(text)) throw malformed(`expecting ${text}`);
  }

  #takes(text: string): boolean {
    if (!this.#isWord(text)) return false;
    this.#at += 1;
    return true;
  }

  #isWord(text: string): boolean {
    const next = this.#tokens[this.#at];
    return next !== undefined && next.kind !== 'literal' && next.text.toUpperCase() === text;
  }

  #next(): Token {
    const next = this.#tokens[this.#at];
    if (!next) throw malformed('unexpected end of the statement');
    this.#at += 1;
    return next;
  }
}
