import type { Plan } from '../plan.ts';
import type { SourceReadings } from '../sources/read-areas.ts';

/** "show me cancelled orders" behind a number: rows by their name are a question of its own, which no change of a number answers. */
export function isNewList({ readings }: SourceReadings, previous: Plan): boolean {
  const [best] = readings[0]?.search.candidates ?? [];
  const isNamed = best?.parts.nouns.some((noun) => noun.kind === 'table') === true;
  return isNamed && best.plan.intent === 'records' && previous.intent === 'aggregate';
}
