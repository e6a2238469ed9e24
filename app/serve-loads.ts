import type { SystemConnector } from '#connectors/system-connector.ts';
import { type RowTarget, SystemFailure, type SystemSession } from '#connectors/system-session.ts';
import { LoadSession, serveOneJob, setListsApart } from '#engine/child.ts';
import { AppError } from '#kernel/errors.ts';
import { gateSockets } from '#platform/egress/start-connection.ts';
import { askForTokens } from './access-tokens.ts';
import { RateWatch } from './least-rate.ts';
import { boundedTarget, boundFirstRows, boundTables, shownCellLength } from './load-bounds.ts';
import type { LoadedJobTable, LoadJob, LoadJobProgress } from './load-job.ts';
import { measureLive } from './measure-live.ts';
import { type Ask, converse, refusedBy } from './serve-questions.ts';
import { askingEgress, createReach, readAnswerBounds } from './serve-systems.ts';

/**
 * Serves one reading of an outside system in this process, which from here on connects to nothing that the server has not let through:
 * whatever the system sends fills this process alone, which is capped and killed at its deadline.
 */
export function serveLoads(load: (system: string) => Promise<SystemConnector>): void {
  const start = gateSockets();
  serveOneJob({
    run: async (request, { signal, onProgress, ask }) => {
      const job = request as LoadJob;
      const onStage = (): void => {};
      try {
        const connector = await load(job.system);
        if (!connector.open) throw new AppError('invalid', 'This system can be tested, but not be read.');
        const reach = createReach(askingEgress(ask), { start, signal, onStage, bounds: readAnswerBounds });
        const tools = {
          ...{ reach, signal, onStage },
          ...(job.hasTokens ? { accessToken: askForTokens(ask) } : {}),
        };
        if (job.kind === 'end') {
          await connector.endSession?.(job.settings, tools, job.sessionId);
          return null;
        }
        const session = await connector.open(job.settings, tools);
        try {
          return await runJob(session, job, { onProgress, ask });
        } finally {
          await session.close();
        }
      } catch (error) {
        if (isOutOfMemory(error)) throw new AppError('unreadable', outOfMemory, { cause: error });
        if (!(error instanceof SystemFailure)) throw error;
        return refusedBy(error);
      }
    },
  });
}

async function runJob(
  system: SystemSession,
  job: Exclude<LoadJob, { kind: 'end' }>,
  { onProgress, ask }: { onProgress: (progress: LoadJobProgress) => void; ask: Ask },
): Promise<unknown> {
  switch (job.kind) {
    case 'tables':
      return boundTables({
        tables: await system.tables(),
        relations: (await system.relations?.()) ?? [],
      });
    case 'rights':
      return (await system.rightsBeyondReading?.()) ?? [];
    case 'preview':
      return preview(system, job);
    case 'load':
      return load(system, job, onProgress);
    case 'converse':
      return converse(system, job, ask);
    case 'measure':
      return measureLive(system, job);
  }
}

/** Rows are read the way they will be loaded, so that what is shown is what will be there. */
async function preview(
  system: SystemSession,
  { table, limit, directory }: Extract<LoadJob, { kind: 'preview' }>,
) {
  const session = await LoadSession.open({ directory, memoryBytes: previewMemoryBytes });
  const columns = table.columns.map(({ name }) => name);
  const loading = session.openTable({ name: table.name, columns: table.columns });
  await system.read({ table, columns, limit }, boundedTarget(loading));
  const { path } = await loading.close();
  const rows = await session.readTexts(path, { limit, cellLength: shownCellLength });
  await session.remove();
  return boundFirstRows({ columns, rows });
}

const previewMemoryBytes = 100e6;
const progressMs = 500;
/** What the disk takes meanwhile is told in time, however the rows come. */
const progressBytes = 4e6;

const outOfMemory =
  'The system sent more at once than one reading may hold. Leave out columns with very long values.';

/** The engine's own limit was met, by a single value for example. */
function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Out of Memory Error');
}

async function load(
  system: SystemSession,
  job: Extract<LoadJob, { kind: 'load' }>,
  onProgress: (progress: LoadJobProgress) => void,
): Promise<LoadedJobTable> {
  const { table, directory, memoryBytes, parts, position, since } = job;
  const session = await LoadSession.open({ directory, memoryBytes });
  const columns = table.columns.filter(({ name }) => job.columns.includes(name));
  const loading = session.openTable({
    name: table.name,
    columns,
    parts,
    onPart: (part, at) =>
      onProgress({
        rows: loading.safeRowCount,
        heldBytes: loading.heldBytes,
        part: { part, position: at },
      }),
  });
  let toldAt = 0;
  let toldBytes = 0;
  const tell = (): void => {
    const { heldBytes } = loading;
    if (Date.now() - toldAt < progressMs && heldBytes - toldBytes < progressBytes) return;
    toldAt = Date.now();
    toldBytes = heldBytes;
    onProgress({ rows: loading.safeRowCount + loading.openRowCount, heldBytes });
  };
  const rate = new RateWatch();
  const told: RowTarget = {
    addRows: (rows) => {
      for (const cells of rows) rate.count(cells.reduce((sum, cell) => sum + (cell?.length ?? 0) + 1, 0));
      const added = loading.addRows(rows);
      tell();
      return added;
    },
    addBytes: (bytes) => {
      rate.count(bytes.byteLength);
      const added = loading.addBytes(bytes);
      tell();
      return added;
    },
    mark: async (at) => {
      await loading.mark(at);
      tell();
    },
  };
  const names = columns.map(({ name }) => name);
  const request = { table, columns: names, position: position ?? undefined, since };
  const outcome = await rate.within(system.read(request, told));
  const loaded = await loading.close();
  const expected = parts.reduce((sum, { rowCount }) => sum + rowCount, outcome.rowCount);
  // Nothing that is known of does this. What it would lead to is a wrong number, so it is not left to be known.
  if (loaded.profile.rowCount !== expected)
    throw new Error(`Of ${expected} rows of a table ${loaded.profile.rowCount} were found in its file.`);
  return { ...(await setListsApart(loaded)), ...outcome };
}
