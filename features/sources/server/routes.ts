import type { Engine } from '#engine/index.ts';
import type { Notify } from '#features/notifications/contract.ts';
import type { TableProfile } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { dayIn } from '#platform/clock.ts';
import { answerWithEvents } from '#platform/http/event-stream.ts';
import type { HandlerInput, Handlers } from '#platform/http/mount.ts';
import {
  type RowFilter,
  rowFiltersSchema,
  type Source,
  type SourceType,
  type SourceWithTables,
  type sourcesEndpoints,
  type UploadResponse,
} from '../contract.ts';
import { previewRows } from '../limits.ts';
import { applyMeaning } from './apply-meaning.ts';
import { noAuthentication, presentAuthentication } from './authentication.ts';
import { redactConfiguration } from './configuration.ts';
import { canFix, type FixRouteParts, fixHandlers } from './fix-routes.ts';
import { type MeaningRouteParts, meaningHandlers } from './meaning-routes.ts';
import type { ToldMeaning } from './meaning-store.ts';
import { withNamingColumns } from './naming-columns.ts';
import { proposeRelations } from './propose-relations.ts';
import { contentLengthOf } from './receive-file.ts';
import { type RelationRouteParts, relationHandlers } from './relation-routes.ts';
import {
  joinSettings,
  mergeSourceSettings,
  type SourceSettings,
  settingsToTest,
  splitSettings,
} from './source-settings.ts';
import type { SourceRow } from './source-store.ts';
import { sourcesServerStrings } from './strings.ts';
import type { LiveTableRow } from './systems/live-table-store.ts';
import { type OpenSystemParts, requireSystem } from './systems/open-system.ts';
import { type PracticeSystems, practiceHandlers } from './systems/practice.ts';
import { presentLive, previewLive } from './systems/present-live.ts';
import type { SystemSource } from './systems/system-reader.ts';
import { type SystemRouteParts, systemHandlers } from './systems/system-routes.ts';
import { type WithLiveParts, withLiveTables } from './systems/tables-with-live.ts';
import type { TableRow } from './table-store.ts';
import { tellOfUpload, tellWaiting } from './tell-of-upload.ts';
import { type TestParts, testAuthentication } from './test-authentication.ts';
import { acceptUpload, createSampleSource, type UploadParts } from './upload.ts';
import { type VersionRouteParts, versionHandlers } from './version-routes.ts';

export interface SourcesParts
  extends UploadParts,
    VersionRouteParts,
    FixRouteParts,
    MeaningRouteParts,
    RelationRouteParts,
    TestParts,
    Pick<OpenSystemParts, 'connectionSettings'>,
    Omit<SystemRouteParts, 'requireSystem'>,
    Pick<WithLiveParts, 'queryFor'> {
  notify: Notify;
  practice: PracticeSystems;
  engine: VersionRouteParts['engine'] &
    RelationRouteParts['engine'] &
    MeaningRouteParts['engine'] &
    Pick<Engine, 'summarizeColumn'>;
}

type UploadInput = HandlerInput<(typeof sourcesEndpoints)['uploadFile']>;

