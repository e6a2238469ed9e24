import type { ConnectorManifest } from '#connectors/connector.ts';
import { type ReadableSystem, sourceTypeOf } from '#connectors/manifests.ts';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { defaultSettings, missingFields, type Settings } from '#kernel/settings.ts';
import type { Clock } from '#platform/clock.ts';
import {
  findSettingProblems,
  mergeSettings,
  redactSettings,
  requireSoundSettings,
  type SettingsSeal,
} from '#platform/vault/sealed-settings.ts';
import type { Connection, ConnectionBody, TestOutcome } from '../contract.ts';
import { connectionsMaximum } from '../limits.ts';
import type { ConnectionRow, ConnectionStore } from './connection-store.ts';
import { connectionsServerStrings as strings } from './strings.ts';

export interface ConnectionsParts {
  connections: ConnectionStore;
  connectionSeal: SettingsSeal;
  clock: Clock;
  connectedSources: ConnectedSources;
  testSystem: TestSystem;
  /** Whether settings of a system lead to one that this server plays. */
  isPractice(type: string, settings: Settings): boolean;
}

/** Whoever tests a connection, and when it was asked for. */
export interface TestCaller {
  workspaceId: string;
  /** Ends when the caller goes. */
  signal: AbortSignal;
  /** Whether the caller may know what is at a port that does not answer. */
  seesStages: boolean;
}

/** Signs in to a system that has a connector; another feature's. */
export type TestSystem = (
  tested: { id: ReadableSystem; name: string; settings: Settings },
  caller: TestCaller,
) => Promise<TestOutcome>;

/** The data sources that connections become; another feature's. */
export interface ConnectedSources {
  /** By connection. */
  list(workspaceId: string): Promise<ReadonlyMap<string, string>>;
  keep(
    workspaceId: string,
    connection: { id: string; name: string; type: ReturnType<typeof sourceTypeOf>; isPractice: boolean },
  ): Promise<string>;
  /** Throws where the settings would lead from a practice system to a real one, or the other way round. */
  requireSame(workspaceId: string, connection: { id: string; isPractice: boolean }): Promise<void>;
  remove(workspaceId: string, connectionId: string): Promise<void>;
}

type Of<Type extends string> = Connection & { type: Type };
type BodyOf<Type extends string> = ConnectionBody & { type: Type };

/** The connections of one family, warehouses or applications: each family sees its own types alone. */
export interface Connections<Type extends string> {
  list(workspaceId: string): Promise<Of<Type>[]>;
  save(workspaceId: string, body: BodyOf<Type>): Promise<Of<Type>>;
  remove(workspaceId: string, id: string): Promise<{ id: string }>;
  /** Checks what can be checked without calling the system, and then signs in. */
  test(caller: TestCaller, body: BodyOf<Type>): Promise<TestOutcome>;
}

export function createConnections<Type extends Connection['type']>(
  {
    connections: store,
    connectionSeal: seal,
    clock,
    connectedSources,
    testSystem,
    isPractice,
  }: ConnectionsParts,
  manifests: Record<Type, ConnectorManifest>,
): Connections<Type> {
  const types = Object.keys(manifests) as Type[];
  return {
    async list(workspaceId) {
      const sources = await connectedSources.list(workspaceId);
      return (await store.list(workspaceId, types)).map((row) => present(row, sources.get(row.id) ?? null));
    },

    async save(workspaceId, body) {
      const { fields } = manifests[body.type];
      requireSoundSettings(fields, body.config ?? {});
      const row = body.id === undefined ? null : await require(workspaceId, body.id, body.type);
      if (!row && (await store.count(workspaceId)) >= connectionsMaximum) {
        throw new AppError('conflict', strings.tooMany(connectionsMaximum));
      }
      const settings = settingsAfter(body, row);
      const id = row?.id ?? newId();
      const type = sourceTypeOf(body.type);
      const source = { id, name: body.name, type, isPractice: isPractice(type, settings) };
      if (row && body.config) await connectedSources.requireSame(workspaceId, source);
      const change = {
        name: body.name,
        isActive: body.isActive && missingFields(fields, settings).length === 0,
        configuration: seal.seal(settings, { id, workspaceId }),
        now: clock.now(),
      };
      const isSaved = row
        ? await store.update(row, change)
        : await store.insert({ ...change, id, workspaceId, type: body.type });
      if (!isSaved) throw new AppError('conflict', strings.nameTaken(body.name));
      try {
        return present(
          await require(workspaceId, id, body.type),
          await connectedSources.keep(workspaceId, source),
        );
      } catch (error) {
        // A connection that cannot become a source was not saved: otherwise its name would be taken at the next try.
        if (!row) await store.remove(workspaceId, id, types);
        throw error;
      }
    },

    async remove(workspaceId, id) {
      if (!(await store.remove(workspaceId, id, types))) throw unknownConnection();
      await connectedSources.remove(workspaceId, id);
      return { id };
    },

    async test(caller, body) {
      const manifest = manifests[body.type];
      const problems = findSettingProblems(manifest.fields, body.config ?? {});
      if (problems.length > 0) return failed(problems.map(({ message }) => message).join(' '));
      const row = body.id === undefined ? null : await require(caller.workspaceId, body.id, body.type);
      const settings = { ...defaultSettings(manifest.fields), ...settingsAfter(body, row) };
      const missing = missingFields(manifest.fields, settings).map(({ label }) => label);
      if (missing.length > 0) return failed(strings.testMissing(missing));
      const type = sourceTypeOf(body.type);
      return testSystem({ id: type, name: manifest.name, settings }, caller);
    },
  };

  async function require(workspaceId: string, id: string, type: Type): Promise<ConnectionRow> {
    const row = await store.find(workspaceId, id);
    if (!row || !(row.type in manifests)) throw unknownConnection();
    if (row.type !== type) throw new AppError('invalid', strings.typeFixed);
    return row;
  }

  /** The settings as they are once the body is saved. Stored ones that do not open are replaced only by sent ones. */
  function settingsAfter(body: BodyOf<Type>, row: ConnectionRow | null): Settings {
    const stored = row ? open(row) : {};
    if (body.config || !row)
      return mergeSettings(manifests[body.type].fields, body.config ?? {}, stored ?? {});
    if (!stored) throw new AppError('conflict', strings.unreadable);
    return stored;
  }

  function open(row: ConnectionRow): Settings | null {
    return seal.open(row.configuration, { id: row.id, workspaceId: row.workspace_id });
  }

  function present(row: ConnectionRow, dataSourceId: string | null): Of<Type> {
    const { fields } = manifests[row.type as Type];
    const settings = open(row);
    return {
      id: row.id,
      name: row.name,
      type: row.type,
      isActive: row.is_active === 1,
      config: redactSettings(fields, settings ?? {}),
      missing: missingFields(fields, settings ?? {}).map(({ label }) => label),
      isUnreadable: settings === null,
      isPractice: isPractice(sourceTypeOf(row.type as Type), settings ?? {}),
      dataSourceId,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    } as Of<Type>;
  }
}

function failed(message: string): TestOutcome {
  return { success: false, message };
}

function unknownConnection(): AppError {
  return new AppError('notFound', strings.unknownConnection);
}
