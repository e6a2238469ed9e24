import type { Answer, AskedSystem, ChartConfig, DrawnRows, SourceReference } from '#kernel/answer.ts';
import type { Continuation } from '#kernel/continuation.ts';
import type { LiveReads } from '#kernel/live.ts';
import { labelPractice } from '#kernel/practice.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { ModelRequest } from '../models/model-request.ts';
import type { Plan } from '../plan.ts';
import type { KeptWhole } from './kept-whole.ts';

/** A reading that was offered under these words: whoever says them next means this plan, however the words read by themselves. */
export interface OfferedReading {
  question: string;
  plan: Plan;
}

/** What a question gets: an answer, a question back, or a reason why not. */
export interface AgentReply {
  /** One sentence, without markup. */
  text: string;
  answer: Omit<Answer, 'receiptId'>;
  plan: Plan | null;
  chart: ChartConfig | null;
  /** What the chart is drawn from; absent where the answer shows all of it. */
  drawn?: DrawnRows;
  /** The whole result, for its receipt; absent where the answer shows it. */
  whole?: KeptWhole;
  /** Behind the options of a question back. */
  offered?: OfferedReading[];
  tables: { sqlName: string; versionId: string }[];
  /** How the statement comes to the rows of live tables, for asking again. */
  live?: LiveReads;
  /** How its rows go on behind those of the statement, for making the forecast again. */
  continuation?: Continuation;
  /** It is a model's to answer, by those who keep the models. */
  modelRequest?: ModelRequest;
}

/** The table versions that an answer rests on. */
export function sourcesOf(
  model: SemanticModel,
  tables: { sqlName: string }[],
  asked: readonly AskedSystem[] = [],
): SourceReference[] {
  return tables.map(({ sqlName }) => {
    const table = tableOf(model, sqlName);
    const own = table.live && asked.find(({ dataSourceId }) => dataSourceId === table.dataSourceId);
    return {
      dataSourceId: table.dataSourceId,
      dataSourceName: labelPractice(table.dataSourceName, table.isPractice),
      ...(table.isPractice && { isPractice: true }),
      table: table.name,
      version: table.version,
      versionId: table.versionId,
      rows: table.profile.rowCount,
      asOf: own?.askedAt ?? table.asOf,
      ...(table.live && { live: { system: own?.system ?? table.live.system } }),
    };
  });
}
