import type { Engine } from '#engine/index.ts';
import type { TableProfile } from '#kernel/catalog.ts';
import { sourcesServerStrings as strings } from './strings.ts';

const rememberedMaximum = 1000;

/** Why columns do not tell the rows of a version apart, as a sentence; null where they do. */
export type KeyProblem = (
  workspaceId: string,
  version: { versionId: string; profile: TableProfile },
  key: readonly string[],
) => Promise<string | null>;

/** A version never changes, so it is measured once. */
export function createKeyProblem(engine: Pick<Engine, 'measureKey'>): KeyProblem {
  const known = new Map<string, Promise<string | null>>();
  return (workspaceId, { versionId, profile }, key) => {
    const gone = key.find((name) => profile.columns.every((column) => column.name !== name));
    if (gone !== undefined) return Promise.resolve(strings.meaningNoColumn(gone));
    const twice = key.find((name, index) => key.indexOf(name) !== index);
    if (twice !== undefined) return Promise.resolve(strings.keyTwice(twice));
    const isUnique = (name: string): boolean =>
      profile.columns.some((column) => column.name === name && column.isUnique);
    if (key.length === 1 && key.every(isUnique)) return Promise.resolve(null);
    const id = JSON.stringify([versionId, ...key]);
    const remembered = known.get(id);
    if (remembered) return remembered;
    const problem = measured(engine, workspaceId, versionId, key);
    if (known.size >= rememberedMaximum) known.clear();
    known.set(id, problem);
    // What failed is measured again.
    problem.catch(() => known.delete(id));
    return problem;
  };
}

async function measured(
  engine: Pick<Engine, 'measureKey'>,
  workspaceId: string,
  versionId: string,
  key: readonly string[],
): Promise<string | null> {
  const { repeated, examples, incomplete } = await engine.measureKey(workspaceId, versionId, key);
  if (repeated > 0)
    return strings.keyBroken(
      key,
      repeated,
      examples.map(({ values, rows }) => strings.keyExample(values, rows)),
    );
  return incomplete > 0 ? strings.keyEmptyCells(key, incomplete) : null;
}
