import {
  filterNameProblem,
  filterProblem,
  metricProblem,
  nameProblem,
  parseCondition,
  parseMetric,
  textsOfCondition,
  textsOfTotal,
} from '#agent/index.ts';
import type { Engine } from '#engine/index.ts';
import type { CatalogTable, TableProfile } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { TableMeaning } from '../contract.ts';
import type { StoredFilter, StoredMeaning, StoredMetric } from './meaning-store.ts';
import { sourcesServerStrings as strings } from './strings.ts';

type Stored = Pick<StoredMeaning, 'metrics' | 'filters'>;

interface Telling {
  table: { workspaceId: string; versionId: string; name: string; synonyms: readonly string[] };
  /** As people want it read: formulas may name columns by what people call them. */
  profile: TableProfile;
  told: Pick<TableMeaning, 'metrics' | 'filters'>;
  before: Stored | undefined;
}

/** Metrics and filters as they are kept. Throws `invalid`, naming the one that cannot be read and what to write instead. */
export async function readTerms(
  engine: Pick<Engine, 'readRows' | 'findTexts'>,
  telling: Telling,
): Promise<Stored> {
  const { table, told, before } = telling;
  const { metrics = [], filters = [] } = told;
  const profile = await withValuesTold(engine, telling);
  const fresh: { name: string; texts: { column: string; text: string }[] }[] = [];
  const metricTrees = metrics.map((metric): StoredMetric => {
    const { name, formula } = metric;
    const known = standing(before?.metrics, metric, 'formula');
    // What stands unchanged is not read again: it may rest, and still means what it was taken for.
    if (known) return { ...metric, tree: known.tree };
    const tree = named(name, () => parseMetric(formula, profile));
    fresh.push({ name, texts: textsOfTotal(tree) });
    return { ...metric, tree };
  });
  const filterTrees = filters.map((filter): StoredFilter => {
    const { name, condition } = filter;
    const known = standing(before?.filters, filter, 'condition');
    if (known) return { ...filter, tree: known.tree };
    const tree = named(name, () => parseCondition(condition, profile));
    for (const called of namesOf(filter)) {
      const problem = filterNameProblem(called, { ...table, profile }, tree);
      if (problem !== null) throw new AppError('invalid', problem);
    }
    fresh.push({ name, texts: textsOfCondition(tree) });
    return { ...filter, tree };
  });
  requireOwnNames({ ...table, profile }, [...metricTrees, ...filterTrees], before);
  for (const { name, texts } of fresh) await requireValues(engine, table, profile, name, texts);
  return {
    ...(metricTrees.length > 0 && { metrics: metricTrees }),
    ...(filterTrees.length > 0 && { filters: filterTrees }),
  };
}

/**
 * The profile, naming also those values of columns with many that the terms speak of or are called by: a profile names the most
 * frequent ones alone.
 */
async function withValuesTold(
  engine: Pick<Engine, 'findTexts'>,
  { table: { workspaceId, versionId }, profile, told: { metrics = [], filters = [] }, before }: Telling,
): Promise<TableProfile> {
  const columns = profile.columns.filter(({ type, hasAllValues }) => type === 'text' && !hasAllValues);
  if (columns.length === 0) return profile;
  const spoken = [
    ...metrics
      .filter((metric) => !standing(before?.metrics, metric, 'formula'))
      .flatMap(({ name, formula }) => textsOfTotal(named(name, () => parseMetric(formula, profile)))),
    ...filters
      .filter((filter) => !standing(before?.filters, filter, 'condition'))
      .flatMap(({ name, condition }) =>
        textsOfCondition(named(name, () => parseCondition(condition, profile))),
      ),
  ];
  const known = new Set([...(before?.metrics ?? []), ...(before?.filters ?? [])].flatMap(namesOf));
  const names = [...metrics, ...filters].flatMap(namesOf).filter((name) => !known.has(name));
  const found = await engine.findTexts(workspaceId, versionId, {
    columns: columns.map(({ name }) => name),
    texts: [...new Set([...spoken.map(({ text }) => text), ...names.flatMap(beginningsOf)])],
  });
  return {
    ...profile,
    columns: profile.columns.map((column) => {
      const listed = new Set(column.values.map(({ value }) => value));
      const own = found.filter((one) => one.column === column.name && !listed.has(one.value));
      if (own.length === 0) return column;
      return { ...column, values: [...column.values, ...own.map(({ value }) => ({ value, rows: 1 }))] };
    }),
  };
}

