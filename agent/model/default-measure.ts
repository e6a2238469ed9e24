import type { CatalogTable } from '#kernel/catalog.ts';
import { remembered } from '../text/remembered.ts';
import { canLookUp } from './join-paths.ts';
import { lemmasWithoutUnits } from './name-phrases.ts';
import { oncePerCatalog } from './once-per-catalog.ts';
import { columnKey, type ModelColumn, type SemanticModel } from './semantic-model.ts';

/**
 * The one place that says which column "revenue", "sales" or "the most" mean when no column is called so.
 * A column of money qualifies by its name and its role; names are graded, and a choice is safe only when its grade is the best alone.
 */
const grades: [RegExp, number][] = [
  [
    /^(revenue|sales|turnover|net sales|net revenue|sales (amount|value|revenue|total)|total (sales|revenue)|weekly sales)$/,
    1,
  ],
  [/\b(revenue|turnover)\b/, 0.95],
  [/^(net (amount|value|total)|(amount|value) net)$/, 0.9],
  [/\bsales\b/, 0.85],
  [
    /^((order|line|item|purchase|invoice|bill|booking|job|sale|check|receipt|ticket|transaction) (amount|total|value)|total (amount|price|value)|grand total|(amount|price|value) total|extend price|line total)$/,
    0.8,
  ],
  [/^(gross (amount|value|total)|amount gross)$/, 0.7],
  [/^(amount|total|subtotal|transaction (amount|value))$/, 0.6],
  [
    /^((amount|sum|total) (award|grant|donate|pledge|invoice|bill)|(award|grant|donate|invoice) (amount|sum|total))$/,
    0.6,
  ],
];
/** Documents about money that was sold before: an invoice repeats an order. */
const secondaryTables =
  /\b(invoice|bill|payment|refund|return|credit|receipt|budget|target|expense|payroll)\b/;

export interface MeasureChoice {
  column: ModelColumn;
  grade: number;
}

/** Candidates for the money measure among these tables, best first. */
export function moneyMeasures(
  model: Pick<SemanticModel, 'columns'>,
  tables: CatalogTable[],
): MeasureChoice[] {
  const choices = tables.flatMap((table) =>
    table.profile.columns.flatMap((profile) => {
      const grade = profile.role === 'additive' ? gradeOf(profile.name, table.name) : 0;
      const column = model.columns.get(columnKey({ table: table.sqlName, column: profile.name }));
      return grade > 0 && column ? [{ column, grade }] : [];
    }),
  );
  return choices.sort((left, right) => right.grade - left.grade);
}

function gradeOf(column: string, table: string): number {
  return isSecondary(table) ? nameGrade(column) * 0.5 : nameGrade(column);
}

/** The same among all tables of a catalog. */
export const allMoneyMeasures = oncePerCatalog((model): readonly MeasureChoice[] =>
  moneyMeasures(model, [...model.tables.values()]),
);

const nameGrade = remembered((column) => {
  const name = lemmasWithoutUnits(column).join(' ');
  return grades.find(([pattern]) => pattern.test(name))?.[1] ?? 0;
});

const isSecondary = remembered((table) => secondaryTables.test(lemmasWithoutUnits(table).join(' ')));

/** The money measure of the catalog, or of what `about` has facts in; null where none stands out. */
export function clearMoneyMeasure(
  model: SemanticModel,
  about: string | null,
): { chosen: ModelColumn; others: ModelColumn[] } | null {
  const [best, second, ...rest] =
    about === null
      ? allMoneyMeasures(model)
      : moneyMeasures(
          model,
          [...model.tables.values()].filter((table) => canLookUp(model, table.sqlName, about)),
        );
  if (!best || (second && second.grade >= best.grade)) return null;
  const others = [second, ...rest].flatMap((choice) =>
    choice && choice.grade >= 0.3 ? [choice.column] : [],
  );
  return { chosen: best.column, others };
}

