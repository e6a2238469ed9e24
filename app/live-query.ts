import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '#engine/index.ts';
import {
  type LiveTableStore,
  type SystemSource,
  SystemUnreachable,
  unreachedSentence,
} from '#features/sources/server/index.ts';
import type { AskedSystem } from '#kernel/answer.ts';
import type { QueryRequest, QueryResult, RunQuery } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { keyPlaces, type LiveKeys, type LivePart, type LiveStatement } from '#kernel/live.ts';
import type { Clock } from '#platform/clock.ts';
import type { LiveConversation } from './live-conversation.ts';
import type { LiveReader } from './system-reader.ts';

export interface LiveQueryParts {
  engine: Pick<Engine, 'queryFor' | 'queryWith' | 'temporaryDirectory'>;
  reader: LiveReader;
  liveTables: Pick<LiveTableStore, 'list'>;
  /** Throws `notFound` where the source is gone. */
  openSource(workspaceId: string, dataSourceId: string): Promise<{ name: string; source: SystemSource }>;
  clock: Clock;
}

/** Rows of one question are kept for its next statements; a question is over when there has been none for so long. */
const keptMs = 60_000;
/** The rows of what a system computed stand under this name. */
const answerName = 'live_answer';

const sentences = {
  unreachable: (source: string, why: string) => `The system of ${source} could not be reached. ${why}`,
  notLive: (source: string) =>
    `The tables of ${source} that this needs are not asked live any more. Ask the question anew.`,
};

/**
 * Runs statements of one workspace. Of tables whose rows stay in a system, that is asked for what the statement needs of them, once
 * for a question: all of an answer is then of the same rows.
 */
export function createLiveQuery(parts: LiveQueryParts): (workspaceId: string) => RunQuery {
  return (workspaceId) => {
    const run = parts.engine.queryFor(workspaceId);
    const question = new LiveQuestion(parts, workspaceId);
    return (request) => (request.live ? question.run(request, request.live) : run(request));
  };
}

interface Running {
  isWhole: boolean;
  deadlineMs: number;
  signal: AbortSignal | undefined;
}

interface LiveFile {
  path: string;
  asked: AskedSystem;
}

class LiveQuestion {
  readonly #parts: LiveQueryParts;
  readonly #workspaceId: string;
  readonly #directory: string;
  readonly #files = new Map<string, Promise<LiveFile>>();
  readonly #conversations = new Map<string, LiveConversation>();
  #end: NodeJS.Timeout | undefined;

  constructor(parts: LiveQueryParts, workspaceId: string) {
    this.#parts = parts;
    this.#workspaceId = workspaceId;
    this.#directory = join(parts.engine.temporaryDirectory, `live-${randomUUID()}`);
  }

