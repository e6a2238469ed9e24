import type { BodyOf } from '#kernel/endpoint.ts';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { Stream, streamsEndpoints } from '../contract.ts';
import { streamsMaximum } from '../limits.ts';
import { isStreamSourceType, type StreamAction, streamActions } from '../manifest.ts';
import { freeName, generatedName } from './stream-name.ts';
import type { StreamReaders, StreamRunner } from './stream-runner.ts';
import type { StoredStream, StreamStore } from './stream-store.ts';
import { streamsServerStrings as strings } from './strings.ts';

export interface StreamsParts {
  streams: StreamStore;
  readers: StreamReaders;
  runner: Pick<StreamRunner, 'wake' | 'interrupt'>;
  clock: Clock;
  findSource: (workspaceId: string, id: string) => Promise<{ id: string; name: string; type: string } | null>;
}

export function streamsHandlers(parts: StreamsParts): Handlers<typeof streamsEndpoints> {
  const { streams, runner, clock } = parts;
  return {
    list: async ({ caller }) => (await streams.list(caller.workspaceId)).map(present),
    async create({ caller, body }) {
      const { workspaceId } = caller;
      const id = await insert(workspaceId, body);
      runner.wake();
      return present(await require(workspaceId, id));
    },
    async control({ caller, params }) {
      const { workspaceId } = caller;
      const action = streamActions.find((known) => known === params.action);
      if (!action) throw new AppError('invalid', strings.unknownAction);
      await require(workspaceId, params.streamId);
      await act(action, workspaceId, params.streamId);
      return present(await require(workspaceId, params.streamId));
    },
    async remove({ caller, params }) {
      if (!(await streams.remove(caller.workspaceId, params.streamId))) throw unknownStream();
      runner.interrupt(params.streamId);
      return { id: params.streamId };
    },
  };

  async function insert(workspaceId: string, body: BodyOf<typeof streamsEndpoints.create>): Promise<string> {
    const { dataSourceId, name, ...settings } = body;
    const source = await parts.findSource(workspaceId, dataSourceId);
    if (!source) throw new AppError('notFound', strings.unknownSource);
    if (!isStreamSourceType(source.type)) throw new AppError('invalid', strings.sourceUnfit);
    const id = newId();
    const wanted = name || generatedName(source.name, settings.streamType);
    let isInserted = false;
    // Again when another call took the same name in between.
    while (!isInserted) {
      const names = await streams.listNames(workspaceId);
      if (names.length >= streamsMaximum) throw new AppError('conflict', strings.tooMany);
      isInserted = await streams.insert({
        id,
        workspaceId,
        dataSourceId,
        name: freeName(wanted, names),
        settings,
        now: clock.now(),
      });
    }
    return id;
  }

  async function act(action: StreamAction, workspaceId: string, id: string): Promise<void> {
    if (action === 'start') {
      await streams.start(workspaceId, id, clock.now());
      runner.wake();
      return;
    }
    await streams.end(workspaceId, id, { keepsPosition: action === 'pause', now: clock.now() });
    runner.interrupt(id);
  }

  async function require(workspaceId: string, id: string): Promise<StoredStream> {
    const stream = await streams.find(workspaceId, id);
    if (!stream) throw unknownStream();
    return stream;
  }

  function present(stream: StoredStream): Stream {
    const error = stream.isRunning ? (whyNotRead(stream.dataSourceType) ?? stream.error) : null;
    return {
      id: stream.id,
      name: stream.name,
      streamType: stream.settings.streamType,
      status: !stream.isRunning ? 'paused' : error === null ? 'active' : 'error',
      error,
      lastDataReceived: stream.lastDataReceivedAt,
      dataSourceId: stream.dataSourceId,
      dataSourceName: stream.dataSourceName,
      updateInterval: stream.settings.updateInterval,
      hasPosition: stream.position !== null,
      createdAt: stream.createdAt,
    };
  }

  /** Why no stream of such a source can be read by this version; null where one can. */
  function whyNotRead(sourceType: string): string | null {
    if (!isStreamSourceType(sourceType)) return strings.sourceNoLongerFit;
    return parts.readers[sourceType] ? null : strings.notReadYet(sourceType);
  }
}

function unknownStream(): AppError {
  return new AppError('notFound', strings.unknownStream);
}
