import type { Parts } from './parts.ts';

/** "…, sorted by the number of shops": by what the groups are chosen for. */
export function isByCount({ key, isByCount: isSaid, isByDate }: Parts['sorts'][number]): boolean {
  if (isByDate) return false;
  return (
    isSaid || (key !== null && 'aggregate' in key && key.aggregate === 'count' && key.noun?.kind === 'table')
  );
}

/** Whether the only number that is asked for is that of the things by whose number is chosen. */
export function isToldCount({ measures, countFilters }: Parts): boolean {
  const [measure, ...more] = measures;
  const [bound] = countFilters;
  return (
    more.length === 0 &&
    measure?.aggregate === 'count' &&
    measure.noun?.kind === 'table' &&
    measure.noun.table === bound?.table
  );
}
