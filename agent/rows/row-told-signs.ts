import type { RowQuery } from './row-query.ts';
import type { RowTable } from './row-table.ts';
import { listWords } from './row-words.ts';

const outcomeWords = new Set(
  'win won wins winning winner lose lost loss losses beat defeated defeat tied draw'.split(' '),
);

/** What the answer itself says of its reading, and what the words ask for that the reading has no part for. */
export function toldSigns(table: RowTable, query: RowQuery, words: string[], told: string): string[] {
  const { shown, where, place, beside, extreme, frequency } = query;
  const signs: string[] = [];
  const note = (is: boolean, sign: string): void => {
    if (is) signs.push(sign);
  };
  const parts = told.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const isOfText = shown.kind === 'column' && !shown.column.isNumeric;
  const isChoice = where.some(({ kind }) => kind === 'either');
  note(
    isOfText && !isChoice && parts.length > 0 && parts.every((part) => words.includes(part)),
    'told was said',
  );
  note(words.includes('who') && isOfText && /\d{3}/.test(told), 'who told by digits');
  const isPlainLookup = !place && !beside && !extreme && !frequency && shown.kind === 'column';
  const isOneTold = !told.includes('\u0000');
  note(isPlainLookup && isOneTold && where.length === 1, 'one row of one condition');
  note(query.said !== null, 'as many as said');
  note(query.isPlural && isOneTold && shown.kind === 'column', 'several asked, one told');
  note(!query.isPlural && !isOneTold, 'one asked, several told');
  const columns = where.flatMap((part) => (part.kind === 'either' ? [] : [part.column]));
  note(
    columns.some((column) => column === table.subject),
    'names the subject',
  );
  note(
    words.some((word) => outcomeWords.has(word)),
    'outcome said',
  );
  note(words.includes('and'), 'and said');
  note(words.includes('both') || words.includes('same'), 'both said');
  note(words.includes(','), 'comma said');
  const by = extreme?.column;
  const gaps = by
    ? by.cells.filter(({ number, text }) => number === null && !(by.isDate && text !== '')).length
    : 0;
  note(gaps > table.totals.size + 1, 'extreme over gaps');
  note(extreme !== null && table.totals.size > 0, 'extreme beside totals');
  note(place !== null && words.some((word) => listWords.has(word)), 'place in the list');
  note(table.subject === null, 'no subject');
  note(shown.kind === 'count' && words.includes('different'), 'different counted');
  note(shown.kind === 'count' && words.includes('times'), 'times counted');
  note(/^\d+$/.test(told) && Number(told) > 100 && shown.kind === 'count', 'hundreds counted');
  return signs;
}

const bounds = [1, 3, 10, 50, 100, 1000];

/** What the answer looks like, whatever was read: a number of which size, a name behind a mark, several lines. */
export function answerSigns(told: string): string[] {
  const signs: string[] = [];
  const note = (is: boolean, sign: string): void => {
    if (is) signs.push(sign);
  };
  if (/^\d+$/.test(told)) for (const bound of bounds) note(Number(told) > bound, `answer over ${bound}`);
  note(/^\d+$/.test(told), 'answer of an integer');
  note(/^\d+\.\d+$/.test(told), 'answer of a decimal');
  note(/^(1[5-9]|20)\d\d$/.test(told), 'answer of a year');
  note(/^\d{4}-\d\d-\d\d/.test(told), 'answer of a date');
  note(/^\d+(st|nd|rd|th)\b/.test(told), 'answer of a place');
  note(/\p{L}.*\d$/su.test(told), 'answer with a number behind');
  note(/^["“]/.test(told), 'quoted answer');
  note(told.includes('\u0000'), 'several answers');
  note(/,/.test(told), 'answer with a comma');
  note(/\n/.test(told), 'answer of several lines');
  note(/[[(]/.test(told), 'answer with brackets');
  note(/[-–]/.test(told), 'answer with a dash');
  note(/:/.test(told), 'answer with a colon');
  return signs;
}
