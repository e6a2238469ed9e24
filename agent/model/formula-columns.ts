import { columnFormula, type Formula } from '../formula.ts';
import type { NamedFormula } from '../lexicon/formulas.ts';
import { remembered } from '../text/remembered.ts';
import { isDateColumn } from './dating.ts';
import { canLookUp } from './join-paths.ts';
import { lemmasWithoutUnits } from './name-phrases.ts';
import type { ModelColumn, SemanticModel } from './semantic-model.ts';

export interface BuiltFormula {
  formula: Formula;
  /** What a rate of it is a part of. */
  base: { left: Formula; right: Formula };
  isAddable: boolean;
}

/** A well-known amount from the columns of a catalog, or of one table that others describe; null where no two columns stand out. */
export function builtFormula(model: SemanticModel, named: NamedFormula): BuiltFormula | null {
  const found = [...model.tables.values()].flatMap((table) => {
    const left = namedColumn(model, named.left, (column) => column.ref.table === table.sqlName);
    if (!left) return [];
    const right =
      namedColumn(model, named.right, (column) => column.ref.table === table.sqlName && column !== left) ??
      namedColumn(
        model,
        named.right,
        (column) => column.ref.table !== table.sqlName && canLookUp(model, table.sqlName, column.ref.table),
      );
    const built = right ? combined(model, named.kind, left, right) : null;
    return built ? [built] : [];
  });
  // Of a catalog of things and the sales of them, the sales are what amounts are about.
  const addable = found.filter(({ isAddable }) => isAddable);
  const [only, ...more] = addable.length > 0 ? addable : found;
  return only && more.length === 0 ? only : null;
}

function namedColumn(
  model: SemanticModel,
  words: readonly string[],
  isAllowed: (column: ModelColumn) => boolean,
): ModelColumn | null {
  const columns = [...model.columns.values()].filter((column) => isNumeric(column) && isAllowed(column));
  for (const word of words) {
    const [only, ...more] = columns.filter((column) => nameOf(column) === word);
    if (more.length > 0) return null;
    if (only) return only;
  }
  return null;
}

export function isNumeric({ profile }: ModelColumn): boolean {
  return ['integer', 'decimal', 'double'].includes(profile.type) && profile.role !== 'identifier';
}

function nameOf(column: ModelColumn): string {
  return bareName(column.ref.column);
}

const bareName = remembered((header) =>
  lemmasWithoutUnits(header.replaceAll(/[([][^)\]]*[)\]]/g, ' '))
    .filter((word) => !/^(usd|eur|gbp|chf|percent|pct)$/.test(word))
    .join(' '),
);

/** One amount and another of one row. An amount for one piece is taken times the pieces, where rows say how many they are of. */
export function combined(
  model: SemanticModel,
  kind: NamedFormula['kind'],
  left: ModelColumn,
  right: ModelColumn,
): BuiltFormula | null {
  const [one, other] = [columnFormula(left.ref), columnFormula(right.ref)];
  if (kind === 'product') {
    const divisor = [left, right].some(isPercentage) ? 100 : 1;
    const formula: Formula = { kind, left: one, right: other, divisor };
    return { formula, base: { left: one, right: other }, isAddable: true };
  }
  const quantity = quantityOf(model, left);
  const isJoined = left.ref.table !== right.ref.table;
  // What is told once of a thing would be taken off each of its rows.
  if (isJoined && !quantity) return null;
  const [leftEach, rightEach] = [isOfOnePiece(left, quantity), isOfOnePiece(right, quantity)];
  const times = (formula: Formula): Formula =>
    quantity ? { kind: 'product', left: formula, right: columnFormula(quantity.ref), divisor: 1 } : formula;
  if ((leftEach || rightEach) && !quantity)
    return leftEach === rightEach ? difference(left, right, one, other, false) : null;
  // Rows without a date are a list of things, and their prices are no amounts of money that came in.
  const isDated = left.table.profile.columns.some(isDateColumn);
  return difference(left, right, leftEach ? times(one) : one, rightEach ? times(other) : other, isDated);
}

function difference(
  left: ModelColumn,
  right: ModelColumn,
  one: Formula,
  other: Formula,
  isAddable: boolean,
): BuiltFormula {
  const missing = left.profile.nullCount + right.profile.nullCount;
  const rows = left.table.profile.rowCount;
  // A debit or a credit stands in each row, never both.
  const missingIsZero =
    left.profile.nullCount > 0 &&
    right.profile.nullCount > 0 &&
    missing >= rows * 0.9 &&
    missing <= rows * 1.1;
  const formula: Formula = { kind: 'difference', left: one, right: other, missingIsZero };
  return { formula, base: { left: one, right: other }, isAddable };
}

/** A price for one piece: it says so, or it is a price in rows that are of several pieces. */
function isOfOnePiece(column: ModelColumn, quantity: ModelColumn | null): boolean {
  const name = nameOf(column);
  if (/\b(unit|each|per|piece|single)\b/.test(name)) return true;
  if (quantity === null) return false;
  return column.ref.table !== quantity.ref.table || column.profile.role === 'ratio';
}

function quantityOf(model: SemanticModel, column: ModelColumn): ModelColumn | null {
  const found = [...model.columns.values()].filter(
    (other) =>
      other.ref.table === column.ref.table &&
      isNumeric(other) &&
      /^(quantity|qty|number of (unit|piece|item|ticket)|unit|piece|unit sell|quantity (order|sell))$/.test(
        nameOf(other),
      ),
  );
  const [only, ...more] = found;
  return only && more.length === 0 ? only : null;
}

function isPercentage(column: ModelColumn): boolean {
  return (
    column.profile.unit === '%' ||
    (/probab|percent|likelihood|chance/i.test(column.ref.column) && Number(column.profile.max) > 1)
  );
}
