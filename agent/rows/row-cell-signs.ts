import { timeColumns } from './row-focus.ts';
import { type RowCondition, type RowQuery, rowsOf } from './row-query.ts';
import { isBlank, type RowColumn, type RowTable } from './row-table.ts';

const few = 2;

/** What the cells say for or against a reading: values that come again, gaps, cells of several things, and the order that the rows stand in. */
export function cellSigns(table: RowTable, query: RowQuery): string[] {
  const rows = rowsOf(table, query.where);
  return [
    ...shownSigns(table, query, rows),
    ...query.where.flatMap((condition) => conditionSigns(table, condition)),
    ...extremeSigns(query, rows),
    ...(query.place || query.beside ? orderSigns(table) : []),
    ...(query.place && isBlock(rows) ? ['place in a block'] : []),
  ];
}

function shownSigns(table: RowTable, { shown }: RowQuery, rows: number[]): string[] {
  const { column, kind } = shown;
  const naming = table.subject ?? table.columns[0];
  const isCount = kind === 'count' && column === null;
  const signs = [
    ...(isCount && naming && repeats(naming, rows) ? ['counts names that repeat'] : []),
    ...(isCount && isBlock(rows) ? ['counts a block'] : []),
  ];
  if (!column) return signs;
  const filled = rows.filter((row) => !isBlank(column.cells[row]?.text ?? ''));
  const isTwin = table.columns.some(
    (other) => other !== column && other.lemmas.some((lemma) => column.lemmas.includes(lemma)),
  );
  return [
    ...signs,
    ...(filled.length < rows.length ? ['shows a column with gaps'] : []),
    ...(column.distinct < table.count - table.totals.size ? ['shows values that repeat'] : []),
    ...(isTwin ? ['shows one of twins'] : []),
    `shows column ${Math.min(few + 1, table.columns.indexOf(column))}`,
  ];
}

function conditionSigns(table: RowTable, condition: RowCondition): string[] {
  if (condition.kind === 'either') return [];
  const { column } = condition;
  const holdsSeveral = column.cells.some(({ text }) => /[,;/\n]| and /.test(text));
  const isTelling = column.distinct >= table.count - table.totals.size;
  return [
    ...(holdsSeveral && !column.isNumeric ? ['condition on cells of several things'] : []),
    ...(isTelling ? ['condition on names'] : []),
    ...(table.columns.indexOf(column) === 0 ? ['condition on the first column'] : []),
    ...(condition.kind === 'cells' && condition.rows.size === 1 ? ['condition of one row'] : []),
  ];
}

function extremeSigns({ extreme }: RowQuery, rows: number[]): string[] {
  if (!extreme) return [];
  const { column, direction } = extreme;
  const keys = rows.flatMap((row) => {
    const cell = column.cells[row];
    const key = column.isDate ? Date.parse(cell?.text ?? '') : (cell?.number ?? Number.NaN);
    return Number.isNaN(key) ? [] : [key];
  });
  const best = direction === 'descending' ? Math.max(...keys) : Math.min(...keys);
  const holdsMore = rows.some((row) =>
    /\d.*[^\d.,]\d/.test(column.isDate ? '' : (column.cells[row]?.text ?? '')),
  );
  return [
    ...(keys.filter((key) => key === best).length > 1 ? ['extreme tied'] : []),
    ...(holdsMore ? ['extreme of cells with several numbers'] : []),
    ...(rows.length <= few ? ['extreme of two'] : []),
    ...(best === 0 ? ['extreme of zero'] : []),
  ];
}

/** How the rows stand: with time, against it, or neither. */
function orderSigns(table: RowTable): string[] {
  const times = timeColumns(table).filter(({ isDate, isNumeric }) => isDate || isNumeric);
  return [...new Set(times.map(orderOf))];
}

function orderOf({ cells, isDate }: RowColumn): string {
  const keys = cells.flatMap(({ text, number }) => {
    const key = isDate ? Date.parse(text) : (number ?? Number.NaN);
    return Number.isNaN(key) ? [] : [key];
  });
  const isSorted = (isRising: boolean): boolean =>
    keys.every(
      (key, at) => at === 0 || (isRising ? key >= (keys[at - 1] ?? key) : key <= (keys[at - 1] ?? key)),
    );
  if (isSorted(true)) return 'rows with time';
  return isSorted(false) ? 'rows against time' : 'rows in no order of time';
}

function repeats({ cells }: RowColumn, rows: number[]): boolean {
  const texts = rows.map((row) => cells[row]?.text.toLowerCase() ?? '');
  return new Set(texts).size < texts.length;
}

/** Whether the rows stand one behind the other. */
function isBlock(rows: number[]): boolean {
  const [first, last] = [rows[0], rows.at(-1)];
  return rows.length > 1 && first !== undefined && last !== undefined && last - first + 1 === rows.length;
}
