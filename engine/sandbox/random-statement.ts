import { allowedFunctions } from './functions.ts';

/**
 * Random SELECTs over the functions and types that foreign SQL may use, in the manner of SQLsmith: most do not compile, some do what
 * nobody would think of. They are to find a statement that ends the process it runs in, or more.
 */

const functions = [...allowedFunctions].filter((name) => /^[a-z_][a-z0-9_]*$/.test(name));
const operators = [...allowedFunctions].filter((name) => !/^[a-z0-9_]+$/.test(name) && name !== '!');
const types =
  `BOOLEAN TINYINT SMALLINT INTEGER BIGINT HUGEINT UTINYINT UBIGINT UHUGEINT REAL DOUBLE DECIMAL(38,10) DECIMAL(4,3) VARCHAR BLOB BIT UUID DATE TIME
  TIMESTAMP TIMESTAMPTZ INTERVAL JSON INTEGER[] VARCHAR[] INTEGER[3] STRUCT(a_INTEGER) MAP(VARCHAR,INTEGER) UNION(n_INTEGER)`
    .split(/\s+/)
    .map((type) => type.replace('_', ' '));
const values = [
  'NULL', '0', '1', '-1', '127', '-9223372036854775808', '170141183460469231731687303715884105727', '0.1', '1e308', '-1e-308', `'nan'::DOUBLE`, `'-inf'::DOUBLE`,
  `''`, `'a'`, `'ÄÖ 🙂 ｱ'`, `repeat('ab', 5000)`, `'%_\\'`, `'[0-9]+('`, `'2024-02-29'`, `'{"a": [1, null]}'`, `'\\x00'::BLOB`, `'101'::BIT`, 'true',
  `DATE '0001-01-01'`, `DATE 'infinity'`, `DATE '290000-12-31 (BC)'`, `TIMESTAMP '2024-06-30 23:59:59.999999'`, `TIME '24:00:00'`, `INTERVAL '99999 years -3 days'`,
  '[]', '[1, NULL, 3]', `['x', '']`, '[[1], NULL]', `{'a': 1, 'b': 'x'}`, `MAP {'k': 1}`, 'range(5)', 'x -> x + 1', '(x, y) -> x', '*',
]; // biome-ignore format: one list
/** Texts that DuckDB takes for a value of almost any type: with them more statements get as far as to run. */
const pliable = [
  `'1'`,
  `'0'`,
  `'-7'`,
  `'2024-02-29'`,
  `'[1, 2]'`,
  `'a'`,
  `'3 days'`,
  '1',
  '2',
  '0.5',
  `'ab%'`,
  'NULL',
  '[1, 2, 3]',
  `'%Y'`,
  'status',
];
const columns = ['order_id', 'order_date', 'net_amount', 'status', 'quantity', 'order_id + 1'];

export function randomStatement(random: () => number): string {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const many = (most: number, make: () => string): string =>
    Array.from({ length: 1 + Math.floor(random() * most) }, make).join(', ');

  function expression(depth: number): string {
    const kind = depth <= 0 ? random() * 3 : random() * 12;
    if (kind < 1.8) return pick(pliable);
    if (kind < 2.1) return pick(values);
    if (kind < 3) return pick(columns);
    if (kind < 8)
      return `${pick(functions)}(${random() < 0.1 ? '' : many(random() < 0.8 ? 2 : 4, () => expression(depth - 1))})${window(depth)}`;
    if (kind < 9) return `(${expression(depth - 1)} ${pick(operators)} ${expression(depth - 1)})`;
    if (kind < 10)
      return `${random() < 0.5 ? 'TRY_CAST' : 'CAST'}(${expression(depth - 1)} AS ${pick(types)})`;
    if (kind < 11)
      return `CASE WHEN ${expression(depth - 1)} THEN ${expression(depth - 1)} ELSE ${expression(depth - 1)} END`;
    return `(SELECT ${expression(depth - 1)} FROM ${source(0)} LIMIT 1)`;
  }
  function window(depth: number): string {
    if (random() > 0.1) return '';
    const frame = pick([
      '',
      'ROWS BETWEEN 2 PRECEDING AND CURRENT ROW',
      'RANGE BETWEEN UNBOUNDED PRECEDING AND 1 FOLLOWING',
      'GROUPS 1 PRECEDING',
    ]);
    return ` OVER (PARTITION BY ${expression(depth - 2)} ORDER BY ${expression(depth - 2)} ${frame})`;
  }
  function source(depth: number): string {
    const kind = random();
    if (kind < 0.6 || depth <= 0)
      return pick([
        'orders',
        'orders',
        'orders',
        '(SELECT * FROM orders LIMIT 9) few',
        'range(9) t(order_id)',
        `unnest([1, NULL]) t(quantity)`,
      ]);
    if (kind < 0.8) return `(${select(depth - 1)}) AS part`;
    const join = pick([
      'JOIN',
      'LEFT JOIN',
      'FULL JOIN',
      'ASOF JOIN',
      'POSITIONAL JOIN',
      'SEMI JOIN',
      'CROSS JOIN',
    ]);
    return `(SELECT * FROM orders LIMIT 50) a ${join} (SELECT * FROM orders LIMIT 50) b ${/CROSS|POSITIONAL/.test(join) ? '' : `ON ${expression(1)}`}`;
  }
  function select(depth: number): string {
    const parts = [
      `SELECT ${random() < 0.1 ? 'DISTINCT ' : ''}${many(random() < 0.7 ? 1 : 3, () => expression(depth))}`,
    ];
    parts.push(`FROM ${source(depth)}`);
    if (random() < 0.3) parts.push(`WHERE ${expression(depth - 1)}`);
    if (random() < 0.2)
      parts.push(`GROUP BY ${pick(['ALL', '1', 'ROLLUP (1)', 'status', 'GROUPING SETS ((), (1))'])}`);
    if (random() < 0.1) parts.push(`QUALIFY row_number() OVER () < 9`);
    if (random() < 0.2) parts.push(`ORDER BY ${expression(1)} DESC NULLS FIRST`);
    if (random() < 0.3) parts.push(`LIMIT ${pick(['3', '0', '10%', 'NULL'])}`);
    const text = parts.join(' ');
    return random() < 0.1
      ? `${text} ${pick(['UNION ALL', 'EXCEPT', 'INTERSECT', 'UNION BY NAME'])} SELECT ${expression(1)}`
      : text;
  }
  return select(random() < 0.7 ? 1 : 3);
}
