import type {
  AgentReply,
  AnswerToPrepare,
  ConfirmedOutcome,
  ConfirmedQuestion,
  Difference,
  Plan,
  Preparation,
} from '#agent/index.ts';
import type { NotificationEvent } from '#features/notifications/contract.ts';
import type { Answer, ChartConfig } from '#kernel/answer.ts';
import type { Catalog, Cell, ResultColumn, RunQuery } from '#kernel/catalog.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { LiveHub } from '#platform/live/live-hub.ts';
import type { Log } from '#platform/log/log.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import type { VerifiedStore } from './verified-store.ts';

/** In what a question is read and run. */
export interface AgentContext {
  workspaceId: string;
  /** Nobody waits for it: what people wait for goes first. */
  isBackground?: boolean;
  catalog: Catalog;
  /** YYYY-MM-DD */
  today: string;
  locale: string;
  run: RunQuery;
  signal: AbortSignal;
  /** The plan of the answer before, which a follow-up changes. */
  previous?: Plan | null;
}

/** The parts of the agent that are used here; they run in its thread. */
export interface VerifyingAgent {
  answerConfirmed(confirmed: ConfirmedQuestion, context: AgentContext): Promise<ConfirmedOutcome>;
  prepareConfirmation(asked: AnswerToPrepare, context: AgentContext): Promise<Preparation>;
  /** Questions of people are being answered. */
  isAnswering(): boolean;
}

/** An answer of the caller's, as the chat holds it. */
export interface AnsweredMessage {
  id: string;
  question: string;
  dataSourceIds: string[] | null;
  createdAt: string;
  /** No answer stood before it in its conversation. */
  isFirst: boolean;
  plan: Plan | null;
  answer: Answer | null;
  chart: ChartConfig | null;
}

/** What the receipt of an answer holds. */
export interface ReceiptOfAnswer {
  tables: { sqlName: string; versionId: string }[];
  columns: ResultColumn[];
  rows: Cell[][];
  rowCount: number;
  answerText: string;
  digest: string;
}

export interface VerifiedParts {
  db: Db;
  verified: VerifiedStore;
  agent: VerifyingAgent;
  clock: Clock;
  log: Log;
  live: Pick<LiveHub, 'publish'>;
  notify: (audience: { workspaceId: string }, event: NotificationEvent) => Promise<void>;
  readCatalog: (workspaceId: string, dataSourceIds: readonly string[] | null) => Promise<Catalog>;
  queryFor: (workspaceId: string) => RunQuery;
  /** The day of a moment there, YYYY-MM-DD. */
  dayOf: (workspaceId: string, moment: Date) => Promise<string>;
  findAnswer: (caller: Caller, messageId: string) => Promise<AnsweredMessage | null>;
  findReceipt: (workspaceId: string, id: string) => Promise<ReceiptOfAnswer | null>;
  /** Keeps what is needed to repeat an answer; returns the id of its receipt and the digest over its numbers. */
  writeReceipt: (
    transaction: Db,
    caller: Caller,
    receipt: { messageId: string; question: string; reply: AgentReply; now: Date },
  ) => Promise<{ id: string; digest: string }>;
  /** Names the versions and meanings of a catalog. */
  catalogKey: (catalog: Catalog) => string;
  /** What differs between two results. */
  compare: (
    before: { columns: ResultColumn[]; rows: Cell[][]; rowCount: number },
    now: { columns: ResultColumn[]; rows: Cell[][]; rowCount: number },
  ) => Difference;
  /** The same text for two plans that differ in values and periods alone, asked in the same words. */
  slotsOf: (plan: Plan) => string;
  isReplayPending: (workspaceId: string) => Promise<boolean>;
  /** A job was accepted. */
  onWork: () => void;
}

export const locale = 'en-US';
