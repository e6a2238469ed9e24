import { drawnRows } from '#kernel/drawn-rows.ts';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { PinnedChart, PinnedResult, pinnedChartsEndpoints } from '../contract.ts';
import { pinnedChartsMaximum, undoMs } from '../limits.ts';
import { pinnedChartsStrings as strings } from '../strings.ts';
import type { PinStore } from './pin-store.ts';

export interface PinnedChartsParts {
  pins: PinStore;
  clock: Clock;
  hasReceipt: (workspaceId: string, receiptId: string) => Promise<boolean>;
  /** Runs a receipt over the current data; null where there is none. */
  recompute: (
    workspaceId: string,
    receiptId: string,
  ) => Promise<(Omit<PinnedResult, 'of' | 'seriesOf'> & { rowCount: number }) | null>;
}

export function pinnedChartsHandlers({
  pins,
  clock,
  ...receipts
}: PinnedChartsParts): Handlers<typeof pinnedChartsEndpoints> {
  return {
    list: ({ caller }) => pins.list(caller.workspaceId),
    async pin({ caller: { workspaceId }, body }) {
      if (!(await receipts.hasReceipt(workspaceId, body.receiptId)))
        throw new AppError('notFound', strings.noSuchReceipt);
      const known = await pins.list(workspaceId);
      const isPinned = known.some((pin) => pin.receiptId === body.receiptId);
      if (!isPinned && known.length >= pinnedChartsMaximum) throw new AppError('conflict', strings.full);
      return pins.insert({ id: newId(), workspaceId, now: clock.now(), ...body });
    },
    async change({ caller: { workspaceId }, params, body }) {
      const { chartConfig } = found(await pins.find(workspaceId, params.id));
      const change = {
        title: body.title,
        ...(body.chartType && { chartConfig: { ...chartConfig, type: body.chartType } }),
      };
      return found(await pins.change(workspaceId, params.id, change));
    },
    async order({ caller, body }) {
      await pins.order(caller.workspaceId, body.ids);
      return pins.list(caller.workspaceId);
    },
    async unpin({ caller, params }) {
      const now = clock.now();
      const forgetBefore = new Date(now.getTime() - undoMs);
      if (!(await pins.remove(caller.workspaceId, params.id, now, forgetBefore))) found(null);
      return { id: params.id };
    },
    restore: async ({ caller, params }) => found(await pins.restore(caller.workspaceId, params.id)),
    async result({ caller: { workspaceId }, params }) {
      const { receiptId, chartConfig } = found(await pins.find(workspaceId, params.id));
      const result = await receipts.recompute(workspaceId, receiptId);
      if (!result) throw new AppError('notFound', strings.noSuchReceipt);
      const { rowCount, ...others } = result;
      // A part of the rows would be taken for the whole.
      const isWhole = result.rows.length === rowCount;
      const drawn = isWhole ? drawnRows(chartConfig, result.columns, result.rows) : null;
      return { ...others, rows: [], ...drawn, of: rowCount };
    },
  };
}

function found(pin: PinnedChart | null): PinnedChart {
  if (!pin) throw new AppError('notFound', strings.noSuchChart);
  return pin;
}
