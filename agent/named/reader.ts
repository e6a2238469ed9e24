import type { ColumnProfile } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { ColumnNames } from './column-names.ts';
import type { FormulaToken } from './lexer.ts';

const longestName = 8;
const namesListed = 8;
const wordsOfFormulas = new Set(['where', 'and', 'or', 'is', 'not', 'in', 'between', 'contains']);

/** Reads tokens one after the other; what it cannot read it says, with what to write instead. */
export class FormulaReader {
  private at = 0;

  private readonly tokens: readonly FormulaToken[];
  private readonly columns: ColumnNames;

  constructor(tokens: readonly FormulaToken[], columns: ColumnNames) {
    this.tokens = tokens;
    this.columns = columns;
  }

  get next(): FormulaToken | undefined {
    return this.tokens[this.at];
  }

  isAtEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  /** Takes these words or signs where they follow, in whatever letters. */
  take(...lowers: string[]): boolean {
    const isThere = lowers.every((lower, index) => {
      const token = this.tokens[this.at + index];
      return token?.lower === lower && token.kind !== 'quoted';
    });
    if (isThere) this.at += lowers.length;
    return isThere;
  }

  takeToken(): FormulaToken | undefined {
    const token = this.next;
    this.at += 1;
    return token;
  }

  /** The longest name of a column that begins here. */
  takeColumn(): ColumnProfile | null {
    const first = this.next;
    if (first?.kind === 'quoted') {
      const quoted = this.columns.find(first.text);
      if (quoted) this.at += 1;
      return quoted ?? null;
    }
    const start = this.at;
    const byWords = this.takeWords();
    const end = this.at;
    const isArithmetic =
      byWords !== null && ['/', '-', '*', '+'].some((sign) => this.take(sign)) && this.takeWords() !== null;
    this.at = start;
    // "Gross/net" is a division where "Gross" and "net" are columns too.
    const bySigns = isArithmetic ? null : this.takeSigned();
    if (bySigns && this.at > end) return bySigns;
    this.at = end;
    return byWords;
  }

  private takeWords(): ColumnProfile | null {
    const first = this.next;
    for (let length = longestName; length > 0; length -= 1) {
      const words = this.tokens.slice(this.at, this.at + length);
      const isName =
        words.length === length && words.every(({ kind }) => kind === 'word' || kind === 'number');
      if (!isName || first?.kind !== 'word') continue;
      const found = this.columns.find(words.map(({ text }) => text).join(' '));
      if (!found) continue;
      this.at += length;
      return found;
    }
    return null;
  }

  /** The longest header with signs in it, as they stand there. */
  private takeSigned(): ColumnProfile | null {
    if (this.next?.kind !== 'word') return null;
    for (let length = longestName; length > 1; length -= 1) {
      const tokens = this.tokens.slice(this.at, this.at + length);
      if (tokens.length < length) continue;
      const found = this.columns.findWithSigns(tokens.map(({ text }) => text).join(''));
      if (!found) continue;
      this.at += length;
      return found;
    }
    return null;
  }

  /** The words that stand where a column should, up to the next sign or word of the language. */
  private readWords(): string {
    const words: string[] = [];
    for (const { kind, text, lower } of this.tokens.slice(this.at, this.at + longestName)) {
      if (words.length > 0 && (kind !== 'word' || wordsOfFormulas.has(lower))) break;
      words.push(text);
    }
    return words.join(' ');
  }

  columnNamed(name: string): ColumnProfile | undefined {
    return this.columns.find(name);
  }

  requireColumn(): ColumnProfile {
    const column = this.takeColumn();
    if (column) return column;
    const token = this.next;
    const names = this.columns.all.slice(0, namesListed).map(({ name }) => name);
    const more = this.columns.all.length > names.length ? ' and others' : '';
    const there = `The table has ${names.join(', ')}${more}.`;
    throw token
      ? new AppError('invalid', `There is no column "${this.readWords()}". ${there}`)
      : new AppError('invalid', `A column is missing at the end. ${there}`);
  }

  requireSign(sign: string, purpose: string): void {
    if (!this.take(sign)) throw this.unexpected(`A "${sign}" ${purpose}`);
  }

  requireEnd(): void {
    if (!this.isAtEnd()) throw this.unexpected('An end, or one of + - * /,');
  }

  /** "… is expected where "x" stands." */
  unexpected(wanted: string): AppError {
    const token = this.next;
    return new AppError(
      'invalid',
      token ? `${wanted} is expected where "${token.text}" stands.` : `${wanted} is missing at the end.`,
    );
  }
}
