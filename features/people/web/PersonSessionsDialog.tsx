import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SessionRow } from '#features/security/web/index.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { showErrorToast } from '#ui/toast-store.ts';
import type { Person } from '../contract.ts';
import { peopleStrings as strings } from '../strings.ts';
import { peopleApi, usePeopleRead } from './api.ts';

/** Where a person is signed in, and an end to it. */
export function PersonSessionsDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const sessions = usePeopleRead('GET /api/people/{id}/sessions', { params: { id: person.id } });
  const end = useEndSessions(person.id);
  return (
    <Dialog isOpen onClose={onClose} width="medium" title={strings.sessionsOf(person.name)}>
      {sessions.isPending ? (
        <SkeletonList count={2} className="h-10" />
      ) : sessions.isError ? (
        <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : (
        <>
          {sessions.data.length === 0 && <p className="text-muted">{strings.noSessions}</p>}
          <ul className="divide-y divide-line">
            {sessions.data.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isCurrent={false}
                isPending={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
          <DialogActions>
            <Button onClick={onClose}>{strings.close}</Button>
            <Button
              look="danger"
              isUnavailable={sessions.data.length === 0}
              isPending={end.isPending && end.variables === null}
              onClick={() => end.mutate(null)}
            >
              {strings.endAll}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

/** Ends one session, or with null all. */
function useEndSessions(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string | null) =>
      sessionId === null
        ? peopleApi('DELETE /api/people/{id}/sessions', { params: { id } })
        : peopleApi('DELETE /api/people/{id}/sessions/{sessionId}', { params: { id, sessionId } }),
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.changeFailed)),
    onSettled: () => refreshReads(client, `/api/people/${id}/sessions`),
  });
}
