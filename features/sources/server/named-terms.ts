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
  engine: Pick<Engine, 'readRows'>,
  { table, profile, told, before }: Telling,
): Promise<Stored> {
  const { metrics = [], filters = [] } = told;
  const fresh: { name: string; texts: { column: string; text: string }[] }[] = [];
  const metricTrees = metrics.map((metric): StoredMetric => {
    const { name, formula } = metric;
    const known = before?.metrics?.find((one) => one.name === name && one.formula === formula);
    // What stands unchanged is not read again: it may rest, and still means what it was taken for.
    if (known) return { ...metric, tree: known.tree };
    const tree = named(name, () => parseMetric(formula, profile));
    fresh.push({ name, texts: textsOfTotal(tree) });
    return { ...metric, tree };
  });
  const filterTrees = filters.map((filter): StoredFilter => {
    const { name, condition } = filter;
    const known = before?.filters?.find((one) => one.name === name && one.condition === condition);
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
