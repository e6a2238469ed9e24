import { columnOf } from '../model/semantic-model.ts';
import type { Guarded } from './guard.ts';

const particles = new Set('in for on at to with into onto from'.split(' '));

const tellingWhich = new Set('whose who'.split(' '));

/** "courses enrolled in by students", "lessons taught by staff whose name is Kim": those who do it are no groups that are told one by one. */
export function doersOfParticle({ lattice: { tokens }, parts }: Guarded): string | null {
  const doers = parts.groups.find(
    ({ from, to, via, terms }) =>
      via === 'by' &&
      terms.some(({ kind }) => kind === 'table') &&
      (particles.has(tokens[from - 1]?.lower ?? '') || tellingWhich.has(tokens[to]?.lower ?? '')),
  );
  return doers ? 'It is not clear whether they are counted together or one by one.' : null;
}

const aboveWords = new Set('manager supervisor boss lead leader head superior'.split(' '));

/** "employees who report to Ann": those below Ann, and not Ann. */
export function reportsToOther({ lattice: { model, tokens }, plan }: Guarded): string | null {
  const at = tokens.findIndex(({ lemma }, index) => lemma === 'report' && tokens[index + 1]?.lower === 'to');
  if (at < 0) return null;
  const isOfAbove = plan.where.some(
    (predicate) =>
      'column' in predicate && columnOf(model, predicate.column).lemmas.some((word) => aboveWords.has(word)),
  );
  const isToldOf = plan.where.some((predicate) => predicate.kind === 'related') || plan.dimensions.length > 0;
  return isOfAbove || isToldOf ? null : 'It is not clear to whom each of them reports.';
}

const units = new Set('day date week month quarter year time'.split(' '));

/** "when is the last day any resident moved in": the last one of all, and no time before today. */
export function lastOfAll({ lattice: { tokens }, parts }: Guarded): string | null {
  const said = parts.periods.find(
    ({ from }) =>
      tokens[from - 1]?.lower === 'the' &&
      tokens[from]?.lower === 'last' &&
      units.has(tokens[from + 1]?.lower ?? '') &&
      ['is', 'was'].includes(tokens[from - 2]?.lower ?? ''),
  );
  return said ? 'It is not clear whether the last one of all is meant.' : null;
}

/** "on what day was the order placed": the date of one row, and no number for each day. */
export function dayOfDeed({ lattice: { tokens }, plan }: Guarded): string | null {
  const isCounted = plan.measures.every(({ aggregate }) => aggregate.startsWith('count'));
  const isOfTime = plan.dimensions.some(({ grain }) => grain !== null) && plan.limit === null;
  if (!isCounted || !isOfTime) return null;
  const isAsked = tokens.some(
    ({ lower }, at) =>
      ['what', 'which'].includes(lower) &&
      units.has(tokens[at + 1]?.lower ?? '') &&
      ['was', 'is', 'did', 'does'].includes(tokens[at + 2]?.lower ?? '') &&
      ['the', 'this', 'that'].includes(tokens[at + 3]?.lower ?? ''),
  );
  return isAsked ? 'It is not clear whether a date or a number for each date is asked for.' : null;
}

/** "the years shared by members of A and B": what both have, and not what one of them has. */
export function sharedByBoth({ lattice: { tokens }, plan }: Guarded): string | null {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      (lower === 'shared' && tokens[index + 1]?.lower === 'by') ||
      (lower === 'common' && tokens[index + 1]?.lower === 'to'),
  );
  const isOfSeveral = at >= 0 && tokens.slice(at + 2).some(({ lower }) => ['and', 'or'].includes(lower));
  const each = plan.where.filter(({ kind }) => kind === 'related' || kind === 'shared');
  return isOfSeveral && each.length < 2 ? 'It is not clear what both of them have.' : null;
}
