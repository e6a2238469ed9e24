import type { Catalog, CatalogTable, Relation } from '#kernel/catalog.ts';
import { versionsOf } from '../answer/result-checks.ts';
import type { AskContext } from '../ask.ts';
import { readQuestion } from '../read-question.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import { tokenize } from '../text/tokens.ts';
import { areasOf } from './areas.ts';

/** Proposals that are followed by way of trial, one at a time. */
const triedMaximum = 6;
/** The same, all at once: where one alone does not do. */
const togetherMaximum = 12;
/** Each trial reads the question anew; a person waits. */
const trialMs = 2000;

/**
 * The proposed relation without which a question has no reading, and with which it has one. Nothing is answered by it: it is only read
 * whether the question would be, so that a person can be asked. Where two are needed, the first of them. Null where none helps.
 * `isDoubtful` readings count only where there is none at all without a proposal.
 */
export async function helpfulProposal(
  text: string,
  context: AskContext,
  { countsDoubtful }: { countsDoubtful: boolean },
): Promise<Relation | null> {
  const { catalog } = context;
  const proposed = bySpokenWords(text, catalog);
  const givenUpAt = performance.now() + trialMs;
  let best: { relation: Relation; score: number } | null = null;
  for (const relation of proposed.slice(0, triedMaximum)) {
    if (performance.now() > givenUpAt) break;
    const read = await readWith(text, [relation], context, countsDoubtful);
    if (read && read.score > (best?.score ?? Number.NEGATIVE_INFINITY))
      best = { relation, score: read.score };
  }
  if (best || proposed.length < 2 || performance.now() > givenUpAt) return best?.relation ?? null;
  const read = await readWith(text, proposed.slice(0, togetherMaximum), context, countsDoubtful);
  return read?.used[0] ?? null;
}

interface TrialReading {
  score: number;
  /** The proposals that its plan follows. */
  used: Relation[];
}

/** How the question is read where these proposals are followed; null where it is not, or not by them. */
async function readWith(
  text: string,
  proposals: readonly Relation[],
  context: AskContext,
  countsDoubtful: boolean,
): Promise<TrialReading | null> {
  const followed = proposals.map((relation): Relation => ({ ...relation, origin: 'confirmed' }));
  const { proposed: _, ...catalog } = context.catalog;
  const tied = areasOf({ ...catalog, relations: [...catalog.relations, ...followed] }).filter((area) =>
    area.catalog.tables.some(({ sqlName }) => followed.some(({ fromTable }) => fromTable === sqlName)),
  );
  // Models of a trial are not kept: most proposals are decided once and never tried again.
  const trial = {
    ...context,
    catalog: union(
      catalog,
      tied.map((area) => area.catalog),
    ),
    models: new Map(),
  };
  const { readings } = await readQuestion(text, trial);
  const [chosen] = readings;
  const [candidate] = chosen?.search.candidates ?? [];
  if (!chosen || !candidate) return null;
  if (!countsDoubtful && (candidate.isProposed || candidate.isDoubted)) return null;
  const tables = new Set(versionsOf(chosen.model, candidate.plan).map(({ sqlName }) => sqlName));
  const used = proposals.filter(({ fromTable, toTable }) => tables.has(fromTable) && tables.has(toTable));
  return used.length > 0 ? { score: candidate.score, used } : null;
}

function union(catalog: Catalog, parts: readonly Catalog[]): Catalog {
  return {
    ...catalog,
    tables: parts.flatMap(({ tables }) => tables),
    relations: parts.flatMap(({ relations }) => relations),
  };
}

/** The proposals between tables of whose names and columns the question speaks most come first. */
function bySpokenWords(text: string, { tables, proposed = [] }: Catalog): Relation[] {
  const said = new Set(tokenize(text).map((token) => lemmaOf(token.lower)));
  const tableOf = new Map(tables.map((table) => [table.sqlName, table]));
  const spoken = ({ fromTable, toTable }: Relation): number =>
    [fromTable, toTable]
      .map((name) => wordsOf(tableOf.get(name)).intersection(said).size)
      .reduce((sum, count) => sum + count, 0);
  return proposed
    .map((relation) => ({ relation, count: spoken(relation) }))
    .toSorted((left, right) => right.count - left.count)
    .map(({ relation }) => relation);
}

function wordsOf(table: CatalogTable | undefined): Set<string> {
  if (!table) return new Set();
  const names = [table.name, ...table.profile.columns.flatMap(({ name, label }) => [name, label ?? ''])];
  return new Set(names.flatMap((name) => wordsOfName(name).map(lemmaOf)));
}
