import type { FastifyInstance } from 'fastify';
import { replay } from '#agent/replay.ts';
import type { Engine } from '#engine/index.ts';
import { accessEndpoints } from '#features/access/contract.ts';
import { accessHandlers, createTokenStore, mountMcp } from '#features/access/server/index.ts';
import { analyticsEndpoints } from '#features/analytics/contract.ts';
import { analyticsHandlers, createSeriesStore } from '#features/analytics/server/index.ts';
import { auditEndpoints, type RecordAudit } from '#features/audit/contract.ts';
import { auditHandlers } from '#features/audit/server/index.ts';
import { chatEndpoints } from '#features/chat/contract.ts';
import {
  askInConversation,
  type ChatParts,
  chatHandlers,
  createChatStore,
  createConversation,
} from '#features/chat/server/index.ts';
import { connectionsEndpoints } from '#features/connections/contract.ts';
import {
  type ConnectionsParts,
  connectionsHandlers,
  createConnectionStore,
} from '#features/connections/server/index.ts';
import { dashboardEndpoints } from '#features/dashboard/contract.ts';
import { createStatsStore, dashboardHandlers } from '#features/dashboard/server/index.ts';
import { exportsEndpoints } from '#features/exports/contract.ts';
import { exportsHandlers } from '#features/exports/server/index.ts';
import { feedbackEndpoints } from '#features/feedback/contract.ts';
import { createFeedbackStore, feedbackHandlers } from '#features/feedback/server/index.ts';
import { identityEndpoints } from '#features/identity/contract.ts';
import { createKnownDevices, type IdentityParts, identityHandlers } from '#features/identity/server/index.ts';
import { languageModelEndpoints } from '#features/language-model/contract.ts';
import {
  createCallStore,
  createLanguageModelSettingsStore,
  createModelGateway,
  languageModelHandlers,
} from '#features/language-model/server/index.ts';
import { modelsEndpoints } from '#features/models/contract.ts';
import {
  createModelStore,
  type ModelFiles,
  type ModelProcesses,
  modelsHandlers,
  type WorkRunner,
} from '#features/models/server/index.ts';
import { type Notify, notificationsEndpoints } from '#features/notifications/contract.ts';
import { createNotificationStore, notificationsHandlers } from '#features/notifications/server/index.ts';
import { oauthEndpoints } from '#features/oauth/contract.ts';
import { createSignInStore, type OAuthParts, oauthHandlers } from '#features/oauth/server/index.ts';
import { onboardingEndpoints } from '#features/onboarding/contract.ts';
import { createOnboardingStore, onboardingHandlers } from '#features/onboarding/server/index.ts';
import { peopleEndpoints } from '#features/people/contract.ts';
import { peopleHandlers } from '#features/people/server/index.ts';
import { pinnedChartsEndpoints } from '#features/pinned-charts/contract.ts';
import { createPinStore, pinnedChartsHandlers } from '#features/pinned-charts/server/index.ts';
import { profileEndpoints } from '#features/profile/contract.ts';
import { profileHandlers } from '#features/profile/server/index.ts';
import { receiptsEndpoints } from '#features/receipts/contract.ts';
import {
  createReceiptStore,
  createRecompute,
  readReceipt,
  receiptsHandlers,
  writeReceipt,
} from '#features/receipts/server/index.ts';
import { securityEndpoints } from '#features/security/contract.ts';
import { securityHandlers } from '#features/security/server/index.ts';
import { sourcesEndpoints } from '#features/sources/contract.ts';
import {
  createCatalogReader,
  createConnectedSources,
  createKeyProblem,
  type ReadCatalog,
  type SourcesParts,
  sourcesHandlers,
  tellAlike,
  waitForFirstTables,
} from '#features/sources/server/index.ts';
import { type StorageGuard, storageEndpoints } from '#features/storage/contract.ts';
import { type StorageParts, storageHandlers } from '#features/storage/server/index.ts';
import { streamsEndpoints } from '#features/streams/contract.ts';
import {
  createStreamStore,
  type StreamReaders,
  type StreamRunner,
  streamsHandlers,
} from '#features/streams/server/index.ts';
import { verifiedQuestionsEndpoints } from '#features/verified-questions/contract.ts';
import {
  askConfirmed,
  createReplayHandler,
  listConfirmed,
  replayJob,
  requestReplay,
  verifiedQuestionsHandlers,
} from '#features/verified-questions/server/index.ts';
import { workspaceEndpoints } from '#features/workspace/contract.ts';
import { applySettings, createSettingsStore, workspaceHandlers } from '#features/workspace/server/index.ts';
import type { RunQuery } from '#kernel/catalog.ts';
import type { EndpointTable } from '#kernel/endpoint.ts';
import { dayIn } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/open-database.ts';
import { type Handlers, mountEndpoints } from '#platform/http/mount.ts';
import type { JobHandler } from '#platform/jobs/job-runner.ts';
import type { CallLimits } from '#platform/limits/call-limits.ts';
import type { LiveHub } from '#platform/live/live-hub.ts';
import type { Log } from '#platform/log/log.ts';
import { type AdministrationParts, createAdministration } from './administration.ts';
import { askByModels } from './ask-by-models.ts';
import { askWithModel, createModelFetch } from './ask-with-model.ts';
import type { Asker } from './asker.ts';
import { withMeantTables, withoutComputed } from './computed-tables.ts';
import { continueDaysWith } from './continued-query.ts';
import { readCurrentTables } from './current-tables.ts';
import { createExportsParts } from './exports.ts';
import { findAnswer } from './find-answer.ts';
import { createModelRouteParts } from './models.ts';
import { createVerifiedParts } from './verified-questions.ts';

