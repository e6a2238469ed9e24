import { AsyncLocalStorage } from 'node:async_hooks';
import {
  connectModel,
  type PermittedFetch,
  type ProviderChoice,
  ProviderFailure,
  type Turn,
  type TurnRequest,
} from '#agent/providers/registry.ts';
import { messageOf } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { LanguageModelSettings, LanguageModelState } from '../contract.ts';
import { languageModelStrings as strings } from '../strings.ts';
import type { CallStore } from './call-store.ts';
import type { LanguageModelSettingsStore } from './settings-store.ts';

export interface GatewayParts {
  /** Null: the operator named no language model. */
  choice: ProviderChoice | null;
  /** Makes the only way out; tells the bytes of each request. */
  fetchThrough: (onSent: (bytes: number) => void) => PermittedFetch;
  settings: LanguageModelSettingsStore;
  calls: CallStore;
  clock: Clock;
  log: Log;
}

/** What one question may do with the language model of its workspace. */
export interface ModelUse {
  model: string;
  host: string;
  settings: LanguageModelSettings;
  /** One step: logged before it leaves, refused when the month's money is spent. Throws `ProviderFailure`. */
  call(request: TurnRequest, options: { signal: AbortSignal; onTokens(count: number): void }): Promise<Turn>;
  cost(inputTokens: number, outputTokens: number): number | null;
}

export interface ModelGateway {
  connection(): LanguageModelState['connection'];
  /** Null where it is not in use; with `notAsked` where the workspace uses it and it cannot be asked now, and why. */
  open(workspaceId: string, answerId: string): Promise<ModelUse | { notAsked: string } | null>;
  thisMonth(workspaceId: string): Promise<LanguageModelState['thisMonth']>;
}

/** The one way to the provider of a language model. Nothing is loaded or called before the first question that needs it. */
export function createModelGateway(parts: GatewayParts): ModelGateway {
  const { settings, calls, clock, log } = parts;
  const sent = new AsyncLocalStorage<{ bytes: number }>();
  const connection =
    parts.choice &&
    connectModel(
      parts.choice,
      parts.fetchThrough((bytes) => {
        const counter = sent.getStore();
        if (counter) counter.bytes += bytes;
      }),
    );
  const thisMonth = (workspaceId: string) => calls.sumSince(workspaceId, startOfMonth(clock.now()));
  const isSpent = async (workspaceId: string, { monthlyCap }: LanguageModelSettings): Promise<boolean> =>
    monthlyCap !== null && ((await thisMonth(workspaceId)).cost ?? 0) >= monthlyCap;

  return {
    connection: () => connection && { host: connection.host, model: connection.model() },
    thisMonth,
    async open(workspaceId, answerId) {
      if (!connection) return null;
      const own = await settings.read(workspaceId);
      if (!own.isOn || own.shares === 'nothing') return null;
      if (await isSpent(workspaceId, own)) return { notAsked: strings.capReached };
      const cost = (input: number, output: number) => costOf(own, input, output);
      const nameOf = () => connection.model() ?? strings.unnamedModel;
      return {
        model: nameOf(),
        host: connection.host,
        settings: own,
        cost,
        async call(request, { signal, onTokens }) {
          if (await isSpent(workspaceId, own)) throw new ProviderFailure('budget', strings.capReached);
          const { tables, columns, values, rows } = request.disclosed;
          const about = { answerId, host: connection.host, model: nameOf(), shares: own.shares };
          const draft = { ...about, tables, columns, values, rows };
          const id = await calls.begin(workspaceId, draft, clock.now());
          const counter = { bytes: 0 };
          const started = performance.now();
          const finish = (outcome: string, input: number, output: number) =>
            calls.finish(workspaceId, id, {
              model: nameOf(),
              bytes: counter.bytes,
              inputTokens: input,
              outputTokens: output,
              cost: cost(input, output),
              outcome,
              elapsedMs: Math.round(performance.now() - started),
            });
          let heard = 0;
          try {
            const turn = await sent.run(counter, () =>
              connection.turn(request, {
                signal,
                onTokens: (count) => {
                  heard = count;
                  onTokens(count);
                },
              }),
            );
            await finish('answered', turn.inputTokens, turn.outputTokens);
            return turn;
          } catch (error) {
            const kind =
              error instanceof ProviderFailure ? error.kind : signal.aborted ? 'stopped' : 'failed';
            // What was sent is paid for, whatever came back: by the usual ratio of bytes to tokens.
            await finish(kind, Math.ceil(counter.bytes / 4), heard);
            log.warn({ host: connection.host, kind, error: kindOf(error) }, 'language model gave no step');
            throw error;
          }
        },
      };
    },
  };
}

/** Of our own failures the sentence; of others only the name: a provider's text may repeat a key or a question. */
function kindOf(error: unknown): string {
  return error instanceof ProviderFailure
    ? messageOf(error)
    : error instanceof Error
      ? error.name
      : 'unknown';
}

function costOf(settings: LanguageModelSettings, input: number, output: number): number | null {
  const { inputPrice, outputPrice } = settings;
  if (inputPrice === null && outputPrice === null) return null;
  return (input * (inputPrice ?? 0) + output * (outputPrice ?? 0)) / 1_000_000;
}

function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
