import { anyDate } from '#kernel/catalog.ts';

/** Words of what a person says in an answer: which relation holds, which states count. */
export const relationStrings = {
  statesTitle: 'Choice Kept',
  statesMessage: (table: string, leftOut: readonly string[]) =>
    leftOut.length === 0
      ? `Amounts of ${table} count all states from now on.`
      : `Amounts of ${table} leave out ${leftOut.includes(anyDate) ? 'rows that have such a date' : leftOut.join(', ')} from now on.`,
  statesForgotten: (table: string) => `Nothing is chosen for the states of ${table} any more.`,
  statesFailed: 'The choice could not be kept.',
  relation: (from: string, to: string) => `${from} belongs to ${to}`,
  proposal: (from: string, to: string) => `${from} looks like it leads to ${to}`,
  allInclusion: 'All of the values are found there',
  inclusion: (share: string) => `${share} of the values are found there`,
  decideFailed: 'Failed to save that.',
  decidedTitles: { confirmed: 'Relation Confirmed', rejected: 'Relation Rejected' },
  decidedMessages: {
    confirmed: (relation: string) => `${relation}. Questions follow it from now on.`,
    rejected: (relation: string) => `“${relation}” is not followed, and not proposed again.`,
  },
  takenBackTitle: 'Taken Back',
  takenBackMessage: (relation: string) => `“${relation}” is not followed until you confirm it.`,
  end: (table: string, column: string, source: string | null) =>
    source === null ? `${table}.${column}` : `${table}.${column} of ${source}`,
  turned: (relation: string) => `The other way round: ${relation}.`,
  allFound: (values: string) => `All ${values} values are found.`,
  someFound: (found: string, values: string, rest: string, missing: readonly string[]) =>
    `${found} of ${values} values are found; ${rest} not, such as ${missing.join(', ')}.`,
  rest: (count: number, text: string) => `${text} ${count === 1 ? 'is' : 'are'}`,
  oneToOne: 'Each value occurs once on both sides: one row belongs to one.',
  manyToOne: 'Many rows belong to one.',
} as const;