/** What the features are made of. Each receives only what it uses. */
export interface FeatureParts
  extends Pick<
      IdentityParts,
      | 'accounts'
      | 'sessions'
      | 'attempts'
      | 'clock'
      | 'provider'
      | 'isSecure'
      | 'signUps'
      | 'signUpMs'
      | 'passwords'
      | 'signInLimits'
    >,
    Pick<
      SourcesParts,
      | 'sources'
      | 'tables'
      | 'history'
      | 'fixes'
      | 'originals'
      | 'meanings'
      | 'changes'
      | 'seal'
      | 'connectionSettings'
      | 'egress'
      | 'practice'
      | 'systems'
      | 'uploadDirectory'
      | 'reader'
      | 'syncs'
      | 'selections'
      | 'liveTables'
      | 'measureLive'
      | 'onSyncQueued'
      | 'timeZoneOf'
    >,
    Pick<ConnectionsParts, 'connectionSeal' | 'testSystem'>,
    Pick<OAuthParts, 'oauth'>,
    AdministrationParts {
  recordAudit: RecordAudit;
  db: Db;
  limits: CallLimits;
  /** Signs the cookies of known devices and hides whose attempts are counted. */
  identityKey: Buffer;
  /** Of the product. */
  version: string;
  /** Where features publish to the open pages of a workspace. */
  live: LiveHub;
  engine: Engine;
  /** Over versions, and over tables that stay in their systems. */
  queryFor: (workspaceId: string) => RunQuery;
  asker: Asker;
  log: Log;
  streamReaders: StreamReaders;
  streams: Pick<StreamRunner, 'wake' | 'interrupt'>;
  modelFiles: ModelFiles;
  modelProcesses: ModelProcesses;
  modelWork: Pick<WorkRunner, 'wake' | 'interrupt'>;
  requireModelRoom: (workspaceId: string) => Promise<void>;
  /** The language model that the operator named; null: none. */
  languageModel: Config['languageModel'];
  /** Whether the sample company of a workspace is still being made. */
  isFilling: (workspaceId: string) => Promise<boolean>;
  storage: StorageGuard;
  storageParts: StorageParts;
  /** Tells people of what happened while they looked elsewhere. */
  notify: Notify;
  /** A job was accepted. */
  onWork: () => void;
}