/** What was told before in the same words. */
function standing<K extends string, S extends Record<K | 'name', string>>(
  before: readonly S[] | undefined,
  told: Record<K | 'name', string>,
  words: K,
): S | undefined {
  return before?.find((one) => one.name === told.name && one[words] === told[words]);
}

/** "active job" may be called after a value "active" of the jobs. */
function beginningsOf(name: string): string[] {
  const words = name.split(/[\s_]+/);
  return words.map((_, index) => words.slice(0, index + 1).join(' '));
}

/** For the agent: with the reason where one cannot be used for now. */
export function catalogTerms(
  profile: TableProfile,
  { metrics = [], filters = [] }: Stored,
): Pick<CatalogTable, 'metrics' | 'filters'> {
  return {
    ...(metrics.length > 0 && {
      metrics: metrics.map(({ name, synonyms, formula, unit, tree }) => ({
        name,
        synonyms,
        text: formula,
        unit,
        tree,
        problem: metricProblem(tree, profile),
      })),
    }),
    ...(filters.length > 0 && {
      filters: filters.map(({ name, synonyms, condition, tree }) => ({
        name,
        synonyms,
        text: condition,
        tree,
        problem: filterProblem(tree, profile),
      })),
    }),
  };
}

export function termProblems(profile: TableProfile, stored: Stored = {}): Record<string, string> {
  const { metrics = [], filters = [] } = catalogTerms(profile, stored);
  return Object.fromEntries(
    [...metrics, ...filters].flatMap(({ name, problem }) => (problem === null ? [] : [[name, problem]])),
  );
}

/** As they were written. */
export function toldTerms({ metrics, filters }: Stored = {}): Pick<TableMeaning, 'metrics' | 'filters'> {
  return {
    ...(metrics && { metrics: metrics.map(({ tree: _, ...metric }) => metric) }),
    ...(filters && { filters: filters.map(({ tree: _, ...filter }) => filter) }),
  };
}

/** Runs a reading; what it refuses is told with the name that it is of. */
function named<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError) throw new AppError(error.code, strings.termOf(name, error.message));
    throw error;
  }
}

function requireOwnNames(
  table: Pick<CatalogTable, 'name' | 'synonyms' | 'profile'>,
  terms: readonly (StoredMetric | StoredFilter)[],
  before: Stored | undefined,
): void {
  const known = new Set([...(before?.metrics ?? []), ...(before?.filters ?? [])].flatMap(namesOf));
  // A value that came with newer data takes no name away; what is unclear then is asked back.
  const withoutValues = {
    ...table,
    profile: {
      ...table.profile,
      columns: table.profile.columns.map((column) => ({ ...column, values: [] })),
    },
  };
  const taken: string[] = [];
  for (const name of terms.flatMap(namesOf)) {
    const problem = nameProblem(name, known.has(name) ? withoutValues : table, taken);
    if (problem !== null) throw new AppError('invalid', problem);
    taken.push(name);
  }
}

function namesOf({ name, synonyms }: { name: string; synonyms: string[] }): string[] {
  return [name, ...synonyms];
}

/** Texts of columns with too many values to be listed are looked for in the rows. */
async function requireValues(
  engine: Pick<Engine, 'readRows'>,
  { workspaceId, versionId }: Telling['table'],
  { columns }: TableProfile,
  name: string,
  texts: readonly { column: string; text: string }[],
): Promise<void> {
  for (const { column, text } of texts) {
    const profile = columns.find((one) => one.name === column);
    if (profile?.type !== 'text' || profile.values.some(({ value }) => value === text)) continue;
    const { matchingRows } = await engine.readRows({
      workspaceId,
      versionId,
      offset: 0,
      limit: 1,
      filters: [{ kind: 'equals', column, text }],
    });
    if (matchingRows === 0)
      throw new AppError('invalid', strings.termOf(name, strings.termValueUnknown(text, column)));
  }
}
