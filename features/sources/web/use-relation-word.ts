import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RelationWord } from '#kernel/answer.ts';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { ShownRelation } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';
import { readsOfSources, sourcesApi } from './api.ts';
import { relationStrings } from './relation-strings.ts';
import { relationWords } from './relation-words.ts';

const strings = relationStrings;

/** Keeps what a person says of a proposed relation where they are asked, as the Meaning tab does; the toast takes it back. */
export function useRelationWord() {
  const client = useQueryClient();
  const keep = ({ dataSourceId, decision: _, ...ends }: RelationWord, decision: ShownRelation['decision']) =>
    sourcesApi('PUT /api/data-sources/{id}/relations', {
      params: { id: dataSourceId },
      body: { ...ends, decision },
    });
  const fail = (error: Error) =>
    showErrorToast(sourcesStrings.errorTitle, userMessageOf(error, strings.decideFailed));
  const takeBack = useMutation({
    mutationFn: (word: RelationWord) => keep(word, null),
    onSuccess: (_, word) => {
      showToast({
        title: strings.takenBackTitle,
        message: strings.takenBackMessage(relationWords(word, [])),
      });
      return refreshReads(client, ...readsOfSources);
    },
    onError: fail,
  });
  return useMutation({
    mutationFn: (word: RelationWord) => keep(word, word.decision),
    onSuccess: (_, word) => {
      showToast({
        title: strings.decidedTitles[word.decision],
        message: strings.decidedMessages[word.decision](relationWords(word, [])),
        action: { label: sourcesStrings.undo, run: () => takeBack.mutate(word) },
      });
      return refreshReads(client, ...readsOfSources);
    },
    onError: fail,
  });
}
