import type { CatalogTable } from '#kernel/catalog.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import { splitNameOf } from './split-person-names.ts';

const peopleWords = new Set(
  (
    'employee staff worker person people personnel member student teacher patient doctor player driver agent customer ' +
    'client guest user author artist actor singer candidate applicant colleague manager passenger visitor crew'
  ).split(' '),
);
const listWords = new Set('table data list sheet export dataset master info detail directory'.split(' '));
const workWords = /\b(salary|pay|wage|department|contract|job|position|hire|hired|employee|staff)\b/;

/** Whether each row is a person, so that "who" asks for rows: by the table's name, its key, or the name its rows carry. */
export function isAboutPeople(table: CatalogTable): boolean {
  if (splitNameOf(table)) return true;
  const display = table.profile.displayColumn;
  if (display === null) return false;
  const noun = lemmasIn(table.name).findLast((word) => !/^\d+$/.test(word) && !listWords.has(word)) ?? '';
  return (
    peopleWords.has(noun) ||
    (table.profile.key.length === 1 &&
      table.profile.key.flatMap(lemmasIn).some((word) => peopleWords.has(word))) ||
    /^(full|first|last)[ _]name$/i.test(display)
  );
}

/** Words by which people call the rows of such a table, whatever its name is. */
export function peopleNouns(table: CatalogTable): string[] {
  if (!isAboutPeople(table)) return [];
  const columns = table.profile.columns.map((column) => lemmasIn(column.name).join(' ')).join(', ');
  return workWords.test(columns) ? ['person', 'employee', 'staff', 'worker', 'colleague'] : ['person'];
}

function lemmasIn(name: string): string[] {
  return wordsOfName(name).map(lemmaOf);
}
