import type { Grain } from '../../dates/calendar.ts';
import { leadingNumberPattern } from '../../formula.ts';
import { likeText, sqlLiteral, sqlName } from '../literals.ts';
import type { Dialect } from './dialect.ts';

/** The embedded engine. Its statements are read by people beside each answer, so values stand in them. */
export const duckdb: Dialect = {
  id: 'duckdb',
  title: 'DuckDB',
  name: sqlName,
  text: sqlLiteral,
  truth: sqlLiteral,
  day: (date) => `DATE ${sqlLiteral(date)}`,
  forms: {},
  exactText: (column) => column,
  textKey: (text) => text,
  groupKeys: (sql) => [sql],
  groupsByPlace: true,
  matches(column, match, text, negated) {
    const part = likeText(text);
    const pattern = { contains: `%${part}%`, startsWith: `${part}%`, endsWith: `%${part}` }[match];
    const escapeClause = part === text ? '' : ` ESCAPE '\\'`;
    return `${column} ${negated ? 'NOT ' : ''}ILIKE ${sqlLiteral(pattern)}${escapeClause}`;
  },
  lowered: (column) => `lower(${column})`,
  differs: (column, value) => `${column} IS DISTINCT FROM ${value}`,
  denied: (condition) => `NOT coalesce(${condition}, false)`,
  aggregate(aggregate, of, filters, other) {
    const filter = filters.length > 0 ? ` FILTER (WHERE ${filters.join(' AND ')})` : '';
    if (!of) return `count(*)${filter}`;
    switch (aggregate) {
      case 'countDistinct':
        return `count(DISTINCT ${of.sql})${filter}`;
      case 'corr':
        return `corr(${of.sql}, ${other ?? of.sql})${filter}`;
      case 'quantile':
        return `quantile_cont(${of.sql}, ${of.quantile ?? 0.5})${filter}`;
      default:
        return `${aggregate}(${of.sql})${filter}`;
    }
  },
  meanOver: (sql) => `avg(${sql}) OVER ()`,
  ratio: (above, below) => `1.0 * ${above} / nullif(${below}, 0)`,
  quotient: (sql, divisor, isWhole) => `${sql} / ${divisor}${isWhole ? '.0' : ''}`,
  // By its year and month a date is grouped four times as fast as by date_trunc, which takes longer than all else of a statement.
  startOf(grain, moment) {
    const [year = '', part = ''] = partsOfPeriod(grain, moment) ?? [];
    switch (grain) {
      case 'day':
        return `CAST(${moment} AS DATE)`;
      case 'week':
        return `CAST(date_trunc('week', ${moment}) AS DATE)`;
      case 'month':
        return `make_date(${year}, ${part}, 1)`;
      case 'quarter':
        return `make_date(${year}, 3 * ${part} - 2, 1)`;
      case 'year':
        return `make_date(${year}, 1, 1)`;
    }
  },
  partsOfPeriod,
  weekday: (moment) => `isodow(${moment})`,
  weekdayName: (moment) => `dayname(${moment})`,
  monthOfYear: (moment) => `month(${moment})`,
  monthName: (moment) => `monthname(${moment})`,
  hour: (moment) => `hour(${moment})`,
  asDay: (moment) => `CAST(${moment} AS DATE)`,
  daysBetween: (from, to) => `date_diff('day', ${from}, ${to})`,
  secondsBetween: (from, to) => `date_diff('second', ${from}, ${to})`,
  leadingNumber: (column) =>
    `TRY_CAST(replace(regexp_extract(${column}, ${sqlLiteral(leadingNumberPattern)}, 1), ',', '') AS DOUBLE)`,
  ordered: (sql, direction) => `${sql}${direction} NULLS LAST`,
  limited: (outputs, rest, count) => `SELECT\n  ${outputs}\n${rest}\nLIMIT ${count}`,
  periods: ({ table, column, grain }) =>
    `SELECT CAST(unnest(generate_series(min(${column}), max(${column}), INTERVAL 1 ${grain.toUpperCase()})) AS DATE) AS ${column}\nFROM ${table}`,
  hasQualify: true,
  aggregatesSubqueries: true,
  placeholder: (place) => `$${place}`,
  hasNumberedPlaceholders: true,
};

function partsOfPeriod(grain: Grain, moment: string): string[] | null {
  if (grain === 'day' || grain === 'week') return null;
  return [`year(${moment})`, ...(grain === 'year' ? [] : [`${grain}(${moment})`])];
}
