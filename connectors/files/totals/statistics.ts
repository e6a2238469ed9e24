import { type AmountMark, decimalsOf } from './amounts.ts';
import { readColumn, type WatchedRow } from './sums.ts';
import { labelText, readTotalLabel } from './total-words.ts';

type Statistic = (amounts: readonly number[]) => number;

const sorted = (amounts: readonly number[]): number[] => amounts.toSorted((left, right) => left - right);
const mean: Statistic = (amounts) => amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
const median: Statistic = (amounts) => {
  const all = sorted(amounts);
  const middle = all.length / 2;
  return all.length % 2 === 1 ? (all[Math.floor(middle)] ?? 0) : mean(all.slice(middle - 1, middle + 1));
};
const spread =
  (less: 0 | 1): Statistic =>
  (amounts) => {
    const center = mean(amounts);
    const squares = amounts.reduce((sum, amount) => sum + (amount - center) ** 2, 0);
    return Math.sqrt(squares / Math.max(1, amounts.length - less));
  };

/** What rows below a table are called that tell a statistic of it; several ways of taking it where the name leaves them open. */
const statistics: readonly [names: ReadonlySet<string>, ways: readonly Statistic[]][] = [
  [named('max,maximum,highest,hochster wert,hochstwert,massimo,maximo'), [(amounts) => Math.max(...amounts)]],
  [named('min,minimum,lowest,niedrigster wert,tiefstwert,minimo'), [(amounts) => Math.min(...amounts)]],
  [named('median,mediane,mediana,zentralwert'), [median]],
  [
    named('stdev,std,std dev,standard deviation,standardabweichung,stabw,ecart type,desviacion estandar'),
    [spread(1), spread(0)],
  ],
  [named('count,n,number,anzahl,nombre,conteo,aantal'), [(amounts) => amounts.length]],
  [named('range,spannweite'), [(amounts) => Math.max(...amounts) - Math.min(...amounts)]],
];

function named(list: string): ReadonlySet<string> {
  return new Set(list.split(','));
}

/**
 * Rows at the end of a table that tell its largest, its smallest, its middle amount …: by index. Each bears the name of such a statistic and is it in every
 * column that it fills, of the rows above that are none. One alone, of one small column, may be somebody's name and chance.
 */
export function findStatistics(rows: readonly WatchedRow[], mark: AmountMark): number[] {
  let end = rows.length;
  while (end > 0 && isSummary(rows[end - 1])) end -= 1;
  const names = rows.slice(end).map((row) => waysOf(row));
  if (end < 2 || !names.some((ways) => ways.length > 0)) return [];
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, column) => readColumn(rows, column, mark).amounts);
  const found = names.flatMap((ways, at) => {
    const index = end + at;
    const matched = columns.map((amounts, column) => {
      const told = amounts?.[index] ?? Number.NaN;
      const own = [...(amounts?.slice(0, end) ?? [])].filter((amount) => !Number.isNaN(amount));
      if (Number.isNaN(told) || own.length < 2) return null;
      const step = 10 ** -decimalsOf(rows[index]?.cells[column] ?? '', mark);
      return ways.some((way) => Math.abs(way(own) - told) <= step / 2 + 1e-9);
    });
    const isIt = ways.length > 0 && matched.includes(true) && !matched.includes(false);
    return isIt ? [{ index, columns: matched.filter((one) => one === true).length }] : [];
  });
  const others = rows.length - end;
  return found.filter(({ columns: count }) => count >= 2 || others >= 2).map(({ index }) => index);
}

function isSummary(row: WatchedRow | undefined): boolean {
  if (row === undefined) return false;
  return waysOf(row).length > 0 || row.cells.some((cell) => cell !== null && readTotalLabel(cell) !== null);
}

function waysOf({ cells }: WatchedRow): readonly Statistic[] {
  const label = labelText(cells.find((cell) => cell !== null && cell.trim() !== '') ?? '');
  return statistics.find(([names]) => names.has(label))?.[1] ?? [];
}
