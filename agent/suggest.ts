import type { Catalog, CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { repeatedIdentifier } from './answer/repeated-things.ts';
import { importDoubts } from './doubts/import-doubts.ts';
import { awaitsChoice } from './doubts/states.ts';
import { moneyMeasures } from './model/default-measure.ts';
import { lookupPaths } from './model/join-paths.ts';
import { phraseWords } from './model/name-phrases.ts';
import {
  buildSemanticModel,
  columnOf,
  type ModelColumn,
  type SemanticModel,
} from './model/semantic-model.ts';
import type { Plan } from './plan.ts';
import { keysAggregated } from './planning/key-amounts.ts';
import { tableWords } from './planning/labels.ts';
import { clearReading } from './sources/read-areas.ts';
import { pluralOf } from './text/plurals.ts';
import { tokenize } from './text/tokens.ts';

/** Questions that this catalog answers: each one was read to a single clear plan before it is offered. */
export function suggestQuestions(catalog: Catalog, count: number): string[] {
  return suggestFor(buildSemanticModel(catalog), count);
}

/** A person's own tables first. With `near`, of each the questions that share words with it come first. */
export function suggestFor(model: SemanticModel, count: number, near = ''): string[] {
  const found: string[] = [];
  const wanted = new Set(tokenize(near).map((token) => token.lemma));
  const shared = (question: string): number =>
    tokenize(question).filter((token) => token.lemma.length > 3 && wanted.has(token.lemma)).length;
  const ordered = tablesByOwner(model).flatMap((tables) => {
    const all = [
      ...new Set([...tables.flatMap(({ starters = [] }) => starters), ...proposals(model, tables)]),
    ];
    if (near === '') return all;
    return all
      .map((question) => ({ question, words: shared(question) }))
      .sort((left, right) => right.words - left.words)
      .map(({ question }) => question);
  });
  const doubted: string[] = [];
  for (const question of new Set(ordered)) {
    if (found.length >= count) break;
    const certainty = certaintyOf(model, question);
    if (certainty === 'clear') found.push(question);
    else if (certainty === 'doubted' && doubted.length < count) doubted.push(question);
  }
  // Where all that can be asked is in doubt, it is better offered than nothing.
  return found.length > 0 ? found : doubted;
}

/** Those of the person, and those of the sample company. */
function tablesByOwner({ catalog }: SemanticModel): CatalogTable[][] {
  return [false, true].map((isSample) =>
    catalog.tables.filter((table) => (table.isSample === true) === isSample),
  );
}

/** By model, for as long as it is kept: whoever is declined once is often declined again, over the same tables. */
const answeredOf = new WeakMap<SemanticModel, Map<string, Certainty>>();

/** Whether a question has one clear plan, and whether its answer would be given with caution for what reading the file doubted. */
type Certainty = 'clear' | 'doubted' | 'none';

function certaintyOf(model: SemanticModel, question: string): Certainty {
  const known = answeredOf.get(model) ?? new Map<string, Certainty>();
  answeredOf.set(model, known);
  const before = known.get(question);
  if (before !== undefined) return before;
  // A pack's own question was asked of such tables before: of two near readings the first is the one that answers.
  const margin = isStarter(model, question) ? 0 : 0.13;
  const reading = clearReading(question, model, '2024-06-15', margin);
  const now = reading === null ? 'none' : isDoubted(model, reading.plan) ? 'doubted' : 'clear';
  known.set(question, now);
  return now;
}

function isStarter({ catalog }: SemanticModel, question: string): boolean {
  return catalog.tables.some(({ starters = [] }) => starters.includes(question));
}

function isDoubted(model: SemanticModel, plan: Plan): boolean {
  const read = [plan.root, ...plan.joins.map(({ to }) => to.table)].map((sqlName) => ({ sqlName }));
  return (
    awaitsChoice(model, plan) ||
    repeatedIdentifier(model, plan) !== null ||
    importDoubts(model, plan, read).needsCaution
  );
}

const offeredBy = new WeakMap<SemanticModel, Set<string>>();

/** Whether a question is one of those that are offered to begin with. */
export function isSuggested(model: SemanticModel, question: string): boolean {
  const offered =
    offeredBy.get(model) ??
    new Set(
      [
        ...model.catalog.tables.flatMap(({ starters = [] }) => starters),
        ...proposals(model, model.catalog.tables),
      ].map((text) => text.toLowerCase()),
    );
  offeredBy.set(model, offered);
  return offered.has(question.trim().toLowerCase());
}

/** One question of each kind for each table in turn, facts first. */
function* proposals(model: SemanticModel, tables: readonly CatalogTable[]): Generator<string> {
  const ordered = tables.toSorted((left, right) => weight(right) - weight(left));
  const series = ordered.map((table) => tableQuestions(model, table));
  const longest = Math.max(0, ...series.map((questions) => questions.length));
  for (let index = 0; index < longest; index += 1)
    for (const questions of series) if (questions[index] !== undefined) yield questions[index] ?? '';
}

function weight(table: CatalogTable): number {
  return (
    table.profile.columns.filter((column) => column.role === 'additive').length * 10 +
    (table.profile.mainDate === null ? 0 : 5)
  );
}

function tableQuestions(model: SemanticModel, table: CatalogTable): string[] {
  const noun = tableWords(table.name);
  const measure = measureName(model, table);
  const categories = table.profile.columns
    .filter((column) => isGroup(column))
    .map((column) => columnOf(model, { table: table.sqlName, column: column.name }).label);
  const looked = lookedUpCategories(model, table);
  const group = looked[0] ?? categories[0];
  const questions: string[] = [];
  // "Total net amount" says so itself.
  const total = measure && (/^total\b/i.test(measure) ? measure : `total ${measure}`);
  if (total && group) questions.push(`What is the ${total} by ${group}?`);
  if (total && table.profile.mainDate !== null) questions.push(`Show the ${total} per month`);
  if (measure && categories[0]) questions.push(`What is the average ${measure} by ${categories[0]}?`);
  const entity = entityOf(model, table);
  if (total && entity) questions.push(`Top 5 ${entity} by ${total}`);
  if (categories[0]) questions.push(`How many ${noun} are there by ${categories[0]}?`);
  questions.push(`How many ${noun} are there?`);
  if (categories[0]) questions.push(`List the different ${pluralOf(categories[0])} of ${noun}`);
  // Of a table whose name is a number or a code nothing else is read.
  questions.push(`How many rows are in the ${table.name} table?`);
  return questions;
}

/** Of rows without the amount an answer warns, so that it is none to begin with. */
function measureName(model: SemanticModel, table: CatalogTable): string | null {
  const columnNamed = (column: string): ModelColumn => columnOf(model, { table: table.sqlName, column });
  const full = [
    ...moneyMeasures(model, [table]).map(({ column }) => column),
    ...table.profile.columns.map(({ name }) => columnNamed(name)),
  ].filter(({ profile }) => profile.role === 'additive' && profile.nullCount === 0);
  return full[0]?.label ?? null;
}

function isGroup(column: ColumnProfile): boolean {
  return (
    (column.role === 'category' || column.role === 'place') &&
    column.distinctCount > 1 &&
    column.distinctCount <= 30
  );
}

function lookedUpCategories(model: SemanticModel, table: CatalogTable): string[] {
  return model.catalog.tables.flatMap((other) => {
    if (other === table || lookupPaths(model, table.sqlName, other.sqlName).length !== 1) return [];
    return other.profile.columns.filter(isGroup).map((column) => phraseWords(column.name).join(' '));
  });
}

function entityOf(model: SemanticModel, table: CatalogTable): string | null {
  const found = model.catalog.tables.find(
    (other) =>
      other !== table &&
      other.profile.displayColumn !== null &&
      lookupPaths(model, table.sqlName, other.sqlName).length === 1,
  );
  return found ? tableWords(found.name) : null;
}

/** Why the plan of an answer over this catalog computes with a key; null where it does not. */
export function keyComputed(catalog: Catalog, plan: Plan): string | null {
  return keysAggregated(buildSemanticModel(catalog), plan);
}
