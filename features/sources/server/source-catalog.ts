import { createHash } from 'node:crypto';
import type { Engine } from '#engine/index.ts';
import type { Catalog, CatalogTable, Relation, TableProfile } from '#kernel/catalog.ts';
import { systemTitle } from '#kernel/sql-dialect.ts';
import { type SystemNames, systemNamesOf, withSystemNames } from '#kernel/system-names.ts';
import { readJson } from '#platform/db/json-column.ts';
import { applyMeaning, fittingMeaning } from './apply-meaning.ts';
import { isReadOfFile } from './fix-store.ts';
import type { MeaningStore, StoredMeaning, ToldMeaning } from './meaning-store.ts';
import { catalogTerms } from './named-terms.ts';
import { packedAmong, startersOf, withConditions, withPack } from './packs/apply-pack.ts';
import { type PackReading, packFor } from './packs/read-pack.ts';
import { isAcross, isOpen, mayRest, toldOrigin } from './relation-ends.ts';
import type { LiveTableRow, LiveTableStore } from './systems/live-table-store.ts';
import type { RelationRow, TableStore } from './table-store.ts';
import type { KeyProblem } from './told-keys.ts';
import { toldProblem } from './told-relations.ts';

/** The current tables of a workspace with their profiles and relations: what a question is read against. */
export type ReadCatalog = (workspaceId: string, dataSourceIds?: readonly string[] | null) => Promise<Catalog>;

export function createCatalogReader(
  tables: TableStore,
  meanings: MeaningStore,
  engine: Pick<Engine, 'readProfile' | 'versionDirectory'>,
  keyProblem: KeyProblem,
  liveTables: Pick<LiveTableStore, 'list'>,
): ReadCatalog {
  return async (workspaceId, dataSourceIds = null) => {
    const rows = await tables.list(workspaceId, dataSourceIds);
    const live = await liveTables.list(workspaceId, dataSourceIds);
    const sqlNames = new Map([...rows, ...live].map((row) => [row.tableId, row.sqlName]));
    const relations = await tables.listRelations(workspaceId);
    const told = await meanings.current(workspaceId);
    const profiles = new Map<string, TableProfile>();
    const sourceOf = new Map([...rows, ...live].map((row) => [row.tableId, row.dataSourceId]));
    const loadedAnew = new Set(
      rows.filter(({ origin }) => !isReadOfFile(origin)).map(({ dataSourceId }) => dataSourceId),
    );
    const packed = packedAmong([...rows, ...live]);
    const readings: { tableId: string; dataSourceId: string; reading: PackReading | null }[] = [];
    const isProposed = (relation: RelationRow): boolean => isOpen(relation) && isAcross(relation, sourceOf);
    const synced = await Promise.all(
      rows.map(async ({ rowCount: _, origin, isPractice, systemNames, sourceType, ...row }) => {
        const meaning = told.get(row.tableId);
        const measured = await engine.readProfile(workspaceId, row.versionId);
        const names = systemNames === null ? null : readJson<SystemNames>(systemNames);
        const known = loadedAnew.has(row.dataSourceId) ? withoutFixes(measured) : measured;
        const named = names ? withSystemNames(known, names) : known;
        const reading = await packFor(packed({ ...row, sourceType }), named, meaning?.body);
        const profile = withPack(named, reading);
        readings.push({ ...row, reading });
        profiles.set(row.tableId, profile);
        return {
          ...row,
          isSample: row.isSample === 1,
          ...(isPractice === 1 && { isPractice: true }),
          ...(origin === 'predict' && { isComputed: true }),
          ...(profile.columns.some(({ listedApart }) => listedApart !== undefined) && {
            versionDirectory: engine.versionDirectory(workspaceId, row.versionId),
          }),
          profile: meaning ? await toldProfile(workspaceId, row.versionId, profile, meaning.body) : profile,
          ...(systemNames !== null && { namesRevision: revisionOf(systemNames) }),
          synonyms: synonymsOf(names?.table ?? null, reading, meaning),
          ...withConditions(meaning ? catalogTerms(profile, meaning.body) : {}, reading),
          ...(meaning && { meaningRevision: meaning.revision, ...chosenStates(profile, meaning.body) }),
        };
      }),
    );
    for (const { tableId, facts } of live) profiles.set(tableId, facts.profile);
    const staying = await Promise.all(
      live.map(async (row) => {
        const meaning = told.get(row.tableId);
        const reading = await packFor(packed(row), row.facts.profile, meaning?.body);
        readings.push({ ...row, reading });
        return liveCatalogTable(row, reading, meaning);
      }),
    );
    const starters = startersOf(readings);
    return {
      tables: [...synced, ...staying].map((table) => {
        const own = starters.get(table.tableId) ?? [];
        return own.length > 0 ? { ...table, starters: own } : table;
      }),
      relations: relations.flatMap((relation) => (isProposed(relation) ? [] : named(relation))),
      proposed: relations.flatMap((relation) => (isProposed(relation) ? named(relation) : [])),
    };

    /** By the names of its tables; empty where it is not followed, or does not hold for now. */
    function named({ decision, ...relation }: RelationRow): Relation[] {
      const fromTable = sqlNames.get(relation.fromTableId);
      const toTable = sqlNames.get(relation.toTableId);
      if (!fromTable || !toTable || decision === 'rejected') return [];
      if (mayRest({ ...relation, decision }, sourceOf) && toldProblem(relation, profiles) !== null) return [];
      const origin = relation.origin === toldOrigin ? 'confirmed' : (decision ?? relation.origin);
      return [{ ...relation, fromTable, toTable, origin: origin as Relation['origin'] }];
    }
  };

  /** A key that the data do not bear any more, or that could not be looked at, does not count. */
  async function toldProfile(
    workspaceId: string,
    versionId: string,
    profile: TableProfile,
    meaning: StoredMeaning,
  ): Promise<TableProfile> {
    const told = applyMeaning(profile, meaning);
    const { key } = meaning;
    if (!key) return told;
    const problem = await keyProblem(workspaceId, { versionId, profile }, key).catch(() => 'unknown');
    return problem === null ? { ...told, key } : told;
  }
}

