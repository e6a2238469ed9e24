import { distance } from 'fastest-levenshtein';
import type { CatalogTable } from '#kernel/catalog.ts';
import { canLookUp } from '../model/join-paths.ts';
import { columnOf, type ModelColumn, type SemanticModel } from '../model/semantic-model.ts';
import { foldAccents } from '../model/value-index.ts';
import { plainText } from './disclosure.ts';
import { type Problem, problem } from './problem.ts';

const nearestCount = 3;

/** A name in the form in which two spellings of it are equal: a model may change case, blanks and underscores. */
export function nameKey(name: string): string {
  return foldAccents(plainText(name))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '');
}

/** The names nearest to a text, best first. */
export function nearestOf(text: string, names: readonly string[]): string[] {
  const key = nameKey(text);
  const far = (name: string): number => {
    const other = nameKey(name);
    const isPart = key !== '' && other !== '' && (other.includes(key) || key.includes(other));
    return distance(key, other) / Math.max(key.length, other.length, 1) - (isPart ? 0.5 : 0);
  };
  return [...new Set(names)].sort((left, right) => far(left) - far(right)).slice(0, nearestCount);
}

/** Tables that a name may mean, among all of the catalog. */
export function tablesNamed(tables: readonly CatalogTable[], name: string): CatalogTable[] {
  const exact = tables.filter(({ sqlName }) => sqlName === name);
  if (exact.length > 0) return exact;
  const key = nameKey(name);
  const bySql = tables.filter(({ sqlName }) => nameKey(sqlName) === key);
  return bySql.length > 0 ? bySql : tables.filter(({ name: own }) => nameKey(own) === key);
}

/** The column that a name means for rows of `root`: its own first, then of the tables that can be looked up from it. */
export function resolveColumn(model: SemanticModel, root: string, text: string): ModelColumn | Problem {
  const dot = text.lastIndexOf('.');
  const whole = columnsCalled(model, root, text);
  const [tableText, columnText] = dot > 0 ? [text.slice(0, dot), text.slice(dot + 1)] : [null, text];
  const named = tableText === null ? [] : tablesNamed([...model.tables.values()], tableText);
  const found =
    named.length > 0 ? named.flatMap(({ sqlName }) => called(columnsOf(model, sqlName), columnText)) : whole;
  const [only, ...more] = found;
  if (only && more.length === 0) return only;
  const names = [...model.columns.values()]
    .filter(({ ref }) => ref.table === root || canLookUp(model, root, ref.table))
    .map(qualifiedName);
  if (!only)
    return problem('unknownColumn', `There is no column ${plainText(text)}.`, nearestOf(text, names));
  return problem(
    'ambiguousColumn',
    `${plainText(text)} is a column of several tables; say which.`,
    found.slice(0, 5).map(qualifiedName),
  );
}

function columnsCalled(model: SemanticModel, root: string, text: string): ModelColumn[] {
  const own = called(columnsOf(model, root), text);
  if (own.length > 0) return own;
  return called(
    [...model.columns.values()].filter(({ ref }) => ref.table !== root && canLookUp(model, root, ref.table)),
    text,
  );
}

/** By the header, else by the words that a person gave it. */
function called(columns: ModelColumn[], text: string): ModelColumn[] {
  const exact = columns.filter(({ ref }) => ref.column === text);
  if (exact.length > 0) return exact;
  const key = nameKey(text);
  const byName = columns.filter(({ ref }) => nameKey(ref.column) === key);
  return byName.length > 0 ? byName : columns.filter(({ label }) => nameKey(label) === key);
}

function columnsOf(model: SemanticModel, sqlName: string): ModelColumn[] {
  const columns = model.tables.get(sqlName)?.profile.columns ?? [];
  return columns.map(({ name }) => columnOf(model, { table: sqlName, column: name }));
}

export function qualifiedName({ ref }: Pick<ModelColumn, 'ref'>): string {
  return `${plainText(ref.table)}.${plainText(ref.column)}`;
}
