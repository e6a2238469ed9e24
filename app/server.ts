import { mkdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  createEngine,
  defaultImportsAtOnce,
  defaultWorkMemoryBytes,
  type EngineLimits,
  fitTraining,
  fitWork,
} from '#engine/index.ts';
import { createAuditStore, createRecorder } from '#features/audit/server/index.ts';
import { createConnectionStore, readConnectionSettings } from '#features/connections/server/index.ts';
import {
  createAccountStore,
  createAttemptStore,
  createIdentityProvider,
  createLoginAttempts,
  createSignInLimits,
  type PasswordCost,
  sampleCompanyJob,
} from '#features/identity/server/index.ts';
import { createCallStore } from '#features/language-model/server/index.ts';
import type { WorkRunner } from '#features/models/server/index.ts';
import { createNotificationStore, createNotifier } from '#features/notifications/server/index.ts';
import {
  createChangeStore,
  createConfigurationSeal,
  createFixStore,
  createHistoryStore,
  createLiveTableStore,
  createMeaningStore,
  createMeasureLive,
  createOriginals,
  createRetentionStore,
  createSelectionStore,
  createSourceStore,
  createSyncStore,
  createTableStore,
  createTestSystem,
  purge,
  requireSystem,
  type SyncRunner,
  type SyncTurns,
  startSyncRunner,
  sweepLoads,
} from '#features/sources/server/index.ts';
import type { StreamReaders, StreamRunner } from '#features/streams/server/index.ts';
import { createVerifiedStore, requestReplay } from '#features/verified-questions/server/index.ts';
import { createSettingsStore } from '#features/workspace/server/index.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { closeToOthers, takeDataDirectory } from '#platform/data-directory.ts';
import { isReachable } from '#platform/db/is-reachable.ts';
import { type Db, openDatabase } from '#platform/db/open-database.ts';
import type { MountedEndpoint } from '#platform/http/mount.ts';
import { describeApi } from '#platform/http/openapi.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { serveFrontEnd } from '#platform/http/static-files.ts';
import { startDaily } from '#platform/jobs/daily.ts';
import { startJobRunner } from '#platform/jobs/job-runner.ts';
import { createJobStore } from '#platform/jobs/job-store.ts';
import { createAddressBuckets } from '#platform/limits/address-buckets.ts';
import { createCallLimits } from '#platform/limits/call-limits.ts';
import { mountLiveChannel } from '#platform/live/live-channel.ts';
import { createLiveHub } from '#platform/live/live-hub.ts';
import type { createLog } from '#platform/log/log.ts';
import { createSessionStore } from '#platform/sessions/session-store.ts';
import { createSessions } from '#platform/sessions/sessions.ts';
import { deriveKey, loadMasterKey } from '#platform/vault/master-key.ts';
import { createSettingsSeal } from '#platform/vault/sealed-settings.ts';
import { createVault } from '#platform/vault/vault.ts';
import { sessionAbsoluteMs, sessionIdleMs, signUpMs } from '../features/identity/limits.ts';
import packageJson from '../package.json' with { type: 'json' };
import { administrationSettings, forgetWhatEnded, promoteAdministrators } from './administration.ts';
import { type Asker, createAsker } from './asker.ts';
import { withForecasts } from './continued-query.ts';
import { type FeatureParts, mountFeatures } from './features.ts';
import { createGoneWorkspaces } from './gone-workspaces.ts';
import { issuerFetch } from './issuer-fetch.ts';
import { createJobHandlers, tellOfFailedJob } from './job-handlers.ts';
import { createLiveQuery } from './live-query.ts';
import { createModels, startModels, trainingsAtOnce } from './models.ts';
import { startOAuth } from './oauth.ts';
import { createPasswordWork } from './password-work.ts';
import { isScreenPath } from './screen-path-match.ts';
import { createServerEgress } from './server-egress.ts';
import { createStorage } from './storage.ts';
import { startStreams, streamReaders } from './streams.ts';
import { createSystemReader } from './system-reader.ts';
import { createSystems } from './systems.ts';

