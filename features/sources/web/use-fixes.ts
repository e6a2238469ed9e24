import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { readKey, refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { Source, SourceReport } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';
import { readsOfSources, sourcesApi } from './api.ts';

const strings = sourcesStrings.report;

interface FixChange {
  /** Of the finding, or of the fix in force. */
  id: string;
  isWanted: boolean;
}

/** Puts a report where the dialog reads it: it has just come with another answer. */
export function rememberReport(client: QueryClient, sourceId: string, report: SourceReport): void {
  client.setQueryData(keyOf(sourceId), report);
}

function keyOf(sourceId: string): [string] {
  return readKey('/api/data-sources/{id}/report', { params: { id: sourceId } });
}

/** Takes a fix or takes it back. Either is one press, because the other one undoes it. */
export function useFixes(source: Pick<Source, 'id' | 'name'>) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ id, isWanted }: FixChange) => {
      const known = client.getQueryData<SourceReport>(keyOf(source.id));
      const others = (known?.report?.fixes ?? []).map((fix) => fix.id).filter((other) => other !== id);
      return sourcesApi('PUT /api/data-sources/{id}/fixes', {
        params: { id: source.id },
        body: { fixes: isWanted ? [...others, id] : others },
      });
    },
    onSuccess: (result, { id, isWanted }) => {
      rememberReport(client, source.id, result);
      const applied = result.report?.fixes?.find((fix) => fix.id === id);
      if (isWanted && applied) {
        showToast({
          title: strings.applied,
          message: applied.outcome,
          action: { label: strings.undo, run: () => change.mutate({ id, isWanted: false }) },
        });
      } else showToast({ title: strings.undone, message: strings.undoneMessage(source.name) });
      return refreshReads(client, ...readsOfSources);
    },
    onError: (error) => {
      showErrorToast(sourcesStrings.errorTitle, userMessageOf(error, strings.failedToFix));
      // What was refused may have been offered by a report that is not the last one any more.
      return refreshReads(client, '/api/data-sources');
    },
  });
  return {
    change: (id: string, isWanted: boolean) => change.mutate({ id, isWanted }),
    /** The one that is being taken or taken back. */
    pendingId: change.isPending ? change.variables.id : null,
  };
}
