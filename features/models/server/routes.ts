import type { Handlers } from '#platform/http/mount.ts';
import type { modelsEndpoints } from '../contract.ts';
import type { ModelStore } from './model-store.ts';

export function modelsHandlers(store: ModelStore): Handlers<typeof modelsEndpoints> {
  return { list: ({ caller }) => store.list(caller.workspaceId) };
}
