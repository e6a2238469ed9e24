import { lemmasOfName } from '../model/name-phrases.ts';
import type { Direction } from '../plan.ts';
import type { Ranking } from './rankings.ts';

/** Amounts of which less is better, by what their column is called. */
const harms = new Set(
  `defect failure error fault reject scrap waste complaint return refund churn loss delay downtime outage absence
  accident incident injury death crime fine penalty debt overdue cancellation bounce turnaround breakdown mistake
  ausschuss fehler reklamation retoure verspätung`.split(/\s+/),
);

/** "worst line by defect rate": the one with the most defects. Of costs and prices either side may be told, and is. */
export function isHarm(metric: Ranking['metric']): boolean {
  const column =
    metric.kind === 'column' ? metric.column.ref : metric.kind === 'measure' ? metric.measure.column : null;
  return column !== null && lemmasOfName(column.column).some((word) => harms.has(word));
}

export function opposite(direction: Direction): Direction {
  return direction === 'ascending' ? 'descending' : 'ascending';
}
