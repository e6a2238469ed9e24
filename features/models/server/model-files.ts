import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#kernel/errors.ts';
import type { ModelReport } from '../contract.ts';
import { modelsServerStrings as strings } from './strings.ts';

/** What is in the report of a training; whether its tables are the newest is told when it is read. */
export type StoredReport = Omit<ModelReport, 'tables'> & {
  tables: Omit<ModelReport['tables'][number], 'isNewest'>[];
  /** Of the tested rows, for comparing: see `row-losses.ts`. Absent in reports of before. */
  losses?: string;
};

/** The files of trainings: `<workspace>/<model>/<number>.model` and `.json`, never changed once there. */
export interface ModelFiles {
  modelPath(workspaceId: string, modelId: string, version: number): string;
  /** Where a training writes; on the disk of the models, so that its file is moved and not copied. */
  stagingPath(workId: string): string;
  /** Moves a written model to its place and puts its report beside it. Durable when this returns. */
  keep(
    place: { workspaceId: string; modelId: string; version: number },
    staged: string,
    report: StoredReport,
  ): Promise<void>;
  readReport(workspaceId: string, modelId: string, version: number): Promise<StoredReport>;
  remove(workspaceId: string, modelId: string, version: number): Promise<void>;
  removeModel(workspaceId: string, modelId: string): Promise<void>;
  removeWorkspace(workspaceId: string): Promise<void>;
  /** Bytes of each model of a workspace. */
  sizes(workspaceId: string): Promise<Map<string, number>>;
  /** At the start: removes what trainings left that did not come to their end. `known` are `<model>/<number>`. */
  sweep(known: ReadonlySet<string>): Promise<number>;
}

const stagingDirectory = 'tmp';

export function createModelFiles(directory: string): ModelFiles {
  const folder = (workspaceId: string, modelId: string) => {
    if (!isName(workspaceId) || !isName(modelId)) throw new AppError('notFound', strings.unknownModel);
    return join(directory, 'workspaces', workspaceId, modelId);
  };
  const path = (workspaceId: string, modelId: string, version: number, ending: string) =>
    join(folder(workspaceId, modelId), `${Math.trunc(version)}.${ending}`);
  return {
    modelPath: (workspaceId, modelId, version) => path(workspaceId, modelId, version, 'model'),
    stagingPath: (workId) => join(directory, stagingDirectory, isName(workId) ? workId : 'none'),
    async keep({ workspaceId, modelId, version }, staged, report) {
      await mkdir(folder(workspaceId, modelId), { recursive: true, mode: 0o700 });
      const reportPath = path(workspaceId, modelId, version, 'json');
      const written = await open(reportPath, 'w', 0o400);
      try {
        await written.writeFile(JSON.stringify(report));
        await written.sync();
      } finally {
        await written.close();
      }
      await rename(staged, path(workspaceId, modelId, version, 'model'));
      await syncDirectory(folder(workspaceId, modelId));
    },
    async readReport(workspaceId, modelId, version) {
      try {
        return JSON.parse(
          await readFile(path(workspaceId, modelId, version, 'json'), 'utf8'),
        ) as StoredReport;
      } catch (cause) {
        throw new AppError('notFound', strings.fileGone, { cause });
      }
    },
    async remove(workspaceId, modelId, version) {
      for (const ending of ['model', 'json'])
        await rm(path(workspaceId, modelId, version, ending), { force: true });
    },
    removeModel: (workspaceId, modelId) => rm(folder(workspaceId, modelId), { recursive: true, force: true }),
    async removeWorkspace(workspaceId) {
      if (!isName(workspaceId)) return;
      await rm(join(directory, 'workspaces', workspaceId), { recursive: true, force: true });
    },
    async sizes(workspaceId) {
      const sizes = new Map<string, number>();
      if (!isName(workspaceId)) return sizes;
      const root = join(directory, 'workspaces', workspaceId);
      for (const model of await namesIn(root)) {
        const files = await namesIn(join(root, model));
        const found = await Promise.all(files.map((name) => stat(join(root, model, name)).catch(() => null)));
        sizes.set(
          model,
          found.reduce((sum, file) => sum + (file?.size ?? 0), 0),
        );
      }
      return sizes;
    },
    async sweep(known) {
      await rm(join(directory, stagingDirectory), { recursive: true, force: true });
      await mkdir(join(directory, stagingDirectory), { recursive: true, mode: 0o700 });
      let removed = 0;
      const root = join(directory, 'workspaces');
      for (const workspace of await namesIn(root))
        for (const model of await namesIn(join(root, workspace)))
          for (const name of await namesIn(join(root, workspace, model))) {
            if (known.has(`${model}/${name.split('.')[0]}`)) continue;
            await rm(join(root, workspace, model, name), { force: true });
            removed += 1;
          }
      return removed;
    },
  };
}

/** Ids become directory names, so that no path can be made of them. */
function isName(id: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(id);
}

function namesIn(path: string): Promise<string[]> {
  return readdir(path).catch(() => []);
}

/** Makes the names in a directory durable. Windows has no such call and needs none. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
