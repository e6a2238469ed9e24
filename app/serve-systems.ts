import type {
  GrantJob,
  GrantOutcome,
  Reach,
  SystemConnector,
  SystemStage,
  SystemTestOutcome,
} from '#connectors/index.ts';
import { serveOneJob } from '#engine/process/child-side.ts';
import type { Settings } from '#kernel/settings.ts';
import type { AnswerBounds } from '#platform/egress/bounded-body.ts';
import type { Egress } from '#platform/egress/egress.ts';
import { dialPermitted } from '#platform/egress/permitted-dial.ts';
import { createPermittedFetch } from '#platform/egress/permitted-fetch.ts';
import { gateSockets, type StartConnection } from '#platform/egress/start-connection.ts';
import { askForTokens } from './access-tokens.ts';

/** What the server sends to a child that calls a system; secrets go this way and no other. */
export type SystemRequest = TestRequest | { kind: 'grant'; job: GrantJob };

interface TestRequest {
  kind: 'test';
  system: string;
  settings: Settings;
  /** Whether the client of a provider signs it in. */
  hasTokens: boolean;
}

/** What the child asks the server, which alone knows the policy: whether a host may be called, and at which addresses. */
export interface HostQuestion {
  host: string;
  port: number;
}

/** What the child tells of where it is. */
export interface SystemProgress {
  stage: SystemStage;
}

/** Of a page of a table, which may have a document in it, over a slow line. */
export const readAnswerBounds: Partial<AnswerBounds> = { bodyBytes: 64e6, totalMs: 10 * 60_000 };
/** Of an answer to a test. */
const testAnswerBounds: Partial<AnswerBounds> = { bodyBytes: 1e6, totalMs: 10_000 };

/** Serves one call of an outside system in this process, which from here on connects to nothing that the server has not let through. */
export function serveSystems(load: (system: string) => Promise<SystemConnector>): void {
  const start = gateSockets();
  serveOneJob({
    async run(request, { signal, onProgress, ask }): Promise<SystemTestOutcome | GrantOutcome> {
      const given = request as SystemRequest;
      if (given.kind === 'grant') {
        const { performGrant } = await import('#connectors/oauth/perform-grant.ts');
        const reach = createReach(askingEgress(ask), { start, signal, onStage: () => {} });
        return await performGrant({ reach, signal }, given.job);
      }
      const { system, settings, hasTokens } = given;
      const connector = await load(system);
      const onStage = (stage: SystemStage): void => onProgress({ stage } satisfies SystemProgress);
      const reach = createReach(askingEgress(ask), { start, signal, onStage });
      const tokens = hasTokens ? { accessToken: askForTokens(ask) } : {};
      return await connector.test(settings, { reach, signal, onStage, ...tokens });
    },
  });
}

interface ReachTools {
  start: StartConnection;
  signal: AbortSignal;
  onStage(stage: SystemStage): void;
  /** Of one answer of HTTP; as for a test where nothing is said. */
  bounds?: Partial<AnswerBounds>;
}

/** The policy as a child has it: the server decides on each host. */
export function askingEgress(ask: (question: unknown) => Promise<unknown>): Egress {
  return {
    resolve: async ({ host, port }) =>
      (await ask({ host, port } satisfies HostQuestion)) as Awaited<ReturnType<Egress['resolve']>>,
  };
}

/** The ways to the outside that a connector is handed. */
export function createReach(
  egress: Egress,
  { start, signal, onStage, bounds = testAnswerBounds }: ReachTools,
): Reach {
  return {
    dial(place) {
      onStage('address');
      return dialPermitted(egress, place, { start, signal, onResolved: () => onStage('port') });
    },
    fetch: createPermittedFetch(egress, { start, bounds }),
  };
}
