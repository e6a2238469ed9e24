import type { SemanticModel } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { predicateWords } from './predicate-words.ts';

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** "the first below lighthouse is North Skerry, in the order of the file"; empty where no order was asked for. */
export function rowOrderWords(model: SemanticModel, { rowOrder }: Plan): string {
  if (!rowOrder) return '';
  const { pick, beside, isRun } = rowOrder;
  if (isRun && !beside) return 'one behind the other in the order of the file';
  const anchor = beside?.of.map((predicate) => predicateWords(model, predicate)).join(' and ') ?? '';
  const where = beside === null ? '' : beside.side === 'after' ? ` below ${anchor}` : ` above ${anchor}`;
  // Above a row, the nearest one is the last of those before it.
  const nearest = pick?.at === 1 && beside !== null && pick.fromEnd === (beside.side === 'before');
  const picked = nearest ? 'the next' : pick ? `the ${placeWords(pick)}` : 'those';
  return `${picked}${where} in the order of the file`;
}

function placeWords({ at, fromEnd }: { at: number; fromEnd: boolean }): string {
  return fromEnd ? lastWords(at) : (ordinals[at - 1] ?? `${at}th`);
}

function lastWords(at: number): string {
  return at === 1 ? 'last' : `${ordinals[at - 1] ?? `${at}th`} to last`;
}
