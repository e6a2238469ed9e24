import type { Continuation } from '#kernel/continuation.ts';
import type { Plan } from '../plan.ts';

/** Nothing of a forecast is drawn by chance; the seed is written down all the same, as with every model. */
const seed = 1;

/** The history of a forecast: the periods that have rows, in the order of time. What comes after them is no matter of SQL. */
export function forecastSql(plan: Plan, groupsSql: (plan: Plan) => string): string {
  const { forecast: _, ...rest } = plan;
  const [time] = plan.dimensions;
  if (!time) return groupsSql(rest);
  const sort: Plan['sort'] = [{ name: time.name, direction: 'ascending' }];
  return groupsSql({ ...rest, sort, fillsPeriods: false });
}

/** How the rows of a plan's statement go on; null of a plan that asks for no forecast. */
export function continuationOf({ forecast, dimensions, measures }: Plan): Continuation | null {
  const [time, ...groups] = dimensions;
  const [measure] = measures;
  if (!forecast || !time?.grain || !measure) return null;
  const { begin, known, until } = forecast;
  return {
    grain: time.grain,
    time: time.name,
    value: measure.name,
    groups: groups.flatMap(({ key, name }) => (key ? [key.column, name] : [name])),
    begin,
    known,
    until,
    seed,
  };
}
