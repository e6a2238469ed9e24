import type { ColumnProfile, TableFinding, TableProfile } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { hoursUnit } from '#kernel/format-number.ts';
import { unitOfCurrencyColumn } from '../profile/currency-column.ts';
import { isCurrency, unitOfName } from '../profile/units.ts';

/** The units of the columns that two tables make together, and what is doubted of them. */
export interface MetUnits {
  units: [column: string, unit: string][];
  findings: TableFinding[];
}

type Pair = Record<'before' | 'added', ColumnProfile>;
const numbers = new Set<string>(['integer', 'decimal', 'double']);

/**
 * What the numbers of a table and those that are put into it are of. Throws `invalid` where they cannot be added up: amounts of two currencies,
 * kilograms and numbers without a unit. Amounts that name no currency are taken as those of the column, which is told.
 */
export function meetUnits(before: TableProfile, added: TableProfile): MetUnits {
  const met: MetUnits = { units: [], findings: [] };
  // Beside a column of currencies the amounts are of those, whatever either side alone was.
  const [own, other] = [before, added].map(({ columns }) => unitOfCurrencyColumn(columns));
  const isBeside = own !== undefined && other !== undefined && own !== other;
  for (const column of before.columns) {
    const found = added.columns.find(({ name }) => name.toLowerCase() === column.name.toLowerCase());
    const pair = found && { before: column, added: found };
    if (!pair || isEmpty(pair.added, added) || isEmpty(column, before)) {
      const unit = column.unit ?? found?.unit;
      if (unit) met.units.push([column.name, unit]);
    } else if (isBeside && isCurrency(column.unit) && unitOfName(column.name) === null) {
    } else meet(pair, met);
  }
  for (const { name, unit } of added.columns)
    if (unit !== null && !before.columns.some((column) => column.name.toLowerCase() === name.toLowerCase()))
      met.units.push([name, unit]);
  return met;
}

function isEmpty({ nullCount }: ColumnProfile, { rowCount }: TableProfile): boolean {
  return nullCount === rowCount;
}

function meet({ before, added }: Pair, met: MetUnits): void {
  const [unit, other] = [before.unit, added.unit];
  if (!numbers.has(before.type)) return;
  if (unit === other) {
    if (unit !== null) met.units.push([before.name, unit]);
    return;
  }
  const isTold = unit === null || isCurrency(unit) || unit === '%';
  const isText = !numbers.has(added.type);
  const isDoubt = isTold && (unit === null ? isText || isPlainCurrency(other) : other === null);
  if (!isDoubt) throw new AppError('invalid', refusal(before.name, unit, isText ? 'texts' : other));
  if (unit === null && isText) return;
  if (unit !== null) met.units.push([before.name, unit]);
  met.findings.push({
    id: `unit/appended/${before.name}`,
    kind: 'unit',
    level: 'warning',
    column: before.name,
    sentence:
      unit === null
        ? `Rows that were added to column "${before.name}" are in ${other}; those before name no currency. Check that all are of one.`
        : `Rows that were added to column "${before.name}" have no ${unit} mark and are read as ${unit === '%' ? 'percentages' : unit} too. Check one that you know.`,
  });
}

/** Thousands of it beside single ones would be a thousand times too small. */
function isPlainCurrency(unit: string | null): boolean {
  return isCurrency(unit) && unit?.includes(' ') === false;
}

function refusal(name: string, unit: string | null, other: string | null): string {
  return `Column "${name}" holds ${wordsOf(unit)} in the table and ${other === 'texts' ? other : wordsOf(other)} in the file. Together they would say nothing. Write all of them in one unit in the file, or give it a column of its own, and upload it again.`;
}

function wordsOf(unit: string | null): string {
  if (unit === null) return 'numbers without a unit';
  if (unit === '%') return 'percentages';
  return unit === hoursUnit ? 'durations' : unit;
}
