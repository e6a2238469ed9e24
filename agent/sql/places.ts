import type { Plan } from '../plan.ts';
import { sqlLiteral, sqlName } from './literals.ts';

/** Name of the column that tells a place; another where a column of the data is called so. */
export function placeName({ dimensions, measures }: Pick<Plan, 'dimensions' | 'measures'>): string {
  const isTaken = [...dimensions, ...measures].some(({ name }) => name === 'place');
  return isTaken ? 'place_among_all' : 'place';
}

/** The place of one group among all: those that stand alike share a place. */
export function placeSql(plan: Plan, groupsSql: (plan: Plan) => string): string {
  const { placeOf, ...rest } = plan;
  const [dimension] = plan.dimensions;
  const [measure] = plan.measures;
  const [sort] = plan.sort;
  if (placeOf === undefined || !dimension || !measure) return groupsSql(rest);
  const inner = groupsSql({ ...rest, sort: [] })
    .replace(/\nORDER BY [^\n]*$/, '')
    .replaceAll('\n', '\n  ');
  const order = `${sqlName(measure.name)}${sort?.direction === 'ascending' ? '' : ' DESC'} NULLS LAST`;
  const place = `rank() OVER (ORDER BY ${order}) AS ${sqlName(placeName(plan))}`;
  return [
    `WITH grouped AS (\n  ${inner}\n),`,
    `ranked AS (\n  SELECT\n    *,\n    ${place}\n  FROM grouped\n)`,
    `SELECT *\nFROM ranked\nWHERE ${sqlName(dimension.name)} = ${sqlLiteral(placeOf)}`,
  ].join('\n');
}
