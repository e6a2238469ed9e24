import { periodOfNumbers } from '#kernel/header-periods.ts';
import { isMeasureColumn, isNumber } from './nouns.ts';
import type { GroupTerm, Noun, Parts } from './parts.ts';

/** Whether a noun is a column by whose numbers something can be ranked. */
export function isMetric(noun: Noun): boolean {
  return (
    noun.kind === 'column' &&
    (isMeasureColumn(noun.column) ||
      (isNumber(noun.column) && ['ordinal', 'place'].includes(noun.column.profile.role)))
  );
}

export function isMetricTerm(term: GroupTerm): term is Extract<Noun, { kind: 'column' }> {
  return term.kind === 'column' && isMetric(term);
}

/** A column of the numbers of months, quarters or years. */
export function isPeriodNumber(noun: Noun): boolean {
  return noun.kind === 'column' && periodOfNumbers(noun.column.profile) !== null;
}

/** "highest month by visits": a time that is ranked by an amount, and no number whose highest is asked for. */
export function isTimeByAmount(noun: Noun, groups: Parts['groups']): boolean {
  return isPeriodNumber(noun) && groups.some(({ via, terms }) => via === 'by' && terms.some(isMetricTerm));
}
