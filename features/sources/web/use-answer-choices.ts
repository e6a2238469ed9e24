import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FixOffer, StateChoice } from '#kernel/answer.ts';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import { sourcesStrings } from '../strings.ts';
import { readsOfSources, sourcesApi } from './api.ts';
import { relationStrings } from './relation-strings.ts';
import { rememberReport } from './use-fixes.ts';

const strings = sourcesStrings.report;
const words = relationStrings;

/** What an answer offers to be set right or chosen, taken where it stands; the toast takes it back. */
export function useAnswerChoices() {
  const client = useQueryClient();
  const fix = useMutation({
    mutationFn: (offer: FixOffer) => takeFix(client, offer),
    onSuccess: ({ before, outcome }, { dataSourceId }) => {
      showToast({
        title: strings.applied,
        message: outcome,
        action: { label: strings.undo, run: () => undo.mutate({ dataSourceId, before }) },
      });
      return refreshReads(client, ...readsOfSources);
    },
    onError: (error) => {
      showErrorToast(sourcesStrings.errorTitle, userMessageOf(error, strings.failedToFix));
    },
  });
  const undo = useMutation({
    mutationFn: ({ dataSourceId, before }: { dataSourceId: string; before: string[] }) =>
      putFixes(client, dataSourceId, before),
    onSuccess: () => {
      showToast({ title: strings.undone, message: strings.undoneInAnswer });
      return refreshReads(client, ...readsOfSources);
    },
    onError: (error) => {
      showErrorToast(sourcesStrings.errorTitle, userMessageOf(error, strings.failedToFix));
    },
  });
  const states = useMutation({
    mutationFn: ({ choice }: { choice: StateChoice }) => keepStates(choice, choice.leftOut),
    onSuccess: (_, { choice }) => {
      showToast({
        title: words.statesTitle,
        message: words.statesMessage(choice.table, choice.leftOut),
        action: { label: sourcesStrings.undo, run: () => forget.mutate(choice) },
      });
      return refreshReads(client, ...readsOfSources);
    },
    onError: (error) => {
      showErrorToast(sourcesStrings.errorTitle, userMessageOf(error, words.statesFailed));
    },
  });
  const forget = useMutation({
    mutationFn: (choice: StateChoice) => keepStates(choice, null),
    onSuccess: (_, { table }) => {
      showToast({ title: words.takenBackTitle, message: words.statesForgotten(table) });
      return refreshReads(client, ...readsOfSources);
    },
    onError: (error) => {
      showErrorToast(sourcesStrings.errorTitle, userMessageOf(error, words.statesFailed));
    },
  });
  const isPending = fix.isPending || states.isPending;
  return {
    isPending,
    /** The one for which the file is being read again. */
    pendingFix: fix.isPending ? fix.variables : null,
    /** Does what is offered, then what follows it. A second press while one is under way does nothing. */
    take: (offered: { fix?: FixOffer | undefined; states?: StateChoice | undefined }, then: () => void) => {
      if (isPending) return;
      if (offered.fix) fix.mutate(offered.fix, { onSuccess: then });
      else if (offered.states) states.mutate({ choice: offered.states }, { onSuccess: then });
      else then();
    },
  };
}

/** Reads the file again with the fixes in force and these; those before it are the way back. */
async function takeFix(
  client: QueryClient,
  { dataSourceId, findingIds }: FixOffer,
): Promise<{ before: string[]; outcome: string }> {
  const known = await sourcesApi('GET /api/data-sources/{id}/report', { params: { id: dataSourceId } });
  const before = (known.report?.fixes ?? []).map(({ id }) => id);
  const result = await putFixes(client, dataSourceId, [...new Set([...before, ...findingIds])]);
  const outcomes = (result.report?.fixes ?? []).flatMap(({ id, outcome }) =>
    findingIds.includes(id) ? [outcome] : [],
  );
  return { before, outcome: outcomes.join(' ') };
}

async function putFixes(client: QueryClient, id: string, fixes: string[]) {
  const result = await sourcesApi('PUT /api/data-sources/{id}/fixes', { params: { id }, body: { fixes } });
  rememberReport(client, id, result);
  return result;
}

function keepStates({ dataSourceId, table, column }: StateChoice, leftOut: string[] | null) {
  return sourcesApi('PUT /api/data-sources/{id}/tables/{table}/states', {
    params: { id: dataSourceId, table },
    body: { column, leftOut },
  });
}
