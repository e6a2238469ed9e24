import { type RowTarget, SystemFailure, type SystemSession } from '#connectors/system-session.ts';
import { systems } from '#connectors/systems.ts';
import { LoadSession, serveOneJob, setListsApart } from '#engine/child.ts';
import { AppError } from '#kernel/errors.ts';
import { gateSockets } from '#platform/egress/start-connection.ts';
import type { LoadedJobTable, LoadJob, LoadJobProgress, RefusedJob } from './load-job.ts';
import { askingEgress, createReach, readAnswerBounds } from './serve-systems.ts';

const start = gateSockets();

/** The process that reads an outside system: whatever that sends fills this process alone, which is capped and killed at its deadline. */
serveOneJob({
  run: async (request, { signal, onProgress, ask }) => {
    const job = request as LoadJob;
    const onStage = (): void => {};
    try {
      const connector = await systems[job.system].load();
      if (!connector.open) throw new AppError('invalid', 'This system can be tested, but not be read.');
      const reach = createReach(askingEgress(ask), { start, signal, onStage, bounds: readAnswerBounds });
      const session = await connector.open(job.settings, { reach, signal, onStage });
      try {
        return await runJob(session, job, onProgress);
      } finally {
        await session.close();
      }
    } catch (error) {
      if (!(error instanceof SystemFailure)) throw error;
      const { message, stage, isPassing, isUnreached } = error;
      const refused: RefusedJob = { refused: { sentence: message, stage, isPassing, isUnreached } };
      return refused;
    }
  },
});

async function runJob(
  system: SystemSession,
  job: LoadJob,
  onProgress: (progress: LoadJobProgress) => void,
): Promise<unknown> {
  switch (job.kind) {
    case 'tables':
      return { tables: await system.tables(), relations: (await system.relations?.()) ?? [] };
    case 'preview':
      return preview(system, job);
    case 'load':
      return load(system, job, onProgress);
  }
}

/** Rows are read the way they will be loaded, so that what is shown is what will be there. */
async function preview(system: SystemSession, { table, limit }: Extract<LoadJob, { kind: 'preview' }>) {
  const directory = `${process.cwd()}/preview-${process.pid}`;
  const session = await LoadSession.open({ directory, memoryBytes: previewMemoryBytes });
  const columns = table.columns.map(({ name }) => name);
  const loading = session.openTable({ name: table.name, columns: table.columns });
  await system.read({ table, columns, limit }, loading);
  const { path } = await loading.close();
  const rows = await session.readTexts(path, limit);
  await session.remove();
  return { columns, rows };
}

const previewMemoryBytes = 100e6;
const progressMs = 500;

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
    onPart: (part, at) => onProgress({ rows: loading.safeRowCount, part: { part, position: at } }),
  });
  let toldAt = 0;
  const told: RowTarget = {
    addRows: (rows) => loading.addRows(rows),
    addBytes: (bytes) => loading.addBytes(bytes),
    mark: async (at) => {
      await loading.mark(at);
      if (Date.now() - toldAt < progressMs) return;
      toldAt = Date.now();
      onProgress({ rows: loading.safeRowCount + loading.openRowCount });
    },
  };
  const names = columns.map(({ name }) => name);
  const outcome = await system.read({ table, columns: names, position: position ?? undefined, since }, told);
  const loaded = await loading.close();
  return { ...(await setListsApart(loaded)), ...outcome };
}
