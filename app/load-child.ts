import { connect, type Socket } from 'node:net';
import { type OpenSystem, type Reach, type RowTarget, SystemFailure } from '#connectors/system.ts';
import { systemConnectors } from '#connectors/system-readers.ts';
import { LoadSession, serveOneJob, setListsApart } from '#engine/child.ts';
import type { LoadedJobTable, LoadJob, LoadJobProgress, RefusedJob } from './load-job.ts';

/** The process that reads an outside system: whatever that sends fills this process alone, which is capped and killed at its deadline. */
serveOneJob({
  run: async (request, { signal, onProgress }) => {
    const job = request as LoadJob;
    try {
      const open = await systemConnectors[job.system]();
      const system = await open(job.settings, reachOf(job, signal));
      try {
        return await runJob(system, job, onProgress);
      } finally {
        await system.close();
      }
    } catch (error) {
      if (!(error instanceof SystemFailure)) throw error;
      const { message, stage, isPassing } = error;
      const refused: RefusedJob = { refused: { sentence: message, stage, isPassing } };
      return refused;
    }
  },
});

async function runJob(
  system: OpenSystem,
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
async function preview(system: OpenSystem, { table, limit }: Extract<LoadJob, { kind: 'preview' }>) {
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
  system: OpenSystem,
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

/** Calls the address that the server has decided on, and no other. */
function reachOf({ address, port }: LoadJob, signal: AbortSignal): Reach {
  return {
    signal,
    async dial() {
      const socket = connect({ host: address, port, noDelay: true, keepAlive: true });
      await connected(socket, `${address}:${port}`);
      return socket;
    },
  };
}

function connected(socket: Socket, place: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'ECONNREFUSED'
          ? `Nothing listens at ${place}. Check the port, and that the system is running.`
          : `${place} cannot be reached from this server.`;
      reject(
        new SystemFailure('port', sentence, { code: error.code ?? null, isPassing: true, cause: error }),
      );
    });
  });
}