  async run(
    { sql, tables, maxRows, leastRows, deadlineMs, signal }: QueryRequest,
    { whole, parts }: NonNullable<QueryRequest['live']>,
  ): Promise<QueryResult> {
    this.#keep();
    const isWhole = whole !== null && sql.includes(whole.instead);
    const running = { isWhole, deadlineMs, signal };
    const statements = isWhole
      ? [{ ...whole, sqlName: answerName }]
      : await Promise.all(parts.map((part) => this.#narrowed(part, running)));
    const files = await Promise.all(
      statements.map(async (statement) => ({
        sqlName: statement.sqlName,
        ...(await this.#fileOf(statement, running)),
      })),
    );
    const own = tables.filter(({ sqlName }) => !parts.some((part) => part.sqlName === sqlName));
    const run = this.#parts.engine.queryWith(
      this.#workspaceId,
      files.map(({ sqlName, path }) => ({ sqlName, path })),
    );
    const result = await run({
      sql: isWhole ? sql.replaceAll(whole.instead, () => `SELECT * FROM ${answerName}`) : sql,
      tables: own,
      maxRows,
      deadlineMs,
      ...(leastRows !== undefined && { leastRows }),
      ...(signal && { signal }),
    });
    return { ...result, asked: files.map(({ asked }) => asked) };
  }

  /** What is kept here is looked at first: where it leaves few rows of the system's to be asked for, the others are not. */
  async #narrowed(part: LivePart, { deadlineMs, signal }: Running): Promise<LivePart> {
    const { keys } = part;
    if (!keys) return part;
    const { rows, truncated } = await this.#parts.engine.queryFor(this.#workspaceId)({
      sql: keys.sql,
      tables: [...keys.tables],
      maxRows: keys.most,
      deadlineMs,
      ...(signal && { signal }),
    });
    return truncated
      ? part
      : {
          ...part,
          ...withKeys(
            keys,
            rows.map(([value]) => String(value)),
          ),
        };
  }

  #fileOf(statement: LiveStatement, running: Running): Promise<LiveFile> {
    const { dataSourceId, sql, parameters } = statement;
    const key = JSON.stringify([dataSourceId, sql, parameters, statement.like.sql]);
    const known = this.#files.get(key);
    if (known) return known;
    const asking = this.#ask(statement, running);
    this.#files.set(key, asking);
    asking.catch(() => this.#files.delete(key));
    return asking;
  }

  async #ask(
    { dataSourceId, sql, parameters, maxRows, like, shown }: LiveStatement,
    { isWhole, deadlineMs, signal }: Running,
  ): Promise<LiveFile> {
    const { openSource, liveTables, clock } = this.#parts;
    const { name, source } = await openSource(this.#workspaceId, dataSourceId);
    const tables = (await liveTables.list(this.#workspaceId, [dataSourceId])).map(({ facts }) => facts.path);
    if (tables.length === 0) throw new AppError('notFound', sentences.notLive(name));
    const askedAt = clock.now().toISOString();
    try {
      const conversation = this.#conversationWith(dataSourceId, source);
      const request = { sql, parameters, maxRows, like, tables, deadlineMs };
      const { path, rowCount, server } = await conversation.ask(request, signal);
      const asked = { dataSourceId, dataSourceName: name, system: server, askedAt, sql: shown, isWhole };
      return { path, asked: { ...asked, rows: rowCount } };
    } catch (error) {
      if (!(error instanceof SystemUnreachable)) throw error;
      // Everybody of the workspace reads it, and whoever made the source chose the port.
      const why = error.isUnreached ? unreachedSentence(source) : error.message;
      const isDown = error.isUnreached || error.isPassing || error.stage !== 'permission';
      throw new AppError('unreadable', isDown ? sentences.unreachable(name, why) : why, { cause: error });
    }
  }

  #conversationWith(dataSourceId: string, source: SystemSource): LiveConversation {
    const known = this.#conversations.get(dataSourceId);
    if (known) return known;
    const conversation = this.#parts.reader.converse(source, join(this.#directory, dataSourceId));
    this.#conversations.set(dataSourceId, conversation);
    return conversation;
  }

  /** Rows of a system stay here for as long as a question is answered. */
  #keep(): void {
    clearTimeout(this.#end);
    this.#end = setTimeout(() => {
      for (const conversation of this.#conversations.values()) conversation.close();
      this.#conversations.clear();
      this.#files.clear();
      void rm(this.#directory, { recursive: true, force: true });
    }, keptMs);
    this.#end.unref();
  }
}

/** Without a value no row counts, and a list without one is none. */
function withKeys(
  { narrowed, placeholder }: LiveKeys,
  values: readonly string[],
): Pick<LiveStatement, 'sql' | 'parameters' | 'shown'> {
  const { sql, parameters, shown } = narrowed;
  const places = values.map((_, at) => placeholder.replace('#', String(parameters.length + at + 1)));
  const told = values.map((value) => `'${value.replaceAll("'", "''")}'`);
  return {
    sql: sql.replace(keyPlaces, () => places.join(', ') || 'NULL'),
    parameters: [...parameters, ...values],
    shown: shown.replace(keyPlaces, () => told.join(', ') || 'NULL'),
  };
}
