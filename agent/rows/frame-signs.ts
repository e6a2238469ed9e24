import type { QueryResult } from '#kernel/catalog.ts';
import type { Plan, Predicate } from '../plan.ts';
import type { Candidate } from '../planning/search.ts';
import { lemmaOf } from '../text/lemmas.ts';

/** How far apart the best two readings of the frames have to be for the first to be clear (`ambiguityMargin` of ask.ts). */
const margin = 0.13;
const lowestScore = -3;
const highestScore = 12;

/** All that speaks for or against what the frames read of a table that is called nothing, for the same judge as the readings by rows. */
export function frameSigns(
  candidate: Candidate,
  next: Candidate | undefined,
  result: QueryResult,
  words: string[],
): string[] {
  const { plan, score, isProposed } = candidate;
  const step = Math.max(lowestScore, Math.min(highestScore, Math.floor(score)));
  return [
    'frames',
    `frames ${plan.intent}`,
    `frames score ${step}`,
    ...measureSigns(plan),
    ...plan.where.flatMap(conditionSigns),
    `frames conditions ${Math.min(3, plan.where.length)}`,
    ...rankSigns(plan, result),
    ...plan.assumptions.map(({ kind }) => `frames assume ${kind}`),
    ...sourceSigns(candidate),
    ...(isProposed ? ['frames propose'] : []),
    ...(next && score - next.score < margin ? ['frames unclear'] : []),
    ...wordSigns(plan, words),
    ...(result.rows.length > 1 && plan.limit === null && asksForOne(words)
      ? ['one asked, several told']
      : []),
  ];
}

function measureSigns({ measures, dimensions, select, having, share, comparison }: Plan): string[] {
  return [
    ...measures.map(({ aggregate, column }) => `frames ${aggregate}${column ? ' of a column' : ''}`),
    ...measures.flatMap(({ per, where, formula }) => [
      ...(per ? ['frames per'] : []),
      ...(where.length > 0 ? ['frames conditions of a measure'] : []),
      ...(formula ? ['frames formula'] : []),
    ]),
    `frames groups ${dimensions.length}`,
    `frames columns ${select.length}`,
    ...(having ? ['frames having'] : []),
    ...(share ? ['frames share'] : []),
    ...(comparison ? ['frames comparison'] : []),
  ];
}

function conditionSigns(condition: Predicate): string[] {
  const isDenied = 'negated' in condition && condition.negated;
  return [`frames ${condition.kind}`, ...(isDenied ? ['frames denied'] : [])];
}

function rankSigns({ limit, sort }: Plan, result: QueryResult): string[] {
  const [first] = result.columns;
  const direction = sort[0]?.direction;
  return [
    ...(limit ? ['frames ranked', limit.count === 1 ? 'frames first' : 'frames several'] : []),
    ...(limit && result.rows.length > limit.count ? ['frames tied'] : []),
    ...(direction ? [`frames ${direction}`] : []),
    ...(first ? [`frames show ${first.type}`] : []),
    ...(result.rows.length === 0 ? ['told nothing'] : []),
  ];
}

function sourceSigns({ parts }: Candidate): string[] {
  return parts.filters.flatMap((filter) =>
    filter.kind === 'values'
      ? filter.values.map(({ source }) => `frames value ${source}`)
      : [`frames filter ${filter.kind}`],
  );
}

const differing = new Set(['different', 'distinct', 'unique']);
const things = new Set(['which', 'who', 'whom', 'whose']);

function wordSigns({ measures, dimensions }: Plan, words: string[]): string[] {
  const isNumber = measures.length > 0 && dimensions.length === 0;
  return [
    ...(words.some((word) => differing.has(word)) ? ['frames of different'] : []),
    ...(isNumber && words.some((word) => things.has(word)) ? ['frames number of a thing'] : []),
    ...(words.includes('than') ? ['frames beside than'] : []),
    ...(words.includes('total') ? ['frames beside total'] : []),
  ];
}

/** "name a team", "what date": one was asked for, though several are found. */
function asksForOne(words: string[]): boolean {
  const opening = words.slice(0, 4);
  if (opening.some((word) => word === 'a' || word === 'an' || word === 'one')) return true;
  const at = opening.findIndex((word) => word === 'what' || word === 'which');
  const noun = words[at + 1];
  return at >= 0 && noun !== undefined && lemmaOf(noun) === noun && !/^(are|were|of|the)$/.test(noun);
}
