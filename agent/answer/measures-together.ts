import type { AnswerCheck } from '#kernel/answer.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { columnOf } from '../model/semantic-model.ts';
import type { CheckContext } from './result-checks.ts';

/** What a column is called that says what the number beside it measures. */
const measureHeaders = new Set(
  'kpi kpis metric metrics measure measures indicator indicators kennzahl kennzahlen metrik indicateur indicateurs indicador indicadores indicatore indicatori'.split(
    ' ',
  ),
);
const mostNamed = 3;

/** In a table of one number a row that says beside it what it measures, numbers of different things are taken together. */
export function measuresTogether({ plan, model }: CheckContext): AnswerCheck | null {
  for (const { column, aggregate } of plan.measures) {
    if (!column || column.table !== plan.root || !['sum', 'avg', 'median', 'min', 'max'].includes(aggregate))
      continue;
    const { table, label } = columnOf(model, column);
    const kinds = table.profile.columns.find(
      ({ name, type, distinctCount }) =>
        type === 'text' && distinctCount > 1 && measureHeaders.has(lemmasOfName(name).at(-1) ?? ''),
    );
    if (!kinds) continue;
    const conditions = [...plan.where, ...plan.measures.flatMap(({ where }) => where)];
    const isTold =
      plan.dimensions.some((dimension) => dimension.column.column === kinds.name) ||
      conditions.some((part) => 'column' in part && part.column.column === kinds.name);
    if (isTold) continue;
    const named = kinds.values.slice(0, mostNamed).map(({ value }) => value);
    return {
      id: 'measures-together',
      outcome: 'warned',
      detail: `${label} holds numbers of different kinds (${named.join(', ')}${kinds.distinctCount > named.length ? ', …' : ''}) and takes them together here. Ask for one of them, or by ${kinds.name}.`,
    };
  }
  return null;
}
