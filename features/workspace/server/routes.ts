import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { WorkspaceSettings, workspaceEndpoints } from '../contract.ts';
import type { SettingsStore, StoredSettings } from './settings-store.ts';

export interface WorkspaceParts {
  settings: SettingsStore;
  clock: Clock;
}

export function workspaceHandlers({ settings, clock }: WorkspaceParts): Handlers<typeof workspaceEndpoints> {
  return {
    readSettings: async ({ caller }) => shown(await settings.read(caller.workspaceId)),
    async changeSettings({ caller, body }) {
      const { revision, ...change } = body;
      return shown(await settings.change(caller.workspaceId, change, revision, clock.now()));
    },
  };
}

function shown({ business: _, ...settings }: StoredSettings): WorkspaceSettings {
  return settings;
}