export function sourcesHandlers(parts: SourcesParts): Handlers<typeof sourcesEndpoints> {
  const { sources, tables, engine, seal, clock, practice } = parts;
  return {
    ...versionHandlers(parts),
    ...meaningHandlers({ ...parts, ...withLiveTables(parts) }),
    ...relationHandlers({ ...parts, ...withLiveTables(parts) }),
    ...fixHandlers(parts),
    ...practiceHandlers(parts),
    ...systemHandlers({
      ...parts,
      requireSystem: async (workspaceId, id) => (await requireSystem(parts, workspaceId, id)).source,
    }),
    async list({ caller }) {
      return (await sources.list(caller.workspaceId)).map(present);
    },
    async create({ caller, body }) {
      const { workspaceId } = caller;
      const id = newId();
      const settings = mergeSourceSettings(body, null);
      using _ = await parts.storage.claim(workspaceId, { bytes: null, sources: 1 });
      await sources.insert({
        id,
        workspaceId,
        name: body.name,
        type: body.type,
        // A connection that has never answered is not active.
        status: 'inactive',
        isSample: false,
        configuration: seal.seal(joinSettings(settings), { id, workspaceId }),
        report: null,
        recordCount: 0,
        sizeBytes: 0,
        isPractice: practice.isAt(body.type, settings.configuration),
        now: clock.now(),
      });
      return present(await require(workspaceId, id));
    },
    read: ({ caller, params }) => readWithTables(caller.workspaceId, params.id),
    async update({ caller, params, body }) {
      const { workspaceId } = caller;
      if (body.id !== undefined && body.id !== params.id)
        throw new AppError('invalid', sourcesServerStrings.idMismatch);
      const row = await require(workspaceId, params.id);
      const stored = open(row);
      if (row.connection_id !== null) requireUnsent(row, body);
      const isSent = [body.configuration, body.config, body.authConfig].some((part) => part !== undefined);
      const settings = mergeSourceSettings(body, stored);
      requireSameReality(row, settings, stored);
      // What no longer decrypts is replaced only by what was sent: the right key may come back.
      const configuration =
        stored || isSent ? seal.seal(joinSettings(settings), { id: row.id, workspaceId }) : row.configuration;
      await sources.update(workspaceId, row.id, {
        name: body.name,
        type: body.type,
        configuration,
        now: clock.now(),
      });
      return present(await require(workspaceId, row.id));
    },
    async remove({ caller, params }) {
      if (!(await sources.remove(caller.workspaceId, params.id, clock.now()))) throw unknownSource();
      if (!(await sources.isPracticeUsed())) practice.end();
      return { id: params.id };
    },
    async restore({ caller, params }) {
      const { workspaceId } = caller;
      using _ = await parts.storage.claim(workspaceId, { bytes: null, sources: 1 });
      if (!(await sources.restore(workspaceId, params.id))) throw unknownSource();
      // What came or changed while it was away has not been looked at together with it.
      await proposeRelations(parts, { workspaceId, dataSourceId: params.id });
      return present(await require(workspaceId, params.id));
    },
    async testAuthentication({ caller, body, signal }) {
      const row =
        body.dataSourceId === undefined ? null : await require(caller.workspaceId, body.dataSourceId);
      const type = body.type ?? (row ? (row.type as SourceType) : null);
      try {
        const settings = settingsToTest({ ...body, type }, row && open(row));
        return await testAuthentication(parts, settings, {
          workspaceId: caller.workspaceId,
          signal,
          seesStages: caller.isAdministrator,
        });
      } catch (error) {
        // What could not be saved cannot be tested either, and is the outcome of the test.
        if (error instanceof AppError && error.code === 'invalid')
          return { success: false, message: error.message };
        throw error;
      }
    },
    async restoreSample({ caller, signal }) {
      const { workspaceId } = caller;
      if (await sources.findSample(workspaceId))
        throw new AppError('conflict', sourcesServerStrings.sampleExists);
      using _ = await parts.storage.claim(workspaceId, { bytes: 0, sources: 1 });
      try {
        await createSampleSource(parts, { workspaceId, today: dayIn(clock.now(), 'UTC'), signal });
      } catch (error) {
        if (!signal.aborted) void parts.notify(caller, { kind: 'sampleFailed' });
        throw error;
      }
      const sample = await sources.findSample(workspaceId);
      if (!sample) throw unknownSource();
      return present(sample);
    },
    async rows({ caller, params, query, signal }) {
      await require(caller.workspaceId, params.id);
      const live = await findLive(caller.workspaceId, params);
      if (live) return firstLiveRows(live, query, signal);
      const table = await requireTable(caller.workspaceId, params);
      const filters = readFilters(query.filters);
      const page = await engine.readRows({
        workspaceId: caller.workspaceId,
        versionId: table.versionId,
        offset: query.offset,
        limit: query.limit,
        filters,
        signal,
        ...(query.orderBy && {
          orderBy: { column: query.orderBy, descending: query.direction === 'desc' },
        }),
      });
      const profile = await readProfile(
        caller.workspaceId,
        table,
        await parts.meanings.current(caller.workspaceId),
      );
      return {
        columns: withNamingColumns(page.columns, profile),
        rows: page.rows,
        rowCount: page.matchingRows,
        totalRowCount: table.rowCount,
        offset: query.offset,
      };
    },
    async column({ caller, params, signal }) {
      const { workspaceId } = caller;
      const table = await requireTable(workspaceId, params);
      const { versionId } = table;
      const { columns } = await readProfile(workspaceId, table, await parts.meanings.current(workspaceId));
      const column = columns.find(({ name }) => name === params.column);
      if (!column) throw new AppError('notFound', sourcesServerStrings.unknownColumn);
      const { name, type, role, unit } = column;
      const summary = await engine.summarizeColumn({ workspaceId, versionId, column: name, signal });
      return { name, type, role, unit, ...summary };
    },
    uploadFile: upload,
    uploadExcel: upload,
  };

  function upload(input: UploadInput): Promise<UploadResponse | undefined> {
    const { caller, upload: file, signal, request } = input;
    return answerWithEvents(input, (tell) => {
      const accepted = acceptUpload(parts, {
        ...caller,
        file,
        contentLength: contentLengthOf(request),
        signal,
        onWaiting: tellWaiting(tell),
      });
      void tellOfUpload(parts.notify, caller, file.fileName, accepted);
      return accepted;
    });
  }

  /** What was read of invented data may not come to stand under the address of a real system, nor the other way round. */
  function requireSameReality(row: SourceRow, next: SourceSettings, stored: SourceSettings | null): void {
    const placeOf = (settings: SourceSettings | null) => JSON.stringify(settings?.configuration);
    if (placeOf(next) === placeOf(stored)) return;
    if (practice.isAt(next.type, next.configuration) !== (row.is_practice === 1))
      throw new AppError('conflict', sourcesServerStrings.practiceStays);
  }

  async function findLive(
    workspaceId: string,
    { id, table }: { id: string; table: string },
  ): Promise<{ source: SystemSource; row: LiveTableRow } | null> {
    const row = (await parts.liveTables.list(workspaceId, [id])).find(({ name }) => name === table);
    return row ? { row, source: (await requireSystem(parts, workspaceId, id)).source } : null;
  }

  /** A look at a table that stays in its system: its first rows, as they are now. */
  async function firstLiveRows(
    { source, row }: { source: SystemSource; row: LiveTableRow },
    { offset, filters, orderBy }: HandlerInput<(typeof sourcesEndpoints)['rows']>['query'],
    signal: AbortSignal,
  ) {
    if (offset > 0 || filters !== undefined || orderBy !== undefined)
      throw new AppError('invalid', sourcesServerStrings.firstRowsOnly(row.name));
    const preview = await previewLive(parts.reader, { source, row, limit: previewRows, signal });
    return {
      ...preview,
      rowCount: preview.rows.length,
      totalRowCount: row.facts.profile.rowCount,
      offset: 0,
    };
  }

  async function requireTable(workspaceId: string, params: { id: string; table: string }): Promise<TableRow> {
    await require(workspaceId, params.id);
    const table = (await tables.list(workspaceId, [params.id])).find((row) => row.name === params.table);
    if (!table) throw new AppError('notFound', sourcesServerStrings.unknownTable);
    return table;
  }

  /** As people want the table to be read. */
  async function readProfile(
    workspaceId: string,
    { tableId, versionId }: TableRow,
    meanings: ReadonlyMap<string, ToldMeaning>,
  ): Promise<TableProfile> {
    const profile = await engine.readProfile(workspaceId, versionId);
    const told = meanings.get(tableId);
    return told ? applyMeaning(profile, told.body) : profile;
  }

  async function require(workspaceId: string, id: string): Promise<SourceRow> {
    const row = await sources.find(workspaceId, id);
    if (!row) throw unknownSource();
    return row;
  }

  async function readWithTables(workspaceId: string, id: string): Promise<SourceWithTables> {
    const row = await require(workspaceId, id);
    const rows = await tables.list(workspaceId, [id]);
    const meanings = await parts.meanings.current(workspaceId);
    return {
      ...present(row),
      canFix: await canFix(parts, workspaceId, id),
      tables: [
        ...(await Promise.all(
          rows.map(async (table) => ({
            name: table.name,
            sqlName: table.sqlName,
            rows: table.rowCount,
            version: table.version,
            asOf: table.asOf,
            columns: (
              await readProfile(workspaceId, table, meanings)
            ).columns.map(({ name, type, role, unit }) => ({
              name,
              type,
              role,
              unit,
            })),
          })),
        )),
        ...(await parts.liveTables.list(workspaceId, [id])).map((table) => presentLive(table, meanings)),
      ],
    };
  }

  /** Null when the settings no longer decrypt: then they can only be entered again. */
  function open(row: SourceRow): SourceSettings | null {
    const record = seal.open(row.configuration, { id: row.id, workspaceId: row.workspace_id });
    return record && splitSettings(row.type as SourceType, record);
  }

  function present(row: SourceRow): Source {
    const settings = open(row);
    return {
      id: row.id,
      name: row.name,
      type: row.type as SourceType,
      status: row.status as Source['status'],
      recordCount: row.record_count,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      isSample: row.is_sample === 1,
      isPractice: row.is_practice === 1,
      error: row.error ?? (settings ? null : sourcesServerStrings.unreadable),
      configuration: redactConfiguration(row.type as SourceType, settings?.configuration ?? {}),
      authConfig: presentAuthentication(settings?.authentication ?? noAuthentication),
      ...(row.connection_id === null ? {} : { connectionId: row.connection_id }),
    };
  }
}

/** A source of a saved connection has no settings of its own, and its type is that of the connection. */
function requireUnsent(
  row: SourceRow,
  { type, configuration = {}, config = '', authConfig }: SentChange,
): void {
  const isEmpty = Object.keys(configuration).length === 0 && ['', '{}'].includes(config.trim());
  if (type !== row.type || !isEmpty || (authConfig?.authType ?? 'none') !== 'none')
    throw new AppError('invalid', sourcesServerStrings.settingsOfConnection);
}

type SentChange = HandlerInput<(typeof sourcesEndpoints)['update']>['body'];

function unknownSource(): AppError {
  return new AppError('notFound', sourcesServerStrings.unknownSource);
}

function readFilters(text: string | undefined): RowFilter[] {
  if (text === undefined) return [];
  try {
    return rowFiltersSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new AppError('invalid', sourcesServerStrings.filtersInvalid, { cause });
  }
}
