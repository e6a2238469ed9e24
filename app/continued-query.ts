import type { ContinueDays } from '#features/analytics/server/index.ts';
import type { ModelProcesses } from '#features/models/server/index.ts';
import type { RunQuery } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';

/** Rows of a history: 20 groups of three years of days, and some that are left out. */
const historyRows = 50_000;

const tooLong =
  'The history of this forecast has more rows than can be continued at once. Ask for longer periods, such as months, or for fewer groups.';

/** Statements that ask for what comes after their rows get it from the pipeline of forecasts, in a process of its own. */
export function withForecasts(
  queryFor: (workspaceId: string) => RunQuery,
  processes: Pick<ModelProcesses, 'continueRows'>,
): (workspaceId: string) => RunQuery {
  return (workspaceId) => {
    const run = queryFor(workspaceId);
    return async ({ continuation, ...request }) => {
      if (!continuation) return run(request);
      const { leastRows: _, ...whole } = request;
      const history = await run({ ...whole, maxRows: historyRows });
      if (history.truncated) throw new AppError('tooLarge', tooLong);
      const { columns, rows } = history;
      const begunAt = performance.now();
      const made = await processes.continueRows(workspaceId, { continuation, columns, rows }, request.signal);
      const elapsedMs = history.elapsedMs + performance.now() - begunAt;
      return { ...history, ...made, truncated: false, elapsedMs: Math.round(elapsedMs) };
    };
  };
}

/** The forecast of a history of days that our own statements found. */
export function continueDaysWith(processes: Pick<ModelProcesses, 'continueRows'>): ContinueDays {
  return (workspaceId, continuation, days) =>
    processes.continueRows(workspaceId, {
      continuation,
      columns: [
        { name: continuation.time, type: 'date' },
        { name: continuation.value, type: 'double' },
      ],
      rows: days.map(({ date, value }) => [date, value]),
    });
}
