import type { Answer, ChartConfig, DrawnRows, SourceReference } from '#kernel/answer.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
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
}

/** The table versions that an answer rests on. */
export function sourcesOf(model: SemanticModel, tables: { sqlName: string }[]): SourceReference[] {
  return tables.map(({ sqlName }) => {
    const table = tableOf(model, sqlName);
    return {
      dataSourceId: table.dataSourceId,
      dataSourceName: table.dataSourceName,
      table: table.name,
      version: table.version,
      versionId: table.versionId,
      rows: table.profile.rowCount,
      asOf: table.asOf,
    };
  });
}
