import type { Handlers } from '#platform/http/mount.ts';
import type { PracticeSettings, practiceEndpoints, SourceType } from '../../contract.ts';
import type { Configuration } from '../configuration.ts';

/** Plays systems on this machine, with invented data. */
export interface PracticeSystems {
  /** What is offered; nothing where the operator has switched it off. */
  types: readonly PracticeSettings['type'][];
  /** Resolves once it can be signed in to. Throws `forbidden` where none is offered, `unavailable` where it does not start. */
  start(workspaceId: string): Promise<PracticeSettings>;
  /** Whether a source with these settings reads one. */
  isAt(type: SourceType, configuration: Configuration): boolean;
  /** Nobody needs it for now; whoever calls it starts it again. */
  end(): void;
}

export function practiceHandlers({
  practice,
}: {
  practice: PracticeSystems;
}): Handlers<typeof practiceEndpoints> {
  return {
    listPractice: async () => practice.types.map((type) => ({ type })),
    startPractice: ({ caller }) => practice.start(caller.workspaceId),
  };
}