export interface RunningServer extends AsyncDisposable {
  /** Where people open the product. */
  url: string;
  /** For tests: the router itself and every endpoint on it. */
  http: FastifyInstance;
  endpoints: readonly MountedEndpoint[];
  otherRoutes: readonly string[];
  /** Resolves when no accepted job is due. */
  settleJobs(): Promise<void>;
  /** Resolves when no reading of a system is due. */
  settleSyncs(): Promise<void>;
  /** Resolves when no model is trained and no table predicted. */
  settleModels(): Promise<void>;
}

/** What another caller than the command line puts in place of a part. */
export interface ServerOverrides {
  clock?: Clock;
  streamReaders?: StreamReaders;
  engineLimits?: Partial<EngineLimits>;
  /** How long a sign-up takes at least. */
  signUpMs?: number;
  passwordCost?: PasswordCost;
  syncTurns?: SyncTurns;
  /** Shared by servers of one process, and ended by whoever made it. */
  asker?: Asker;
  /** Where servers of one machine share the sample company of a day. */
  sampleDirectory?: string;
}

/** The transaction that asks for a job ends within this; where it does not, the runner's next look finds the job. */
const afterChangeMs = 200;

const hourMs = 60 * 60_000;
const megabyte = 1024 * 1024;

const rootDirectory = join(import.meta.dirname, '..');

