import { type DraftMeasure, isRefusal, measureOn, type Refusal, refuse } from './draft.ts';
import type { Parts } from './parts.ts';

/** Measures that are made of two columns: one total divided by another, or the time from one date to another. */
export function computedMeasures(parts: Parts): DraftMeasure[] | Refusal {
  const quotients = parts.quotients.map(({ numerator, denominator }): DraftMeasure | Refusal =>
    numerator.ref.table === denominator.ref.table
      ? { ...measureOn('sum', numerator.ref), per: { entity: null, column: denominator.ref, isTotal: true } }
      : refuse(
          `${numerator.label} and ${denominator.label} stand in different tables; one cannot be divided by the other yet.`,
        ),
  );
  const durations = parts.durations.map(({ since, until, unit, aggregate }): DraftMeasure | Refusal =>
    since.ref.table === until.ref.table
      ? { ...measureOn(aggregate, until.ref), since: { column: since.ref, unit } }
      : refuse(`${since.label} and ${until.label} are dates of different tables.`),
  );
  const all = [...quotients, ...durations];
  const refused = all.find(isRefusal);
  return refused ?? all.filter((measure): measure is DraftMeasure => !isRefusal(measure));
}
