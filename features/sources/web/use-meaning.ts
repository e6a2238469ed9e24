import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { ShownRelation, ShownTable, TableMeaning } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';
import { readsOfSources, sourcesApi } from './api.ts';
import { meaningStrings } from './meaning-strings.ts';
import { endsOf } from './relation-words.ts';

const strings = meaningStrings;

interface Telling {
  table: string;
  revision: number;
  told: TableMeaning;
  /** What it replaces; null where that was taken back itself. */
  before: TableMeaning | null;
}

/** Tells what a table means, and offers to take it back. */
export function useTellMeaning(sourceId: string, onSaved: () => void) {
  const client = useQueryClient();
  const tell = useMutation({
    mutationFn: ({ table, revision, told }: Telling): Promise<ShownTable> =>
      sourcesApi('PUT /api/data-sources/{id}/tables/{table}/meaning', {
        params: { id: sourceId, table },
        body: { ...told, revision },
      }),
    onSuccess: ({ revision }, { table, before }) => {
      showToast({
        title: strings.savedTitle,
        message: strings.savedMessage(table),
        ...(before && {
          action: {
            label: sourcesStrings.undo,
            run: () => tell.mutate({ table, revision, told: before, before: null }),
          },
        }),
      });
      onSaved();
      return refreshReads(client, ...readsOfSources);
    },
    onError: (error) => showErrorToast(sourcesStrings.errorTitle, userMessageOf(error, strings.saveFailed)),
  });
  return {
    save: tell.mutate,
    isPending: tell.isPending,
    failure: tell.error ? userMessageOf(tell.error, strings.saveFailed) : null,
  };
}

/** Confirms or rejects a relation; null takes that back. */
export function useDecideRelation(sourceId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ relation, decision }: { relation: ShownRelation } & Pick<ShownRelation, 'decision'>) => {
      return sourcesApi('PUT /api/data-sources/{id}/relations', {
        params: { id: sourceId },
        body: { ...endsOf(relation), decision },
      });
    },
    onSuccess: () => refreshReads(client, ...readsOfSources),
    onError: (error) => showErrorToast(sourcesStrings.errorTitle, userMessageOf(error, strings.decideFailed)),
  });
}
