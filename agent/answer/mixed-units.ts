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
      (column) =>
        (profile.unitColumn === undefined ? isUnitColumn(column) : column.name === profile.unitColumn) &&
        column.distinctCount > 1 &&
        column.type === 'text',
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

const currencies = new Set(Intl.supportedValuesOf('currency'));

function isUnitOfMeasure(value: string): boolean {
  return isUnitWord(value) || currencies.has(value.trim()) || /^[$€£¥%]$/.test(value.trim());
}

/** A column called unit may name the units of a business: then most of its values are no measures. HR is no hour there. */
function isUnitColumn({ name, values, hasAllValues }: ColumnProfile): boolean {
  const words = lemmasOfName(name);
  const called = words.join(' ');
  if (called === 'unit')
    return !hasAllValues || values.filter(({ value }) => isUnitOfMeasure(value)).length > values.length / 2;
  return words.includes('currency') || ['uom', 'unit of measure', 'waers'].includes(called);
}
