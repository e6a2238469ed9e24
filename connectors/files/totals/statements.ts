import { type AmountMark, decimalsOf } from './amounts.ts';
import { readColumn, type WatchedRow } from './sums.ts';
import { labelText } from './total-words.ts';

export interface Statement {
  /** Rows of one name that each add up all rows above which are none of them: by index. */
  running: number[];
  /** Rows that are what the rows above leave, as a profit is of sales and costs. */
  results: number[];
}

/** Words in the names of results: what sales and costs leave. */
const resultWords = new Set(
  `profit loss margin income earnings ebit ebitda ebt result net surplus deficit contribution balance ergebnis gewinn verlust rohertrag
   rohergebnis rohgewinn deckungsbeitrag uberschuss jahresuberschuss betriebsergebnis jahresergebnis saldo netto marge resultat benefice
   utile risultato beneficio resultado resultaat winst lucro zysk wynik vysledek`
    .trim()
    .split(/\s+/),
);
const most = 500;

/**
 * Results among the lines of a statement: rows whose amount is what the rows since the result before add to it or take from it, in every column of
 * amounts. Two of them, or one that is called so; a row of a list is that by chance only.
 */
export function findStatement(rows: readonly WatchedRow[], mark: AmountMark): Statement {
  const none: Statement = { running: [], results: [] };
  if (rows.length < 3 || rows.length > most) return none;
  const width = rows.reduce((count, { cells }) => Math.max(count, cells.length), 0);
  const columns = Array.from({ length: width }, (_, column) => ({
    column,
    ...readColumn(rows, column, mark),
  }));
  const name = columns.find(({ amounts, filled }) => amounts === null && filled >= 0.8 * rows.length)?.column;
  const numeric = columns.flatMap(({ amounts, column }) => (amounts === null ? [] : [{ amounts, column }]));
  if (name === undefined || numeric.length === 0) return none;
  const stepOf = (index: number, column: number): number =>
    10 ** -decimalsOf(rows[index]?.cells[column] ?? '', mark) / 2 + 1e-9;
  const found: { index: number; bits: number }[] = [];
  let before = -1;
  for (let index = 2; index < rows.length; index += 1) {
    const lines = Array.from({ length: index - before - 1 }, (_, at) => before + 1 + at);
    if (lines.length === 0 || (before < 0 && lines.length < 2)) continue;
    const ways = numeric.map(({ amounts, column }) =>
      waysTo(amounts, { index, lines, before }, stepOf(index, column)),
    );
    const told = ways.filter((way) => way !== null);
    const common = [0, 1].filter((sign) => told.length > 0 && told.every((way) => way.includes(sign)));
    if (common.length === 0) continue;
    const [first] = numeric;
    const value = Math.abs(first?.amounts[index] ?? 0);
    found.push({ index, bits: Math.log2(value / (stepOf(index, first?.column ?? 0) * 2) + 1) });
    before = index;
  }
  return judge(
    found,
    rows.map(({ cells }) => labelText(cells[name] ?? '')),
  );
}

/** One result is by chance less likely than one in so many bits, where it is called so; of two that are not it takes more. */
const leastBits = 5;
const leastOfUncalled = 4;

function judge(found: readonly { index: number; bits: number }[], names: readonly string[]): Statement {
  const indexes = found.map(({ index }) => index);
  const labels = new Set(indexes.map((index) => names[index] ?? ''));
  const bits = found.reduce((sum, result) => sum + result.bits, 0);
  const none: Statement = { running: [], results: [] };
  // A name that other rows have too is none of a result: they agree by chance.
  if (labels.has('') || names.some((name, index) => labels.has(name) && !indexes.includes(index)))
    return none;
  // `Net` and `Net` again: what comes twice is no line of its own.
  if (found.length >= 2 && labels.size === 1 && bits >= 2 * leastBits)
    return { running: indexes, results: [] };
  const isCalled = found.some(
    (result) => result.bits >= leastBits && (names[result.index] ?? '').split(' ').some(isResultWord),
  );
  const endsInOne = indexes.at(-1) === names.length - 1;
  const isSure = found.length >= 2 && endsInOne && bits >= leastOfUncalled * found.length + 6;
  return isCalled || isSure ? { running: [], results: indexes } : none;
}

function isResultWord(word: string): boolean {
  return resultWords.has(word) || /(?:ergebnis|gewinn|uberschuss|ertrag vor|marge)$/.test(word);
}

/** How the amount of a row comes of those before: 0 adding the lines, 1 taking them away; null where it tells none. */
function waysTo(
  amounts: Float64Array,
  { index, lines, before }: { index: number; lines: readonly number[]; before: number },
  slack: number,
): number[] | null {
  const value = amounts[index] ?? Number.NaN;
  if (Number.isNaN(value)) return null;
  const filled = lines.map((line) => amounts[line] ?? Number.NaN).filter((amount) => !Number.isNaN(amount));
  const base = before < 0 ? filled[0] : amounts[before];
  const others = before < 0 ? filled.slice(1) : filled;
  if (base === undefined || Number.isNaN(base) || others.length === 0) return [];
  const sum = others.reduce((total, amount) => total + amount, 0);
  // A line of zero leaves what was there: that is no sum.
  if (Math.abs(sum) <= slack) return [];
  return [sum, -sum].flatMap((part, sign) =>
    Math.abs(base + part - value) <= slack * (filled.length + 1) ? [sign] : [],
  );
}
