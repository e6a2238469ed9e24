import type { Token } from '../text/tokens.ts';
import type { Mention } from './row-mentions.ts';
import type { RowColumn, RowTable } from './row-table.ts';

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const shortMonths = new Map(months.map((name, index) => [name.slice(0, 3), index + 1]));

const monthNames = new Set(months);

/** "july" and "jul". */
export function isSameMonth(left: string, right: string): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return monthNames.has(long) && (short === long.slice(0, 3) || (short === 'sept' && long === 'september'));
}

interface SaidDate {
  to: number;
  year: number | null;
  month: number | null;
  day: number | null;
}

/** "february 11", "3rd of march 1998", "october 1921" and "in 1921" of columns that hold dates. */
export function dateMentions(table: RowTable, tokens: Token[]): Mention[] {
  const columns = table.columns.filter(({ isDate }) => isDate);
  if (columns.length === 0 || table.nouns !== null) return [];
  return tokens.flatMap((_, from) => {
    const said = dateAt(tokens, from);
    return said ? columns.flatMap((column) => mentionIn(table, column, from, said)) : [];
  });
}

function mentionIn(table: RowTable, column: RowColumn, from: number, said: SaidDate): Mention[] {
  const rows = new Set(
    column.cells.flatMap(({ text }, row) => (!table.totals.has(row) && meetsDate(text, said) ? [row] : [])),
  );
  return rows.size === 0
    ? []
    : [{ from, to: said.to, column, rows, isWhole: true, hasLonger: false, holding: rows }];
}

function meetsDate(text: string, { year, month, day }: SaidDate): boolean {
  const [, ownYear, ownMonth, ownDay] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  return (
    ownYear !== undefined &&
    (year === null || Number(ownYear) === year) &&
    (month === null || Number(ownMonth) === month) &&
    (day === null || Number(ownDay) === day)
  );
}

function dateAt(tokens: Token[], from: number): SaidDate | null {
  const first = dayAt(tokens, from);
  if (first !== null) {
    const at = tokens[from + 1]?.lower === 'of' ? from + 2 : from + 1;
    const month = monthAt(tokens, at);
    return month === null ? null : withYear(tokens, { to: at + 1, year: null, month, day: first });
  }
  const month = monthAt(tokens, from);
  if (month !== null) {
    const day = dayAt(tokens, from + 1);
    if (day !== null) return withYear(tokens, { to: from + 2, year: null, month, day });
    const said = withYear(tokens, { to: from + 1, year: null, month, day: null });
    const isSaidOfTime = ['in', 'during', 'of', 'or', 'and'].includes(tokens[from - 1]?.lower ?? '');
    return said.year !== null || isSaidOfTime ? said : null;
  }
  const year = yearAt(tokens, from);
  const isInYear = ['in', 'during', 'of'].includes(tokens[from - 1]?.lower ?? '');
  return year !== null && isInYear ? { to: from + 1, year, month: null, day: null } : null;
}

function withYear(tokens: Token[], said: SaidDate): SaidDate {
  const at = [',', 'of'].includes(tokens[said.to]?.lower ?? '') ? said.to + 1 : said.to;
  const year = yearAt(tokens, at);
  return year === null ? said : { ...said, year, to: at + 1 };
}

function monthAt(tokens: Token[], at: number): number | null {
  const word = tokens[at]?.lower ?? '';
  const month = shortMonths.get(word.slice(0, 3));
  if (month === undefined) return null;
  const name = months[month - 1] ?? '';
  return word === name || word === name.slice(0, 3) || word === 'sept' ? month : null;
}

function dayAt(tokens: Token[], at: number): number | null {
  const day = Number(/^(\d{1,2})(st|nd|rd|th)?$/.exec(tokens[at]?.lower ?? '')?.[1] ?? 0);
  return day >= 1 && day <= 31 ? day : null;
}

function yearAt(tokens: Token[], at: number): number | null {
  const text = tokens[at]?.text ?? '';
  return /^(1[4-9]|20)\d\d$/.test(text) ? Number(text) : null;
}
