import type { NumberUnit } from '../frames/fragments.ts';
import { converted, type Unit, unitCalled, unitOfHeader } from '../lexicon/units.ts';
import { moneyMeasures } from '../model/default-measure.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { rowAmount } from '../model/row-amounts.ts';
import type { ModelColumn, SemanticModel } from '../model/semantic-model.ts';
import { wordsOfName } from '../text/lemmas.ts';
import type { Draft } from './draft.ts';

export const numericTypes = ['integer', 'decimal', 'double'];

/** "orders over 5000": the one amount of the table that is listed. */
export function subjectOf(model: SemanticModel, draft: Draft): ModelColumn | null {
  const table = draft.entity === null ? undefined : model.tables.get(draft.entity);
  if (!table) return null;
  const [best, second] = moneyMeasures(model, [table]);
  return best && !(second && second.grade >= best.grade) ? best.column : null;
}

/** "how many invoices are above 5k": the amount of the rows that are counted, where the number may be one of them. */
export function countedSubject(model: SemanticModel, draft: Draft, values: number[]): ModelColumn | null {
  const [measure, ...more] = draft.measures;
  if (measure?.aggregate !== 'count' || measure.column !== null || more.length > 0) return null;
  const column = subjectOf(model, { ...draft, entity: measure.entity });
  const { min, max } = column?.profile ?? {};
  const isPossible = values.every((value) => Number(min) < value && value < Number(max));
  return isPossible ? column : null;
}

/** "under $90" of rows that carry one amount of money, price or pay. */
export function moneyColumn(
  model: SemanticModel,
  draft: Draft,
  subject: ModelColumn | null,
): ModelColumn | null {
  if (subject) return subject;
  const columns = [...model.columns.values()].filter(
    (column) =>
      column.ref.table === (draft.entity ?? draft.measures[0]?.entity ?? null) &&
      numericTypes.includes(column.profile.type) &&
      (/^[A-Z]{3}$/.test(column.profile.unit ?? '') ||
        /\b(price|amount|cost|fee|salary|pay|rent|revenue|total|fare|budget|income|wage)\b/.test(
          column.label,
        )),
  );
  const [only, ...more] = columns;
  if (only && more.length === 0) return only;
  const table = model.tables.get(draft.entity ?? draft.measures[0]?.entity ?? '');
  const amount = table ? rowAmount(model, table, lemmasOfName(table.name).at(-1) ?? '') : null;
  // What is for sale has a price and a cost; "under 20 dollars" is said of what is paid for it.
  const [price, ...prices] = columns.filter(({ label }) => /\bprice\b/.test(label));
  const isForSale = !columns.some(({ profile }) => profile.role === 'additive');
  return amount ?? (isForSale && price && prices.length === 0 ? price : null);
}

/** "1.5 hours" is compared only with a column that says it holds hours, or, in its own unit, with one of minutes. */
export function valueInUnit(column: ModelColumn, value: number, unit: NumberUnit): number | null {
  if (unit === null || unit === 'money') return value;
  const words = wordsOfName(column.ref.column);
  if (unit === 'year' && words.includes('age')) return value;
  const own = unitsOf(column);
  if (own.includes(unit)) return value;
  for (const other of own) {
    const told = converted(value, unit, other);
    if (told !== null) return told;
  }
  return null;
}

function unitsOf(column: ModelColumn): Unit[] {
  const words = wordsOfName(column.ref.column);
  return [unitOfHeader(words, column.profile.unit), ...words.map(unitCalled)].filter((unit) => unit !== null);
}

/** "rides over 5 km": the one column of the rows that is told in that unit. */
export function mayBeIn(column: ModelColumn, unit: NumberUnit): boolean {
  return unit === null || unit === 'money' || valueInUnit(column, 1, unit) !== null;
}

/** The one number of the rows that is told in a unit, or in another one of its kind. */
export function columnInUnit(
  model: SemanticModel,
  draft: Pick<Draft, 'entity' | 'measures'>,
  unit: NumberUnit,
): ModelColumn | null {
  if (unit === null || unit === 'money') return null;
  const table = draft.entity ?? draft.measures[0]?.entity ?? draft.measures[0]?.column?.table ?? null;
  const own = [...model.columns.values()].filter(
    ({ ref, profile }) => ref.table === table && numericTypes.includes(profile.type),
  );
  const exact = own.filter((column) => unitsOf(column).includes(unit));
  const [only, ...more] =
    exact.length > 0 ? exact : own.filter((column) => valueInUnit(column, 1, unit) !== null);
  return only && more.length === 0 ? only : null;
}
