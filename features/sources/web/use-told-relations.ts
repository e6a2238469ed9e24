import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { RelationEnds } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';
import { readsOfSources, sourcesApi } from './api.ts';
import { meaningStrings } from './meaning-strings.ts';

const strings = meaningStrings;

/** A relation as it is sent, and as it is told to the person. */
export interface NamedRelation {
  ends: RelationEnds;
  words: string;
}

/** Asks the data whether two columns can be related. */
export function useMeasureRelation(sourceId: string) {
  const measure = useMutation({
    mutationFn: (body: RelationEnds) =>
      sourcesApi('POST /api/data-sources/{id}/relations/measure', { params: { id: sourceId }, body }),
  });
  return {
    measure: measure.mutate,
    measured: measure.data,
    forget: measure.reset,
    isPending: measure.isPending,
    failure: measure.error ? userMessageOf(measure.error, strings.measureFailed) : null,
  };
}

/** Adds a relation or removes it. Either is one press, because the other one undoes it. */
export function useToldRelations(sourceId: string, onAdded?: () => void) {
  const client = useQueryClient();
  const params = { id: sourceId };
  const add = useMutation({
    mutationFn: ({ ends }: NamedRelation) =>
      sourcesApi('POST /api/data-sources/{id}/relations', { params, body: ends }),
    onSuccess: (_, relation) => {
      showToast({
        title: strings.addedTitle,
        message: strings.addedMessage(relation.words),
        action: { label: sourcesStrings.undo, run: () => remove.mutate(relation) },
      });
      onAdded?.();
      return refreshReads(client, ...readsOfSources);
    },
    onError: (error) => showErrorToast(sourcesStrings.errorTitle, userMessageOf(error, strings.addFailed)),
  });
  const remove = useMutation({
    mutationFn: ({ ends }: NamedRelation) =>
      sourcesApi('DELETE /api/data-sources/{id}/relations', { params, body: ends }),
    onSuccess: (_, relation) => {
      showToast({
        title: strings.removedTitle,
        message: strings.removedMessage(relation.words),
        action: { label: sourcesStrings.undo, run: () => add.mutate(relation) },
      });
      return refreshReads(client, ...readsOfSources);
    },
    onError: (error) => showErrorToast(sourcesStrings.errorTitle, userMessageOf(error, strings.removeFailed)),
  });
  return { add: add.mutate, remove: remove.mutate, isPending: add.isPending || remove.isPending };
}
