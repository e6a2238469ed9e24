import type { SqlDialect } from '#kernel/sql-dialect.ts';

/**
 * Says a statement of another database to DuckDB, word for word: what is quoted or cut otherwise is replaced, and what is called otherwise is
 * a macro that does what the other's reference says. So it is shown that a statement means what its plan does if the database keeps to its
 * reference. What stays unproved: that it does, what its collations make of texts, how it divides whole numbers, what it takes an empty text
 * for, and its types and their limits. For tests alone.
 */
interface Spoken {
  macros: readonly string[];
  words: readonly (readonly [RegExp, string])[];
}

const dayAfter = 'CAST(moment + to_days(CAST(number AS INTEGER)) AS DATE)';
const monthsAfter = (months: string): string =>
  `CAST(moment + to_months(CAST(${months} AS INTEGER)) AS DATE)`;

export const spoken = {
  sqlserver: {
    macros: [
      `MACRO dateadd_day(number, moment) AS ${dayAfter}`,
      `MACRO dateadd_week(number, moment) AS CAST(moment + to_days(CAST(7 * number AS INTEGER)) AS DATE)`,
      `MACRO dateadd_month(number, moment) AS ${monthsAfter('number')}`,
      `MACRO dateadd_quarter(number, moment) AS ${monthsAfter('3 * number')}`,
      `MACRO dateadd_year(number, moment) AS ${monthsAfter('12 * number')}`,
      `MACRO datediff_day(since, until) AS date_diff('day', CAST(since AS DATE), CAST(until AS DATE))`,
      `MACRO datediff_second(since, until) AS date_diff('second', CAST(since AS TIMESTAMP), CAST(until AS TIMESTAMP))`,
      'MACRO datepart_quarter(moment) AS quarter(moment)',
      'MACRO datepart_hour(moment) AS hour(moment)',
    ],
    words: [
      [/\[((?:[^\]]|\]\])+)\]/g, '"$1"'],
      [/^([\s\S]*)SELECT TOP \((\d+)\)([\s\S]*)$/, '$1SELECT$3\nLIMIT $2'],
      [/ COLLATE \w+/g, ''],
      [/\+ N'/g, "|| '"],
      [/\bN'/g, "'"],
      [/\bnvarchar\(max\)/gi, 'VARCHAR'],
      [/\bdatetime2\b/gi, 'TIMESTAMP'],
      [/\bCOUNT_BIG\(/g, 'count('],
      [/\bSTDEV\(/g, 'stddev_samp('],
      [/\bDATEFROMPARTS\(/g, 'make_date('],
      [/\b(DATEADD|DATEDIFF|DATEPART)(?:_BIG)?\((\w+), /g, '$1_$2('],
      [/'19000101'/g, "DATE '1900-01-01'"],
      [/@p(\d+)/g, '$$$1'],
    ],
  },
  oracle: {
    macros: [
      `MACRO truncated(moment) AS CAST(moment AS DATE), (moment, form) AS CAST(CASE form WHEN 'DD' THEN moment WHEN 'IW' THEN date_trunc('week', moment)
        WHEN 'MM' THEN date_trunc('month', moment) WHEN 'Q' THEN date_trunc('quarter', moment) WHEN 'YYYY' THEN date_trunc('year', moment) END AS DATE)`,
      `MACRO day_of(text, form) AS CAST(text AS DATE)`,
      `MACRO days_of(moment) AS floor(epoch(CAST(moment AS TIMESTAMP))) / 86400`,
      `MACRO add_months(moment, number) AS ${monthsAfter('number')}`,
      'TABLE dual AS SELECT 1 AS one',
    ],
    words: [
      [/\bTRUNC\(/g, 'truncated('],
      // A difference of dates is a number of days.
      [
        /\bTO_DATE\(TO_CHAR\(([^()]+|[^()]*\([^()]*\)[^()]*), 'YYYY-MM-DD HH24:MI:SS'\), 'YYYY-MM-DD HH24:MI:SS'\)/g,
        'days_of($1)',
      ],
      [/\bTO_DATE\(/g, 'day_of('],
      [/\bFETCH FIRST (\d+) ROWS ONLY$/, 'LIMIT $1'],
      [/:(\d+)/g, '$$$1'],
    ],
  },
  hana: {
    macros: [
      `MACRO add_days(moment, number) AS ${dayAfter}`,
      `MACRO add_months(moment, number) AS ${monthsAfter('number')}`,
      'MACRO weekday_of(moment) AS isodow(moment) - 1',
      `MACRO days_between(since, until) AS date_diff('day', CAST(since AS DATE), CAST(until AS DATE))`,
      `MACRO seconds_between(since, until) AS date_diff('second', since, until)`,
      `MACRO day_of(text, form) AS CAST(text AS DATE)`,
      `MACRO to_varchar(moment, form) AS strftime(CAST(moment AS TIMESTAMP), '%Y-%m-%d %H:%M:%S')`,
      'MACRO to_seconddate(text, form) AS CAST(text AS TIMESTAMP)',
      'TABLE dummy AS SELECT 1 AS one',
    ],
    words: [
      [/\bWEEKDAY\(/g, 'weekday_of('],
      [/\bTO_DATE\(/g, 'day_of('],
    ],
  },
} satisfies Partial<Record<SqlDialect, Spoken>>;

export type SpokenDialect = keyof typeof spoken;

export function inDuckdb(sql: string, dialect: SpokenDialect): string {
  const { words }: Spoken = spoken[dialect];
  return words.reduce((told, [word, other]) => told.replace(word, other), sql);
}
