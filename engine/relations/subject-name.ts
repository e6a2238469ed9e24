import { splitWords, wordSet } from '../profile/words.ts';

/** What people put beside the name of the things when they name a file or a sheet. */
const beside = wordSet(
  'sheet table tabelle blatt feuille hoja export exported extract dump download data dataset list file copy final new old latest raw clean cleaned master backup version ' +
    'jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december',
);
/** `2024`, `v2`, `q3`, `fy25`, `sheet1`. */
const numbered = /^(?:v|q|fy|h|kw|wk|sheet|tabelle|blatt)?\d+$/;

/** What the rows of a table are called after: `customers` of `customers_2024 export (1).csv`, and of a lone `Sheet1` in customers.xlsx. */
export function subjectName(table: string, source: string): string {
  const [own, ofSource] = [table, source].map((name) =>
    splitWords(name).filter((word) => !beside.has(word) && !numbered.test(word)),
  );
  return own?.join(' ') || ofSource?.join(' ') || table;
}
