import { predicateWords } from '../answer/predicate-words.ts';
import type { Plan, PlanAssumption } from '../plan.ts';
import type { Candidate } from '../planning/search.ts';
import type { SourceReadings } from '../sources/read-areas.ts';

/** "show me cancelled orders" behind a number: rows by their name are a question of its own, which no change of a number answers. */
export function isNewList({ readings }: SourceReadings, previous: Plan): boolean {
  const [best] = readings[0]?.search.candidates ?? [];
  const isNamed = best?.parts.nouns.some((noun) => noun.kind === 'table') === true;
  return isNamed && best.plan.intent === 'records' && previous.intent === 'aggregate';
}

/** The same readings, that tell which conditions of the answer before they leave out. */
export function notAsBefore(alone: SourceReadings, previous: Plan): SourceReadings {
  return {
    ...alone,
    readings: alone.readings.map((reading) => {
      const told = (candidate: Candidate): Candidate => {
        const { plan } = candidate;
        const known = new Set(plan.where.map((each) => JSON.stringify(each)));
        const dropped =
          plan.root === previous.root
            ? previous.where.filter((each) => !known.has(JSON.stringify(each)))
            : [];
        if (dropped.length === 0) return candidate;
        const words = dropped.map((each) => predicateWords(reading.model, each)).join(', ');
        const assumption: PlanAssumption = {
          kind: 'not as before',
          chosen: `not only where ${words}`,
          options: [],
        };
        return { ...candidate, plan: { ...plan, assumptions: [...plan.assumptions, assumption] } };
      };
      return {
        ...reading,
        search: { ...reading.search, candidates: reading.search.candidates.map(told) },
      };
    }),
  };
}
