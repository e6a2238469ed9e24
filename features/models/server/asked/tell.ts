import type { AgentReply, ModelRequest } from '#agent/index.ts';
import type { Cell } from '#kernel/catalog.ts';
import { askedStrings as strings } from './strings.ts';

export interface Told {
  request: ModelRequest;
  /** Name of the table that the rows are of. */
  table: string;
  /** The columns of what is predicted. */
  predicted: string;
  score: string | null;
  isNearest: boolean;
}

/** What a model says, in one sentence. Every number in it is a cell of the answer, or the number of its rows. */
export function tellPredicted(
  reply: AgentReply,
  { request, table, predicted, score, isNearest }: Told,
): string {
  const { columns, rows, rowCount } = reply.answer;
  const cell = (name: string): Cell => rows[0]?.[columns.findIndex((column) => column.name === name)] ?? null;
  switch (request.task) {
    case 'clustering':
      return reply.text;
    case 'anomaly_detection':
      return `${rowCount === 0 ? strings.usual(table) : strings.unusual(rowCount, table)}.`;
    case 'classification': {
      const { target, positive, row } = request;
      if (row) {
        const certainty = score === null ? null : Number(cell(score));
        const told = strings.one(
          row.value,
          target,
          String(cell(predicted)),
          certainty === null ? null : `${Math.round(100 * certainty)} %`,
        );
        const now = String(cell(target));
        return `${told}${now === positive ? strings.isAlready(target, now) : ''}.`;
      }
      const tell = isNearest
        ? strings.nearest(rowCount, table, target, positive)
        : strings.willBe(rowCount.toLocaleString('en-US'), table, target, positive);
      return `${tell}.`;
    }
  }
}
