import type { AnswerCheck } from '#kernel/answer.ts';
import type { ColumnProfile } from '#kernel/catalog.ts';
import { isUnitWord } from '../lexicon/units.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { columnOf } from '../model/semantic-model.ts';
import type { ColumnRef, Plan } from '../plan.ts';
import { sqlName } from '../sql/literals.ts';
import type { CheckContext } from './result-checks.ts';

/** Money in several currencies, or quantities in several units, in one sum. */
export async function mixedUnits({ plan, model, run }: CheckContext): Promise<AnswerCheck | null> {
  const measured = plan.measures.flatMap(({ column, aggregate }) =>
    column && ['sum', 'avg', 'median', 'quantile', 'min', 'max', 'stddev', 'corr'].includes(aggregate)
      ? [column]
      : [],
  );
  for (const amount of [...measured, ...rankedBy(plan)]) {
    const { table, profile, label } = columnOf(model, amount);
    const unitColumn = table.profile.columns.find(
      (column) => isUnitColumn(column) && column.distinctCount > 1 && column.type === 'text',
    );
    if (!unitColumn || profile.unit === '%' || amount.table !== plan.root) continue;
    const isUnitFixed = [
      ...plan.where.map((predicate) => ('column' in predicate ? predicate.column.column : '')),
      ...plan.dimensions.map((dimension) => dimension.column.column),
    ].includes(unitColumn.name);
    if (isUnitFixed) continue;
    const counted = await run(
      `SELECT count(DISTINCT ${sqlName(unitColumn.name)}) FROM ${sqlName(table.sqlName)}`,
      plan,
    );
    if (Number(counted.rows[0]?.[0] ?? 0) > 1)
      return {
        id: 'mixed-unit',
        outcome: 'warned',
        detail: `${label} is held in several units (${unitColumn.name}); they are ${measured.includes(amount) ? 'added up' : 'compared'} as if they were one.`,
      };
  }
  return null;
}

/** Numbers that decide which rows a list begins and ends with. */
function rankedBy({ intent, limit, sort, select }: Plan): ColumnRef[] {
  if (intent !== 'records' || limit === null) return [];
  return select.flatMap(({ name, column, formula }) =>
    formula === undefined && sort.some((key) => key.name === name) ? [column] : [],
  );
}

const tradeUnits = new Set(
  `piece pieces pc pcs each ea box boxes carton cartons case cases pallet pallets pack packs dozen bottle bottles bag bags roll rolls
  pair pairs sheet sheets stück stueck stk karton kartons palette paletten packung flasche flaschen sack rolle paar
  unité unités boîte boîtes pièce pièces caja cajas pieza piezas pezzo pezzi stuk stuks doos`.split(/\s+/),
);
const currencies = new Set(Intl.supportedValuesOf('currency'));

function isUnitOfMeasure(value: string): boolean {
  const word = value.trim().toLowerCase();
  return isUnitWord(word) || tradeUnits.has(word) || currencies.has(value.trim()) || /^[$€£¥%]$/.test(word);
}

/** A column called unit may name the units of a business: then most of its values are no measures. HR is no hour there. */
function isUnitColumn({ name, values }: ColumnProfile): boolean {
  const words = lemmasOfName(name);
  const called = words.join(' ');
  if (called === 'unit')
    return values.filter(({ value }) => isUnitOfMeasure(value)).length > values.length / 2;
  return words.includes('currency') || ['uom', 'unit of measure', 'waers'].includes(called);
}
