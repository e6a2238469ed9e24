import { lemmasOfName } from '../model/name-phrases.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Plan, Predicate } from '../plan.ts';
import { type Draft, type Refusal, refuse } from '../planning/draft.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import type { Token } from '../text/tokens.ts';
import { draftOfPlan } from './draft-of-plan.ts';

const pattern =
  /^(?:(?:and|but|so|now|ok|okay|then|please) )*(?:remove|drop|clear|delete|forget|ignore|lose|without|take (?:away|off|out)|leave out|get rid of) (?:the |that |its )?(.+?)(?: (?:filter|condition|restriction|limit)s?)(?: again| please)*$/u;

const mattering =
  /^(?:(?:and|but|so|now|ok|okay|then|actually) )*(?:the |their |its |that )?([^ ]+(?: [^ ]+){0,2}) (?:does|do) not matter(?: (?:any more|anymore|now|really))?$/u;
const regardless =
  /^(?:(?:and|but|so|now|ok|okay|then|actually) )*(?:regardless of|irrespective of|no matter|never mind|forget about) (?:the |their |its )?([^ ]+(?: [^ ]+){0,2})$/u;

/** "drop the location condition": the same answer without what was said of that column. Null where no condition is spoken of so. */
export function withoutCondition(
  model: SemanticModel,
  tokens: readonly Token[],
  previous: Plan,
): Draft | Refusal | null {
  const words = tokens.flatMap(({ lower }) => (/[\p{L}\p{N}]/u.test(lower) ? [lower] : []));
  const text = words.join(' ');
  const said = [pattern, mattering, regardless].flatMap((each) => each.exec(text)?.[1] ?? [])[0];
  if (said === undefined || isOfAllOrTime.test(said)) return null;
  const called = wordsOfName(said).map(lemmaOf);
  const bound = previous.where.filter((predicate) => isAbout(model, predicate, called));
  const [only, ...more] = bound;
  if (!only || more.length > 0)
    return refuse(
      only
        ? 'It is not clear which of the conditions should be dropped.'
        : 'The answer before has no such condition.',
    );
  const draft = draftOfPlan(previous);
  return { ...draft, where: draft.where.filter((predicate) => predicate !== only) };
}

/** Said of all conditions, or of the time alone: `references.ts` reads those. */
const isOfAllOrTime = /^(?:all|any|all the|date|dates|time|period|date range|time range|time period)$/u;

/** Whether the words call the column of a condition, its table, or one of its values. */
function isAbout(model: SemanticModel, predicate: Predicate, called: readonly string[]): boolean {
  const names = columnsOfPredicates([predicate]).flatMap(({ table, column }) => [
    lemmasOfName(column),
    lemmasOfName(tableOf(model, table).name),
  ]);
  const related =
    predicate.kind === 'related' || predicate.kind === 'shared'
      ? [lemmasOfName(tableOf(model, predicate.table).name)]
      : [];
  const values =
    predicate.kind === 'oneOf'
      ? predicate.values.map((value) => wordsOfName(String(value)).map(lemmaOf))
      : [];
  return [...names, ...related, ...values].some((words) => called.every((word) => words.includes(word)));
}
