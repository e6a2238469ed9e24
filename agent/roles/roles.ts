/**
 * What words that speak of the data do in a question. Of columns: shown, totalled, a condition's, grouped by, sorted by, or ranked by; of tables: counted,
 * ranked by their count, bounded in it, denied, or grouped by; of values and numbers: a condition, a bound of a count, a limit. `none` does nothing more.
 */
export const roles = [
  'none',
  'shown',
  'sum',
  'avg',
  'min',
  'max',
  'different',
  'condition',
  'grouped',
  'ascending',
  'descending',
  'lowest',
  'highest',
  'counted',
  'mostCounted',
  'leastCounted',
  'countBound',
  'denied',
  'denial',
  'limit',
] as const;

export type Role = (typeof roles)[number];

const ofColumns: Role[] = [
  'none',
  'shown',
  'sum',
  'avg',
  'min',
  'max',
  'different',
  'condition',
  'grouped',
  'ascending',
  'descending',
  'lowest',
  'highest',
];
const ofTables: Role[] = [
  'none',
  'grouped',
  'counted',
  'mostCounted',
  'leastCounted',
  'countBound',
  'denied',
];

/** The roles that a mention of this kind (`kindOf`) may have. */
export function rolesOf(kind: string): Role[] {
  const found = new Set<Role>();
  const add = (more: Role[]): void => {
    for (const role of more) found.add(role);
  };
  if (kind.includes('C')) add(ofColumns);
  if (kind.includes('A')) add(['none', 'lowest', 'highest', 'ascending', 'descending']);
  if (kind.includes('T')) add(ofTables);
  if (kind.includes('V')) add(['none', 'condition', 'denial']);
  if (kind.includes('N')) add(['none', 'condition', 'denial', 'countBound', 'limit']);
  if (kind.includes('P') || kind.includes('Q')) add(['none', 'condition', 'denial']);
  return [...found];
}
