import type { Engine } from '#engine/index.ts';
import type { ModelFiles } from '#features/models/server/index.ts';
import type { Originals } from '#features/sources/server/index.ts';
import { messageOf } from '#kernel/errors.ts';
import type { Log } from '#platform/log/log.ts';

/** Nothing that was under way when a workspace was deleted is longer on its way. */
const watchedMs = 60 * 60_000;
const lookEveryMs = 60_000;

/** Keeps the disk free of the files of deleted workspaces, those of work that was under way among them. */
export interface GoneWorkspaces extends Disposable {
  /** Removes the files of a workspace whose rows are gone, and goes on to remove what is written behind that. */
  remove(workspaceId: string): Promise<void>;
  /** To be told when no more is added to a workspace for now. */
  onIdle: (workspaceId: string) => void;
}

export function createGoneWorkspaces({
  engine,
  originals,
  modelFiles,
  log,
}: {
  engine: Pick<Engine, 'deleteWorkspace'>;
  originals: Pick<Originals, 'removeWorkspace'>;
  modelFiles: Pick<ModelFiles, 'removeWorkspace'>;
  log: Pick<Log, 'warn'>;
}): GoneWorkspaces {
  const gone = new Set<string>();
  const timer = setInterval(() => {
    for (const workspaceId of gone) void removeLate(workspaceId);
  }, lookEveryMs);
  timer.unref();
  return {
    async remove(workspaceId) {
      gone.add(workspaceId);
      setTimeout(() => gone.delete(workspaceId), watchedMs).unref();
      await removeFiles(workspaceId);
    },
    onIdle(workspaceId) {
      if (gone.has(workspaceId)) void removeLate(workspaceId);
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };

  /** Of each kind; none is no error. */
  async function removeFiles(workspaceId: string): Promise<void> {
    await engine.deleteWorkspace(workspaceId);
    await originals.removeWorkspace(workspaceId);
    await modelFiles.removeWorkspace(workspaceId);
  }

  async function removeLate(workspaceId: string): Promise<void> {
    try {
      await removeFiles(workspaceId);
    } catch (error) {
      log.warn({ workspaceId, error: messageOf(error) }, 'files of a deleted workspace not removed yet');
    }
  }
}
