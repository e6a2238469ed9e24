import { predicateWords } from '../answer/predicate-words.ts';
import { datingOf } from '../model/dating.ts';
import { canLookUp } from '../model/join-paths.ts';
import { columnKey, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Plan, PlanAssumption, Predicate } from '../plan.ts';
import type { Candidate } from '../planning/search.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import type { AreaReading, SourceReadings } from '../sources/read-areas.ts';

/**
 * The readings of a question of its own behind an answer. Who asked for "revenue by region in 2025" and then for "top 5 customers" may still think
 * of 2025: each reading tells which conditions of the answer before it leaves out.
 */
export function notAsBefore(alone: SourceReadings, previous: Plan): SourceReadings {
  return {
    ...alone,
    readings: alone.readings.map((reading) => {
      const told = (candidate: Candidate): Candidate => {
        const { plan } = candidate;
        const dropped = droppedBy(reading.model, plan, previous);
        if (dropped.length === 0) return candidate;
        const words = dropped.map((each) => wordsOf(reading.model, each)).join(', ');
        const assumption: PlanAssumption = {
          kind: 'not as before',
          chosen: `not only ${words}`,
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

/**
 * The readings of a change of an answer: which conditions of it still hold is told beside each, since whoever names other rows may not think of them any more.
 */
export function asBefore(changed: AreaReading, previous: Plan): AreaReading {
  const told = (candidate: Candidate): Candidate => {
    const { plan } = candidate;
    const now = new Set(plan.where.map((each) => JSON.stringify(each)));
    const kept = conditionsOf(previous).filter((each) => now.has(JSON.stringify(each)));
    // A word that points back says so itself, and a stand-in has told it.
    if (kept.length === 0 || plan.assumptions.some(({ kind }) => kind === 'as before')) return candidate;
    const words = kept.map((each) => wordsOf(changed.model, each)).join(', ');
    const assumption: PlanAssumption = { kind: 'as before', chosen: `only ${words}`, options: [] };
    return { ...candidate, plan: { ...plan, assumptions: [...plan.assumptions, assumption] } };
  };
  return { ...changed, search: { ...changed.search, candidates: changed.search.candidates.map(told) } };
}

/** Conditions that could hold of the rows of the plan as well, and that it puts no others in the place of. */
function droppedBy(model: SemanticModel, plan: Plan, previous: Plan): Predicate[] {
  const own = [...plan.where, ...plan.measures.flatMap(({ where }) => where)];
  const hasTime = plan.forecast !== undefined || own.some(isTime);
  const columns = new Set(columnsOfPredicates(own).map(columnKey));
  const isSpokenOf = (table: string): boolean => table === plan.root || canLookUp(model, plan.root, table);
  const isDated = datingOf(tableOf(model, plan.root)) !== null;
  return conditionsOf(previous).filter((each) => {
    const told = columnsOfPredicates([each]);
    if (!told.every((column) => model.columns.has(columnKey(column)))) return false;
    const couldHold = [...told, ...relatedTables(each)].every(({ table }) => isSpokenOf(table));
    if (isTime(each)) return !hasTime && (isDated || couldHold);
    return couldHold && !told.some((column) => columns.has(columnKey(column)));
  });
}

/** What an answer was about; of two times that were set side by side, both. */
function conditionsOf({ where, measures, comparison }: Plan): Predicate[] {
  if (comparison?.kind !== 'periods') return where;
  const parts = measures.flatMap((measure) => measure.where.filter(isTime));
  return parts.length > 0 ? [...where, { kind: 'any', parts }] : where;
}

function isTime(predicate: Predicate): boolean {
  if (predicate.kind === 'any') return predicate.parts.every(isTime);
  return predicate.kind === 'period' || predicate.kind === 'datePart';
}

function relatedTables(predicate: Predicate): { table: string }[] {
  if (predicate.kind === 'any') return predicate.parts.flatMap(relatedTables);
  return predicate.kind === 'related' || predicate.kind === 'shared' ? [predicate] : [];
}

function wordsOf(model: SemanticModel, predicate: Predicate): string {
  return `${predicate.kind === 'related' ? 'those' : 'where'} ${predicateWords(model, predicate)}`;
}
