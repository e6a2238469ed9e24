import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { readKey } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { PinnedChart } from '../contract.ts';
import { pinnedChartsStrings as strings } from '../strings.ts';
import { pinnedChartsApi, pinnedChartsPath } from './api.ts';

const listKey = readKey(pinnedChartsPath);

function setList(client: QueryClient, change: (pins: PinnedChart[]) => PinnedChart[]): void {
  client.setQueryData<PinnedChart[]>(listKey, (pins) => pins && change(pins));
}

function tellFailure(error: unknown): void {
  showErrorToast(strings.failedTitle, userMessageOf(error));
}

/** Pins the chart of a receipt. */
export function usePin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (pin: Pick<PinnedChart, 'receiptId' | 'title' | 'chartConfig'>) =>
      pinnedChartsApi('POST /api/pinned-charts', { body: pin }),
    onSuccess: (pin) => {
      setList(client, (pins) => [...pins.filter(({ id }) => id !== pin.id), pin]);
      showToast({ title: strings.pinnedTitle, message: strings.pinnedMessage });
    },
    onError: (error) => showErrorToast(strings.failedTitle, userMessageOf(error, strings.pinFailed)),
  });
}

/** Renames a pinned chart, or draws it in another way. */
export function useChangePin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      id,
      ...body
    }: {
      id: string;
      title?: string;
      chartType?: PinnedChart['chartConfig']['type'];
    }) => pinnedChartsApi('PATCH /api/pinned-charts/{id}', { params: { id }, body }),
    onSuccess: (changed) =>
      setList(client, (pins) => pins.map((pin) => (pin.id === changed.id ? changed : pin))),
    onError: tellFailure,
  });
}

/** Takes a chart off the dashboard at once; a toast offers to put it back. */
export function useUnpin(): (pin: PinnedChart) => void {
  const client = useQueryClient();
  const reread = () => client.invalidateQueries({ queryKey: listKey, exact: true });
  const restore = async (id: string) => {
    await pinnedChartsApi('POST /api/pinned-charts/{id}/restore', { params: { id } }).catch(tellFailure);
    await reread();
  };
  const unpin = async ({ id, title }: PinnedChart) => {
    setList(client, (pins) => pins.filter((pin) => pin.id !== id));
    try {
      await pinnedChartsApi('DELETE /api/pinned-charts/{id}', { params: { id } });
    } catch (error) {
      tellFailure(error);
      await reread();
      return;
    }
    showToast({
      title: strings.unpinnedTitle,
      message: title,
      action: { label: strings.undo, run: () => void restore(id) },
    });
  };
  return (pin) => void unpin(pin);
}

/** Moves a chart to another place. Shown at once; the server's order wins when it is told. */
export function useMovePin(): (id: string, place: number) => void {
  const client = useQueryClient();
  const reread = () => client.invalidateQueries({ queryKey: listKey, exact: true });
  return (id, place) => {
    const pins = client.getQueryData<PinnedChart[]>(listKey) ?? [];
    const moved = movedTo(pins, id, place);
    setList(client, () => moved);
    pinnedChartsApi('PUT /api/pinned-charts/order', { body: { ids: moved.map((pin) => pin.id) } }).catch(
      (error) => {
        tellFailure(error);
        void reread();
      },
    );
  };
}

/** The list with one of its items at another place, counted from 0. */
export function movedTo<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  place: number,
): Item[] {
  const item = items.find((each) => each.id === id);
  if (!item) return [...items];
  const rest = items.filter((each) => each !== item);
  return rest.toSpliced(Math.max(0, Math.min(rest.length, place)), 0, item);
}