const goingOut = /\b(cost|spend|spent|expense|debit|purchase|budget)\b/;
const comingIn = /\b(revenue|sales|income|turnover|credit|earnings)\b/;
export const moneyName =
  /\b(amount|cost|charge|spend|spent|paid|total|fee|revenue|sales|debit|expense|value|price|turnover)\b/;

/** The one amount of money of these tables that may have come in, or gone out; null where several may be meant, or none. */
export function moneyMoved(
  model: SemanticModel,
  tables: CatalogTable[],
  way: 'in' | 'out',
): ModelColumn | null {
  const against = way === 'in' ? goingOut : comingIn;
  const amounts = tables.flatMap((table) =>
    table.profile.columns.flatMap((profile) => {
      const name = lemmasWithoutUnits(profile.name).join(' ');
      const isMoney = /^[A-Z]{3}$/.test(profile.unit ?? '') || moneyName.test(name);
      const column = model.columns.get(columnKey({ table: table.sqlName, column: profile.name }));
      const isMoved = profile.role === 'additive' && isMoney && !against.test(name);
      return isMoved && !isForeignFee(table, profile.name) && column ? [column] : [];
    }),
  );
  const [only, ...more] = amounts;
  if (only && more.length === 0) return only;
  const [best, second] = moneyMeasures(model, tables).filter(({ column }) => amounts.includes(column));
  return best && !(second && second.grade >= best.grade) ? best.column : null;
}

const wholes =
  /^((invoice|grand) total|total|total (charge|amount|price|bill|due|paid|cost|fare|fee)|amount (charge|paid|due))$/;

/** Words of a header that say nothing of what the money was for. */
const generalWords = new Set('total net gross amount cost price charge sum overall full'.split(' '));

/** A `permit_fee` of road works is the price of a permit, not of the works: its other words are neither general nor the rows' own. */
export function isForeignFee(table: CatalogTable, column: string): boolean {
  const words = lemmasWithoutUnits(column);
  const rows = new Set(lemmasWithoutUnits(table.name));
  return (
    words.at(-1) === 'fee' && !words.slice(0, -1).every((word) => generalWords.has(word) || rows.has(word))
  );
}

/** What one row costs whoever pays for it, all together: the column that is named as a total, or the only money of the rows. */
export function wholePrice(model: SemanticModel, table: CatalogTable): ModelColumn | null {
  const amounts = table.profile.columns.filter(
    ({ name, role, unit }) =>
      role === 'additive' &&
      !isForeignFee(table, name) &&
      (/^[A-Z]{3}$/.test(unit ?? '') || moneyName.test(lemmasWithoutUnits(name).join(' '))),
  );
  const totals = amounts.filter(({ name }) => wholes.test(lemmasWithoutUnits(name).join(' ')));
  const [only, ...more] = totals.length > 0 ? totals : amounts;
  return only && more.length === 0
    ? (model.columns.get(columnKey({ table: table.sqlName, column: only.name })) ?? null)
    : null;
}

const takings = /^(net|gross|total|takings|revenue|sales|turnover|income)\b/;

/** The only money of the rows, named as what was taken, or their total; null of several, and of amounts such as refunds that are no merit. */
export function onlyTakings(model: SemanticModel, table: CatalogTable): ModelColumn | null {
  const whole = wholePrice(model, table);
  const name = lemmasWithoutUnits(whole?.ref.column ?? '').join(' ');
  if (whole && /^(total|grand total) (charge|price|amount|paid|bill|fare|fee)$/.test(name)) return whole;
  const chosen = moneyMoved(model, [table], 'in');
  const amounts = table.profile.columns.filter(
    ({ role, unit }) => role === 'additive' && /^[A-Z]{3}$/.test(unit ?? ''),
  );
  const isTaken = chosen !== null && takings.test(lemmasWithoutUnits(chosen.ref.column).join(' '));
  return isTaken && amounts.every(({ name }) => name === chosen.ref.column) ? chosen : null;
}
