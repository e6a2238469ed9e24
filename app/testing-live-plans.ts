import { connect } from 'node:net';
import { readsOf } from '#agent/live/reads.ts';
import { buildSemanticModel, type SemanticModel } from '#agent/model/semantic-model.ts';
import type { Plan } from '#agent/plan.ts';
import { compileWith } from '#agent/sql/compile.ts';
import type { TestShop } from '#agent/testing.ts';
import type { SystemConnector, SystemTools } from '#connectors/system-connector.ts';
import type { SystemSession } from '#connectors/system-session.ts';
import type { Catalog, Cell } from '#kernel/catalog.ts';
import type { LiveTable } from '#kernel/live.ts';
import type { Settings } from '#kernel/settings.ts';
import type { LiveAnswer, LiveRequest, NextQuestion } from './load-job.ts';
import { converse } from './serve-questions.ts';

/** A plan that was told to a system: its rows, and whether that computed them. */
export interface LiveRows {
  rows: Cell[][];
  isWhole: boolean;
  /** What the system was asked, for whoever looks at a difference. */
  asked: string;
}

const tools = (): SystemTools => ({
  reach: {
    dial: async ({ host, port }) => connect({ host, port }).on('error', () => {}),
    fetch: globalThis.fetch,
  },
  signal: new AbortController().signal,
  onStage: () => {},
});

/**
 * Plans over live tables, as the product comes to their rows: by the connector's own session, the files that are made of what it sends,
 * and the statement over these. In this process: what a child adds is shown elsewhere.
 */
export class LivePlans implements AsyncDisposable {
  readonly system: SystemSession;
  readonly #ended: Promise<unknown>;
  #ask: (request: LiveRequest | null) => void = () => {};
  #answered = Promise.withResolvers<LiveAnswer>();
  /** Resolves when the next question may come. */
  #ready = Promise.withResolvers<void>();

  private constructor(system: SystemSession, directory: string) {
    this.system = system;
    this.#ended = converse(
      system,
      { kind: 'converse', system: 'mysql', settings: {}, directory, memoryBytes: 160e6 },
      (question) => this.#next(question as NextQuestion),
    );
    this.#ended.catch((error: unknown) => this.#answered.reject(error));
  }

  static async open(connector: SystemConnector, settings: Settings, directory: string): Promise<LivePlans> {
    const system = await connector.open?.(settings, tools());
    if (!system) throw new Error('This system cannot be asked.');
    return new LivePlans(system, directory);
  }

  /** The same catalog with its tables in the system, as that tells of them at this moment. */
  async model({ tables, ...catalog }: Catalog, asLive: (name: string) => boolean): Promise<SemanticModel> {
    const told = await this.system.tables();
    return buildSemanticModel({
      ...catalog,
      tables: tables.map((table) => {
        const own = told.find(({ name }) => name.split('.').at(-1) === table.name);
        if (!own || !asLive(table.name)) return table;
        const live: LiveTable = {
          system: 'Test',
          dialect: this.system.dialect ?? 'postgresql',
          path: own.name.split('.'),
          columns: own.columns.map(({ name, type, form }) => ({ name, type, ...(form && { form }) })),
          measuredAt: '2025-03-14T10:00:00.000Z',
          isSampled: false,
        };
        return { ...table, live };
      }),
    });
  }

  /** @param shop the engine, which may hold other rows than the system */
  async rowsOf(plan: Plan, model: SemanticModel, shop: TestShop): Promise<LiveRows> {
    const sql = compileWith(plan, model);
    const { live } = readsOf(model, plan, sql);
    if (!live) throw new Error('No table of the plan is live.');
    const statements = live.whole ? [{ ...live.whole, sqlName: 'live_answer' }] : live.parts;
    const paths = [...model.tables.values()].flatMap(({ live: own }) => (own ? [own.path] : []));
    await shop.connection.run('CREATE SCHEMA part');
    try {
      for (const { sqlName, shown, ...statement } of statements) {
        const { path } = await this.#answerTo({ ...statement, tables: paths, deadlineMs: 10_000 }, shown);
        await shop.connection.run(
          `CREATE VIEW part."${sqlName}" AS SELECT * FROM read_parquet('${path.replaceAll("'", "''")}')`,
        );
      }
      await shop.connection.run(`SET search_path = 'part,main'`);
      const told = live.whole ? sql.replaceAll(live.whole.instead, 'SELECT * FROM live_answer') : sql;
      const { rows } = await shop.run({ sql: told, tables: [], maxRows: 1000, deadlineMs: 10_000 });
      const asked = statements.map(({ shown }) => shown).join(';\n');
      return { rows, isWhole: live.whole !== null, asked };
    } finally {
      await shop.connection.run(`SET search_path = 'main'`);
      await shop.connection.run('DROP SCHEMA part CASCADE');
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const isOver = await Promise.race([this.#ready.promise, this.#ended.catch(() => true)]);
    if (isOver !== true) this.#ask(null);
    await this.#ended.catch(() => {});
    await this.system.close();
  }

  async #answerTo(request: LiveRequest, shown: string): Promise<LiveAnswer> {
    await this.#ready.promise;
    this.#ready = Promise.withResolvers();
    this.#answered = Promise.withResolvers();
    this.#ask(request);
    try {
      return await this.#answered.promise;
    } catch (error) {
      throw new Error(`${String(error)}\n${shown}`, { cause: error });
    }
  }

  #next({ answer }: NextQuestion): Promise<LiveRequest | null> {
    if (answer && 'path' in answer) this.#answered.resolve(answer);
    else if (answer) this.#answered.reject(new Error(JSON.stringify(answer)));
    const { promise, resolve } = Promise.withResolvers<LiveRequest | null>();
    this.#ask = resolve;
    this.#ready.resolve();
    return promise;
  }
}
