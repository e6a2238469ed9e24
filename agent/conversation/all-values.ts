import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Plan, Predicate } from '../plan.ts';
import { type Draft, type Refusal, refuse } from '../planning/draft.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import type { Token } from '../text/tokens.ts';
import { draftOfPlan } from './draft-of-plan.ts';

const pattern =
  /^(?:(?:and|but|so|now|ok|okay|then|again|back to|go back to|show|show me|give me|for|across|over|with|of|in) )*all (?:the |of the |our )?([\p{L}-]+)(?: (together|combined|again|instead))?$/u;

type Values = Extract<Predicate, { kind: 'oneOf' }>;

/**
 * "and all segments together" behind an answer about one segment: that condition goes. "Show all channels" tells each of them. Null where the answer
 * before has no such condition.
 */
export function withAllValues(
  model: SemanticModel,
  tokens: readonly Token[],
  previous: Plan,
): Draft | Refusal | null {
  if (isOfAllRows(tokens, previous))
    return refuse(
      'It is not clear whether the conditions of the answer before still hold; ask for it in full.',
    );
  const said = pattern.exec(tokens.map(({ lower }) => lower).join(' '));
  const noun = lemmaOf(said?.[1] ?? '');
  const bound = previous.where.filter(
    (predicate): predicate is Values => predicate.kind === 'oneOf' && isCalled(model, predicate, noun),
  );
  const [only, ...more] = bound;
  const isChanged =
    previous.comparison !== null || previous.forecast || previous.overGroups || previous.placeOf;
  if (!said || !only || more.length > 0 || isChanged) return null;
  const draft = draftOfPlan(previous);
  const where = draft.where.filter((predicate) => predicate !== only);
  const isEach = said[2] === undefined && previous.intent === 'aggregate';
  const isTold = draft.dimensions.some(({ column }) => column.column === only.column.column);
  const dimensions =
    isEach && !isTold
      ? [...draft.dimensions, { column: only.column, grain: null, key: null }]
      : draft.dimensions;
  return { ...draft, where, dimensions };
}

const allRows =
  /^(?:(?:and|but|so|now|ok|okay|then|how|what|about|for|of|across) )+all (?:the |of the |our )?([\p{L}-]+)/u;

/** "how about all orders, per status?" behind an amount of some of them. */
function isOfAllRows(tokens: readonly Token[], { where, root, measures, intent }: Plan): boolean {
  const noun = lemmaOf(allRows.exec(tokens.map(({ lower }) => lower).join(' '))?.[1] ?? '');
  const isCount = measures.some(({ aggregate, column }) => aggregate === 'count' && column === null);
  return (
    where.length > 0 &&
    intent === 'aggregate' &&
    !isCount &&
    noun !== '' &&
    lemmaOf(wordsOfName(root).at(-1) ?? '') === noun
  );
}

function isCalled(model: SemanticModel, { column }: Values, noun: string): boolean {
  const words = wordsOfName(column.column).map(lemmaOf);
  const isTable = wordsOfName(tableOf(model, column.table).name).map(lemmaOf).includes(noun);
  return words.at(-1) === noun || (words.at(-1) === 'name' && (isTable || words.includes(noun)));
}
