import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { languageModelEndpoints } from '../contract.ts';
import type { CallStore } from './call-store.ts';
import type { ModelGateway } from './gateway.ts';
import type { LanguageModelSettingsStore } from './settings-store.ts';

export interface LanguageModelParts {
  gateway: ModelGateway;
  settings: LanguageModelSettingsStore;
  calls: CallStore;
  clock: Clock;
}

export function languageModelHandlers({
  gateway,
  settings,
  calls,
  clock,
}: LanguageModelParts): Handlers<typeof languageModelEndpoints> {
  return {
    async read({ caller }) {
      return {
        connection: gateway.connection(),
        settings: await settings.read(caller.workspaceId),
        thisMonth: await gateway.thisMonth(caller.workspaceId),
      };
    },
    changeSettings: ({ caller, body }) => settings.change(caller.workspaceId, body, clock.now()),
    listCalls: ({ caller }) => calls.list(caller.workspaceId),
  };
}