/** A table that stays in its system, as it was when it was looked at last. A key that a person told is not proved there, and does not count. */
function liveCatalogTable(
  row: LiveTableRow,
  reading: PackReading | null,
  meaning: ToldMeaning | undefined,
): CatalogTable {
  const { systemName: _, sourceType: __, factsId, facts, measuredAt, isPractice, ...table } = row;
  const { profile: measured, label, ...lying } = facts;
  const profile = withPack(measured, reading);
  return {
    ...table,
    isSample: false,
    ...(isPractice === 1 && { isPractice: true }),
    versionId: factsId,
    version: 0,
    asOf: measuredAt,
    live: { ...lying, system: systemTitle(lying.dialect), measuredAt },
    profile: meaning ? applyMeaning(profile, meaning.body) : profile,
    synonyms: synonymsOf(systemNamesOf({ label, columns: [] }).table, reading, meaning),
    ...withConditions(meaning ? catalogTerms(profile, meaning.body) : {}, reading),
    ...(meaning && { meaningRevision: meaning.revision, ...chosenStates(profile, meaning.body) }),
  };
}

/** What its system calls a table, and what a pack and a person do. */
function synonymsOf(
  title: string | null,
  reading: PackReading | null,
  meaning: ToldMeaning | undefined,
): readonly string[] {
  const known = [...(title === null ? [] : [title]), ...(reading?.described.synonyms ?? [])];
  return [...new Set([...known, ...(meaning?.body.synonyms ?? [])])];
}

/** Names may change while the rows stay. */
function revisionOf(systemNames: string): string {
  return createHash('sha256').update(systemNames).digest('base64url').slice(0, 16);
}

/** What was chosen of columns that are there. */
function chosenStates(profile: TableProfile, meaning: StoredMeaning): Pick<CatalogTable, 'stateChoices'> {
  const { states } = fittingMeaning(profile, meaning);
  if (!states) return {};
  return { stateChoices: Object.entries(states).map(([column, leftOut]) => ({ column, leftOut })) };
}

/** Where the tables come from elsewhere by now, their file is not read again to set anything right. */
function withoutFixes(profile: TableProfile): TableProfile {
  if (!profile.findings) return profile;
  return { ...profile, findings: profile.findings.map(({ fix: _, ...finding }) => finding) };
}

const fillingMaximumMs = 15_000;
const fillingPollMs = 100;

/**
 * The same catalog, but in a workspace that is seconds old it waits until the sample company is there: the first
 * question may come sooner than the first table.
 */
export function waitForFirstTables(
  readCatalog: ReadCatalog,
  isFilling: (workspaceId: string) => Promise<boolean>,
): ReadCatalog {
  return async (workspaceId, dataSourceIds) => {
    const giveUpAt = performance.now() + fillingMaximumMs;
    for (;;) {
      const catalog = await readCatalog(workspaceId, dataSourceIds);
      if (catalog.tables.length > 0 || performance.now() > giveUpAt) return catalog;
      if (!(await isFilling(workspaceId))) return readCatalog(workspaceId, dataSourceIds);
      await new Promise((resolve) => setTimeout(resolve, fillingPollMs));
    }
  };
}
