import type { ModelStore } from './model-store.ts';
import type { TrainPayload } from './train-model.ts';
import type { VersionStore } from './version-store.ts';
import type { WorkStore } from './work-store.ts';

export interface RetrainParts {
  models: ModelStore;
  versions: VersionStore;
  works: WorkStore;
  /** The current versions of the tables of a workspace, by table. */
  readCurrentVersions: (workspaceId: string) => Promise<ReadonlyMap<string, string>>;
  clock: { now(): Date };
}

/** Queues a training of each model that follows its data, once for each state of its table. */
export async function queueRetrainings(parts: RetrainParts): Promise<void> {
  const { models, versions, works, clock } = parts;
  for (const model of await models.listRetrained()) {
    const { id, workspaceId, currentVersion, retrainedFor } = model;
    const version = currentVersion === null ? null : await versions.find(workspaceId, id, currentVersion);
    const [base] = version?.summary.tables ?? [];
    if (!base) continue;
    const newest = (await parts.readCurrentVersions(workspaceId)).get(base.tableId);
    // What failed for a state of the data is not tried for it again and again.
    if (newest === undefined || newest === base.versionId || newest === retrainedFor) continue;
    await models.change(workspaceId, id, { retrainedFor: newest });
    const payload: TrainPayload = { rows: null };
    await works.start({
      workspaceId,
      modelId: id,
      kind: 'train',
      accountId: null,
      payload,
      now: clock.now(),
    });
  }
}