/** Mounts every feature. A new feature is one block here. Returns who does the jobs that need what is put together here. */
export function mountFeatures(
  server: FastifyInstance,
  parts: FeatureParts,
): { jobHandlers: Record<string, JobHandler>; readCatalog: ReadCatalog } {
  const { db, engine, clock, limits, log, sessions, sources, tables } = parts;
  const settings = createSettingsStore(db, (changed, workspaceId) =>
    requestReplay(changed, workspaceId, clock.now()),
  );
  const keyProblem = createKeyProblem(engine);
  const readTables = waitForFirstTables(
    createCatalogReader(tables, parts.meanings, engine, keyProblem, parts.liveTables),
    parts.isFilling,
  );
  const readAll: typeof readTables = async (workspaceId, dataSourceIds) =>
    applySettings(await readTables(workspaceId, dataSourceIds), await settings.read(workspaceId));
  const readCatalog: typeof readTables = async (workspaceId) => withoutComputed(await readAll(workspaceId));
  const dayOf = async (workspaceId: string, moment: Date) =>
    dayIn(moment, (await settings.read(workspaceId)).timeZone);
  const todayIn = async (workspaceId: string) => dayOf(workspaceId, clock.now());
  const { queryFor } = parts;
  const receipts = createReceiptStore(db);
  const sourceIds = async (workspaceId: string, keep: (row: { is_sample: number }) => boolean) =>
    new Set((await sources.list(workspaceId)).filter(keep).map((row) => row.id));
  const administration = createAdministration(parts);
  mount('audit', auditEndpoints, auditHandlers(administration.audit));
  mount('security', securityEndpoints, securityHandlers(administration.security));
  mount('people', peopleEndpoints, peopleHandlers(administration.people));
  mount(
    'identity',
    identityEndpoints,
    identityHandlers({
      ...parts,
      isSignUpOpen: () => administration.signUp.isOpen(),
      installation: administration.installation,
      reservedEmails: parts.administration.adminEmails,
      devices: createKnownDevices({ ...parts, key: parts.identityKey }),
      onAccountCreated: parts.onWork,
    }),
  );
  mount('workspace', workspaceEndpoints, workspaceHandlers({ settings, clock }));
  mount('onboarding', onboardingEndpoints, onboardingHandlers(createOnboardingStore(db), parts.notify));
  mount('storage', storageEndpoints, storageHandlers(parts.storageParts));
  mount('sources', sourcesEndpoints, sourcesHandlers({ ...parts, keyProblem }));
  const modelSettings = createLanguageModelSettingsStore(db);
  const modelCalls = createCallStore(db);
  const gateway = createModelGateway({
    choice: parts.languageModel,
    fetchThrough: (onSent) => createModelFetch(parts, onSent),
    settings: modelSettings,
    calls: modelCalls,
    clock,
    log,
  });
  mount(
    'languageModel',
    languageModelEndpoints,
    languageModelHandlers({ gateway, settings: modelSettings, calls: modelCalls, clock }),
  );
  const chat = createChatStore(db);
  const verified = createVerifiedParts(parts, { readCatalog: readAll, queryFor, dayOf });
  const ask = askWithModel(parts.asker, gateway);
  const modelParts = createModelRouteParts(parts, readAll, (id) => sourceIds(id, () => true));
  const chatParts: ChatParts = {
    chat,
    storage: parts.storage,
    clock,
    todayIn,
    log,
    prepareQuery: engine.prepareQuery,
    ask: (request) =>
      askByModels(modelParts, parts.asker, request, (asked) =>
        askConfirmed(verified, asked, (one) => ask(withMeantTables(one))),
      ),
    suggest: (id, catalog, count) => parts.asker.suggest(id, withoutComputed(catalog), count),
    listConfirmed: (workspaceId, dataSourceIds) => listConfirmed(verified, workspaceId, dataSourceIds),
    readCatalog: readAll,
    queryFor,
    writeReceipt,
    findSourceIds: (workspaceId) => sourceIds(workspaceId, () => true),
  };
  const conversation = createConversation(chatParts);
  mount('chat', chatEndpoints, chatHandlers(chatParts, conversation));
  mount('verifiedQuestions', verifiedQuestionsEndpoints, verifiedQuestionsHandlers(verified));
  mount(
    'feedback',
    feedbackEndpoints,
    feedbackHandlers({
      feedback: createFeedbackStore(db),
      clock,
      log,
      todayIn,
      readCatalog: readAll,
      queryFor,
      hasSession: async (caller, id) => (await chat.findSession(caller, id)) !== null,
      findAnswer: (caller, messageId) => findAnswer(db, caller, messageId),
      otherReadings: (asked, context) => parts.asker.otherReadings(asked, context),
    }),
  );
  const tokens = createTokenStore(db);
  mount('access', accessEndpoints, accessHandlers({ tokens, clock, recordAudit: parts.recordAudit }));
  mountMcp(server, {
    ...parts,
    tokens,
    readCatalog: (workspaceId) => readAll(workspaceId, null),
    ask: askInConversation({ ...chatParts, conversation }),
    readReceipt: (workspaceId, id) => readReceipt(receipts, workspaceId, id),
  });
  mount(
    'profile',
    profileEndpoints,
    profileHandlers({
      todayIn,
      findUser: (accountId) => parts.accounts.findUser(accountId),
      ask: (request) => askConfirmed(verified, request, (asked) => parts.asker.ask(asked)),
      readCatalog: (workspaceId) => readCatalog(workspaceId, null),
      queryFor,
    }),
  );
  mount(
    'receipts',
    receiptsEndpoints,
    receiptsHandlers({
      receipts,
      replay,
      clock,
      queryFor,
      readCurrentVersions: async (workspaceId) =>
        new Map(
          (await tables.list(workspaceId)).map(({ sqlName, versionId, version }) => [
            sqlName,
            { versionId, version },
          ]),
        ),
    }),
  );
  mount('exports', exportsEndpoints, exportsHandlers(createExportsParts(parts, receipts)));
  mount(
    'pinnedCharts',
    pinnedChartsEndpoints,
    pinnedChartsHandlers({
      pins: createPinStore(db),
      clock,
      hasReceipt: async (workspaceId, id) => (await receipts.find(workspaceId, id)) !== null,
      recompute: createRecompute({
        receipts,
        replay,
        queryFor,
        readCurrentTables: (workspaceId) => readCurrentTables(parts, workspaceId),
      }),
    }),
  );
  mount(
    'connections',
    connectionsEndpoints,
    connectionsHandlers({
      ...parts,
      connections: createConnectionStore(db),
      connectedSources: createConnectedSources(parts),
      isPractice: (type, settings) => parts.practice.isAt(type, settings),
    }),
  );
  mount('oauth', oauthEndpoints, oauthHandlers({ ...parts, signIns: createSignInStore(db), tellAlike }));
  mount(
    'notifications',
    notificationsEndpoints,
    notificationsHandlers({ notifications: createNotificationStore(db), clock, live: parts.live }),
  );
  mount('dashboard', dashboardEndpoints, dashboardHandlers({ store: createStatsStore(db), clock }));
  mount(
    'analytics',
    analyticsEndpoints,
    analyticsHandlers({
      // Its SQL is the product's own.
      store: createSeriesStore((workspaceId) => engine.ownQueryFor(workspaceId)),
      clock,
      settings: {
        read: settings.read,
        choose: async (id, business) => void (await settings.change(id, { business }, null, clock.now())),
      },
      readCatalog,
      findSampleIds: (workspaceId) => sourceIds(workspaceId, (row) => row.is_sample === 1),
      readModelAccuracy: createModelStore(db).readMeanAccuracy,
      continueDays: continueDaysWith(parts.modelProcesses),
    }),
  );
  mount('models', modelsEndpoints, modelsHandlers(modelParts));
  mount(
    'streams',
    streamsEndpoints,
    streamsHandlers({
      clock,
      streams: createStreamStore(db),
      readers: parts.streamReaders,
      runner: parts.streams,
      findSource: (workspaceId, id) => sources.find(workspaceId, id),
    }),
  );
  return { jobHandlers: { [replayJob]: createReplayHandler(verified) }, readCatalog: readAll };

  function mount<T extends EndpointTable>(name: string, endpoints: T, handlers: Handlers<T>): void {
    mountEndpoints(server, { name, endpoints, handlers, sessions, limits });
  }
}
