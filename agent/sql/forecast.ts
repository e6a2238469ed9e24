import { addGrains } from '../dates/calendar.ts';
import type { Plan } from '../plan.ts';
import { sqlLiteral, sqlName } from './literals.ts';

/** Names of the columns of what is expected: the value, and where four of five are to be expected to lie. */
export const forecastNames = { value: 'forecast', low: 'forecast_low', high: 'forecast_high' } as const;

const week = 7;
const weeksAveraged = 8;
const year = 12;
/** So many periods of the history are shown before what is expected. */
const shown = { day: 56, month: 24 };

/**
 * The history, and behind it what is expected. By day it is the mean of the same weekday in the last eight weeks, as under Analytics; by month the same
 * month of the year before, times the growth of the last twelve months over the twelve before. The range runs from the 10th to the 90th
 * percentile of what that rule missed by over the history.
 */
export function forecastSql(plan: Plan, groupsSql: (plan: Plan) => string): string {
  const { forecast, ...rest } = plan;
  const [time] = plan.dimensions;
  const [measure] = plan.measures;
  if (!forecast || !measure || (time?.grain !== 'day' && time?.grain !== 'month')) return groupsSql(rest);
  const { begin, known, until } = forecast;
  const { grain } = time;
  const [name, value] = [sqlName(time.name), sqlName(measure.name)];
  const last = addGrains(known, grain, -1);
  const inner = groupsSql({ ...rest, sort: [], fillsPeriods: false })
    .replace(/\nORDER BY [^\n]*$/, '')
    .replaceAll('\n', '\n  ');
  const unit = grain.toUpperCase();
  const ahead = grain === 'day' ? byWeekday : byMonth;
  return [
    `WITH found AS (\n  ${inner}\n),`,
    `periods AS (\n  SELECT CAST(unnest(generate_series(DATE ${sqlLiteral(begin)}, DATE ${sqlLiteral(last)}, INTERVAL 1 ${unit})) AS DATE) AS ${name}\n),`,
    `history AS (\n  SELECT\n    periods.${name},\n    CAST(coalesce(found.${value}, 0) AS DOUBLE) AS value,\n    row_number() OVER (ORDER BY periods.${name}) AS n\n  FROM periods\n  LEFT JOIN found ON found.${name} = periods.${name}\n),`,
    `steps AS (\n  SELECT unnest(generate_series(1, datediff('${grain}', DATE ${sqlLiteral(known)}, DATE ${sqlLiteral(until)}))) AS step\n),`,
    ...ahead(),
    `SELECT\n  ${name},\n  value AS ${value},\n  CAST(NULL AS DOUBLE) AS ${forecastNames.value},\n  CAST(NULL AS DOUBLE) AS ${forecastNames.low},\n  CAST(NULL AS DOUBLE) AS ${forecastNames.high}`,
    `FROM history\nWHERE n > (SELECT max(n) FROM history) - ${shown[grain]}`,
    'UNION ALL',
    `SELECT\n  CAST(DATE ${sqlLiteral(last)} + step * INTERVAL 1 ${unit} AS DATE),\n  NULL,\n  expected,\n  greatest(0, low),\n  high\nFROM ahead`,
    `ORDER BY ${name}`,
  ].join('\n');
}

function byWeekday(): string[] {
  const isEarlier = (distance: string): string =>
    `${distance} % ${week} = 0 AND ${distance} <= ${week * weeksAveraged}`;
  return [
    `rule AS (\n  SELECT later.n, later.value, avg(earlier.value) AS expected\n  FROM history AS later\n  JOIN history AS earlier ON earlier.n < later.n AND ${isEarlier('(later.n - earlier.n)')}\n  WHERE later.n > ${week * 4}\n  GROUP BY later.n, later.value\n),`,
    'missed AS (\n  SELECT quantile_cont(value - expected, 0.1) AS low, quantile_cont(value - expected, 0.9) AS high\n  FROM rule\n),',
    // Weeks further ahead repeat the first one.
    `targets AS (\n  SELECT step, (SELECT max(n) FROM history) + (step - 1) % ${week} + 1 AS n\n  FROM steps\n),`,
    `means AS (\n  SELECT targets.step, avg(earlier.value) AS expected\n  FROM targets\n  JOIN history AS earlier ON ${isEarlier('(targets.n - earlier.n)')}\n  GROUP BY targets.step\n),`,
    'ahead AS (\n  SELECT step, expected, expected + low AS low, expected + high AS high\n  FROM means\n  CROSS JOIN missed\n)',
  ];
}

function byMonth(): string[] {
  return [
    `years AS (\n  SELECT\n    n,\n    value,\n    lag(value, ${year}) OVER (ORDER BY n) AS year_before,\n    sum(value) OVER (ORDER BY n ROWS BETWEEN ${year} PRECEDING AND 1 PRECEDING) AS recent,\n    sum(value) OVER (ORDER BY n ROWS BETWEEN ${2 * year} PRECEDING AND ${year + 1} PRECEDING) AS earlier\n  FROM history\n),`,
    `missed AS (\n  SELECT\n    quantile_cont(value / nullif(year_before * recent / nullif(earlier, 0), 0), 0.1) AS low,\n    quantile_cont(value / nullif(year_before * recent / nullif(earlier, 0), 0), 0.9) AS high\n  FROM years\n  WHERE n > ${2 * year}\n),`,
    `growth AS (\n  SELECT\n    max(n) AS last,\n    sum(value) FILTER (WHERE n > (SELECT max(n) FROM history) - ${year})\n      / nullif(sum(value) FILTER (WHERE n <= (SELECT max(n) FROM history) - ${year} AND n > (SELECT max(n) FROM history) - ${2 * year}), 0) AS rate\n  FROM history\n),`,
    `ahead AS (\n  SELECT step, value * rate AS expected, value * rate * low AS low, value * rate * high AS high\n  FROM steps\n  CROSS JOIN growth\n  CROSS JOIN missed\n  JOIN history ON history.n = last - ${year} + step\n)`,
  ];
}