/** Puts the product together and starts it. Everything that it opened is closed by disposing of the result. */
export async function startServer(
  config: Config,
  log: ReturnType<typeof createLog>,
  overrides: ServerOverrides = {},
): Promise<RunningServer> {
  const clock = overrides.clock ?? systemClock;
  await using opened = new AsyncDisposableStack();
  const directory = config.dataDirectory;
  opened.use(takeDataDirectory(directory));
  const { closed, left } = closeToOthers(directory);
  if (closed > 0) log.info({ closed }, 'The data directory was closed to other users of this machine.');
  if (left > 0)
    log.warn(
      { left },
      'Files in the data directory belong to another user, who can read them: change their owner.',
    );
  const uploadDirectory = join(directory, 'uploads');
  // What an earlier process was still receiving was never acknowledged.
  await rm(uploadDirectory, { recursive: true, force: true });
  await mkdir(uploadDirectory, { recursive: true });

  const db = opened.adopt(await openDatabase({ databaseUrl: config.DATABASE_URL, directory }), (open) =>
    open.destroy(),
  );
  const masterKey = await loadMasterKey({ secretKey: config.SECRET_KEY, directory });
  const vault = createVault(masterKey);
  const memory = fitTraining(
    { trainingsAtOnce, trainingDataBytes: config.TRAINING_MEMORY_MB * megabyte },
    config.WORK_MEMORY_MB === undefined ? defaultWorkMemoryBytes() : config.WORK_MEMORY_MB * megabyte,
  );
  const connectionSeal = createSettingsSeal(vault, 'connections');
  const engine = opened.use(
    createEngine({
      directory: join(directory, 'tables'),
      importChild: new URL('./import-child.ts', import.meta.url),
      queryChild: new URL('./query-child.ts', import.meta.url),
      versionChild: new URL('./version-child.ts', import.meta.url),
      warmChild: new URL('./warm-child.ts', import.meta.url),
      exportChild: new URL('./export-child.ts', import.meta.url),
      log,
      sampleDirectory: overrides.sampleDirectory,
      limits: {
        ...fitWork(
          {
            importsAtOnce: config.IMPORTS_AT_ONCE ?? defaultImportsAtOnce(),
            importDataBytes: config.IMPORT_MEMORY_MB * megabyte,
            exportDataBytes: config.QUERY_MEMORY_MB * megabyte,
          },
          memory.otherBytes,
        ),
        queryDataBytes: config.QUERY_MEMORY_MB * megabyte,
        queryDeadlineMs: config.QUERY_SECONDS * 1000,
        ...overrides.engineLimits,
      },
    }),
  );
  await engine.sweep(new Set(await createTableStore(db).listVersionIds()));
  const fixes = createFixStore(db);
  const originals = createOriginals({ directory: join(directory, 'originals'), log });
  await originals.sweep(new Set(await fixes.listSourceIds()));

  const isSecure = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const provider = config.oidc && createIdentityProvider({ ...config.oidc, log, fetch: issuerFetch() });
  const { server, endpoints, otherRoutes } = await createHttpServer({
    log,
    proxyHops: config.TRUST_PROXY,
    publicUrl: config.PUBLIC_URL ?? null,
    allowedHosts: config.ALLOWED_HOSTS,
    formActions: provider ? [provider.origin] : [],
  });
  opened.defer(() => server.close());
  const lifetimes = { idleMs: sessionIdleMs, absoluteMs: sessionAbsoluteMs };
  const sessions = createSessions({ store: createSessionStore(db), clock, lifetimes, isSecure });
  const live = createLiveHub();
  await mountLiveChannel(server, { hub: live, sessions });
  const jobStore = createJobStore(db);
  let wakeJobs = () => {};
  let streamRunner: StreamRunner | null = null;
  /** In the transaction of whatever changes what questions are read against. */
  const onCatalogChange = (transaction: Db, workspaceId: string) =>
    requestReplay(transaction, workspaceId, clock.now()).finally(() =>
      setTimeout(wakeJobs, afterChangeMs).unref(),
    );
  const tables = createTableStore(db, onCatalogChange);
  const administration = administrationSettings(config);
  const { egress, practice } = createServerEgress(server, config, { directory, masterKey, clock, log });
  opened.use(practice);
  const syncs = createSyncStore(db);
  const loadDirectory = join(directory, 'loads');
  await sweepLoads(loadDirectory, syncs);
  let syncRunner: SyncRunner | null = null;
  let modelRunner: WorkRunner | null = null;
  const models = createModels({ db, directory, engine, trainingDataBytes: memory.trainingDataBytes }, config);
  opened.use(models.modelProcesses);
  await models.sweep();
  const workspaceSettings = createSettingsStore(db);
  const sources = createSourceStore(db, onCatalogChange);
  const seal = createConfigurationSeal(vault);
  const notify = createNotifier({ notifications: createNotificationStore(db), clock, log, live });
  const { oauth, tellOfEnds, ...signedIn } = startOAuth(
    { db, vault, clock, log, egress, notify, directory },
    config,
  );
  const reader = opened.use(
    createSystemReader({ directory: engine.temporaryDirectory, egress, ...signedIn }),
  );
  const liveTables = createLiveTableStore(db, onCatalogChange);
  const onSyncQueued = () => syncRunner?.wake();
  const connectionSettings = (workspaceId: string, id: string) =>
    readConnectionSettings({ connections: createConnectionStore(db), connectionSeal }, workspaceId, id);
  const openSource = (workspaceId: string, id: string) =>
    requireSystem({ sources, seal, connectionSettings }, workspaceId, id);
  const systems = createSystems({
    child: new URL('./system-child.ts', import.meta.url),
    directory: join(directory, 'systems'),
    egress,
    log,
    ...signedIn,
  });
  const listLoads = async (workspaceId: string) =>
    (await syncs.activeIds(workspaceId)).map((id) => join(loadDirectory, id));
  const goneWorkspaces = opened.use(createGoneWorkspaces({ engine, originals, ...models, log }));
  const parts: FeatureParts = {
    db,
    goneWorkspaces,
    administration,
    recordAudit: createRecorder({ store: createAuditStore(db), clock, log }),
    version: packageJson.version,
    engine,
    queryFor: withForecasts(
      createLiveQuery({ engine, reader, liveTables, openSource, clock }),
      models.modelProcesses,
    ),
    asker: overrides.asker ?? opened.use(createAsker(log)),
    clock,
    log,
    sessions,
    limits: createCallLimits(clock),
    identityKey: deriveKey(masterKey, 'identity'),
    passwords: createPasswordWork(overrides.passwordCost),
    signInLimits: createSignInLimits({
      attempts: createAttemptStore(db),
      clock,
      key: deriveKey(masterKey, 'identity'),
    }),
    signUps: createAddressBuckets({
      rate: { capacity: config.ACCOUNTS_PER_HOUR, refillMs: hourMs / config.ACCOUNTS_PER_HOUR },
      clock,
    }),
    signUpMs: overrides.signUpMs ?? signUpMs,
    attempts: createLoginAttempts(vault),
    live,
    accounts: createAccountStore(db),
    sources,
    tables,
    history: createHistoryStore(db, onCatalogChange),
    fixes,
    originals,
    ...createStorage(
      { db, engine, originals, clock, listLoads, models: models.modelFiles, onIdle: goneWorkspaces.onIdle },
      config,
    ),
    ...models,
    modelWork: { wake: () => modelRunner?.wake(), interrupt: (id) => modelRunner?.interrupt(id) },
    meanings: createMeaningStore(db, onCatalogChange),
    changes: createChangeStore(db),
    seal,
    egress,
    practice,
    reader,
    liveTables,
    syncs,
    selections: createSelectionStore(db),
    measureLive: createMeasureLive({ liveTables, syncs, clock, onSyncQueued }),
    onSyncQueued,
    timeZoneOf: async (workspaceId) => (await workspaceSettings.read(workspaceId)).timeZone,
    systems,
    testSystem: createTestSystem(systems),
    languageModel: config.languageModel,
    connectionSeal,
    connectionSettings,
    oauth,
    provider,
    isSecure,
    uploadDirectory,
    isFilling: (workspaceId) => jobStore.isPending(workspaceId, sampleCompanyJob),
    notify,
    onWork: () => wakeJobs(),
    streamReaders: overrides.streamReaders ?? streamReaders,
    streams: { wake: () => streamRunner?.wake(), interrupt: (id) => streamRunner?.interrupt(id) },
  };
  await promoteAdministrators(db, administration, log);
  const mounted = mountFeatures(server, parts);
  server.get('/livez', () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    if (await isReachable(db)) return { status: 'ok' };
    return reply.code(503).send({ status: 'the metadata database does not answer' });
  });
  server.get('/api/openapi.json', () => describeApi(endpoints, packageJson.version));
  await serveFrontEnd(server, { directory: join(rootDirectory, 'dist/web'), isScreen: isScreenPath });
  await server.listen({ port: config.PORT, host: config.HOST });
  for (const notice of config.notices) log.warn(notice);

  if (!config.DATABASE_URL) {
    await jobStore.release(clock.now());
    await syncs.release(clock.now());
  }
  const modelWork = await startModels(parts, mounted.readCatalog, config);
  opened.defer(() => modelWork.close());
  modelRunner = modelWork;
  const runner = startJobRunner({
    store: jobStore,
    handlers: { ...createJobHandlers(parts), ...mounted.jobHandlers },
    clock,
    log,
    onGivenUp: (job) => tellOfFailedJob(parts, job),
  });
  opened.defer(() => runner.close());
  const daily = startDaily('ends of sign-ins', tellOfEnds, log);
  opened.defer(() => daily.close());
  const kept = { keepDays: config.VERSIONS_KEEP_DAYS, keepVersions: config.VERSIONS_KEEP_COUNT };
  const purging = startDaily(
    'old versions',
    async () => void (await purge({ ...parts, retention: createRetentionStore(db), ...kept })),
    log,
  );
  opened.defer(() => purging.close());
  const forgetting = startDaily(
    'logs',
    async () => {
      await createCallStore(db).purge(clock.now());
      await forgetWhatEnded(parts, lifetimes);
    },
    log,
  );
  opened.defer(() => forgetting.close());
  // Days move on by themselves, and with them what "last month" means.
  const replaying = startDaily(
    'verified questions',
    async () => {
      for (const workspaceId of await createVerifiedStore(db).listWorkspaces())
        await requestReplay(db, workspaceId, clock.now());
    },
    log,
  );
  opened.defer(() => replaying.close());
  const reading = startSyncRunner({
    ...parts,
    loadDirectory,
    turns: overrides.syncTurns,
    onCatalogChange,
    setStatus: (...change) => parts.sources.setStatus(...change),
    openSource: (workspaceId, id) => openSource(workspaceId, id).catch(() => null),
  });
  opened.defer(() => reading.close());
  syncRunner = reading;
  wakeJobs = runner.wake;
  const streams = await startStreams(parts, config);
  opened.defer(() => streams.close());
  streamRunner = streams;

  const closing = opened.move();
  return {
    url: addressOf(server, config),
    http: server,
    endpoints,
    otherRoutes,
    settleJobs: async () => {
      runner.wake();
      await runner.settle();
    },
    settleModels: () => modelWork.settle(),
    settleSyncs: async () => {
      reading.wake();
      await reading.settle();
    },
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

function addressOf(server: FastifyInstance, config: Config): string {
  const { port } = server.server.address() as AddressInfo;
  const host = config.HOST === '0.0.0.0' || config.HOST === '::' ? 'localhost' : config.HOST;
  return `http://${host}:${port}`;
}
