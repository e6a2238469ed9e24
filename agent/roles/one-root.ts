import { relatedWords } from '../lexicon/wordnet.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import type { Token } from '../text/tokens.ts';
import { isVerbForm, isVerbStem } from '../text/verbs.ts';

/** So many first letters make a verb and a noun one root: "registered" and `registration`; of the shorter one all but its end. */
const leastShared = 5;

/** Whether a verb and a word of a name are of one root. */
export function isAlike(verb: string, word: string): boolean {
  if (verb === word) return true;
  const shorter = Math.min(verb.length, word.length);
  const least = Math.max(leastShared, shorter - 1);
  return shorter >= leastShared && verb.slice(0, least) === word.slice(0, least);
}

/** Words that tell nothing of what a table or a column is about. */
const empty = new Set(['id', 'name', 'number', 'code', 'type', 'date', 'of', 'in', 'to', 'by', 'the', 'and']);

/** What the tables and columns of a plan are called, word by word. */
export function wordsOfPlan(
  model: SemanticModel,
  {
    root,
    joins,
    select,
    dimensions,
    measures,
    where,
  }: Pick<Plan, 'root' | 'joins' | 'select' | 'dimensions' | 'measures' | 'where'>,
): Set<string> {
  const columns = [
    ...select.map(({ column }) => column),
    ...dimensions.map(({ column }) => column),
    ...measures.flatMap(({ column }) => column ?? []),
    ...columnsOfPredicates([...where]),
  ];
  const tables = [
    root,
    ...joins.map(({ to }) => to.table),
    ...columns.map(({ table }) => table),
    ...where.flatMap((part) => (part.kind === 'related' ? [part.table] : [])),
  ];
  const words = [
    ...[...new Set(tables)].flatMap((table) => lemmasOfName(tableOf(model, table).name)),
    ...columns.flatMap(({ column }) => lemmasOfName(column)),
  ];
  return new Set(words.filter((word) => !empty.has(word)));
}

/** "contacted" is said of a column `contact_staff_id`, and "participants" of a table `participation`. */
export function isOfOneRoot(
  { lower, lemma }: Pick<Token, 'lower' | 'lemma'>,
  words: ReadonlySet<string>,
): boolean {
  const derived = relatedWords(lemma, 'derived');
  if ([lemma, ...derived].some((form) => words.has(form))) return true;
  const verbs = [...(isVerbForm(lower) ? [lemma] : []), ...[lemma, ...derived].filter(isVerbStem)];
  return verbs.some((verb) => [...words].some((word) => isAlike(verb, word)));
}
