import { type SystemId, type SystemTestOutcome, systems } from '#connectors/index.ts';
import type { Settings } from '#kernel/settings.ts';
import { testDeadlineMs, unreachedAfterMs } from '../limits.ts';
import { sourcesServerStrings as strings } from './strings.ts';
import { tellAlike } from './tell-alike.ts';

export interface TestOutcome {
  success: boolean;
  message: string;
}

/** Calls outside systems, each in a process of its own. */
export interface SystemTester {
  /** Whether there is a connector for this type of source. */
  has(type: string): type is SystemId;
  test(
    id: SystemId,
    settings: Settings,
    caller: { workspaceId: string; signal: AbortSignal; deadlineMs: number },
  ): Promise<SystemTestOutcome>;
}

export interface TestCaller {
  workspaceId: string;
  /** Ends when the caller goes. */
  signal: AbortSignal;
  /** Whether the caller may know what is at a port that does not answer: administrators of the installation. */
  seesStages: boolean;
}

/** Signs in to a system as far as its test goes. */
export type TestSystem = (
  tested: { id: SystemId; name: string; settings: Settings },
  caller: TestCaller,
  startedAt?: number,
) => Promise<TestOutcome>;

/** @returns what tests a system, and tells of its outcome what the caller may know */
export function createTestSystem(tester: SystemTester): TestSystem {
  return async ({ id, name, settings }, caller, startedAt = performance.now()) => {
    const deadlineMs = caller.seesStages ? testDeadlineMs : unreachedAfterMs;
    const tested = tester.test(id, settings, { ...caller, deadlineMs });
    const { isOk, message } = caller.seesStages
      ? await tested
      : await tellAlike(tested, {
          startedAt,
          afterMs: unreachedAfterMs,
          message: strings.testUnreached(name, systems[id].placeOf(settings)),
          signal: caller.signal,
        });
    return { success: isOk, message };
  };
}
