import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { Session } from '../contract.ts';
import { securityStrings as strings } from '../strings.ts';
import { securityApi } from './api.ts';
import { SessionRow } from './SessionRow.tsx';

/** Where the person is signed in. */
export function SessionsCard({ sessions, currentId }: { sessions: readonly Session[]; currentId: string }) {
  const end = useEndSessions();
  const others = sessions.filter(({ id }) => id !== currentId);
  return (
    <Card
      title={strings.sessionsTitle}
      actions={
        <Button
          isUnavailable={others.length === 0}
          isPending={end.isPending && end.variables === null}
          onClick={() => end.mutate(null)}
        >
          {strings.endOthers}
        </Button>
      }
    >
      <p className="mb-2 text-muted">{others.length === 0 ? strings.noOthers : strings.sessionsNote}</p>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isCurrent={session.id === currentId}
            isPending={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
    </Card>
  );
}

/** Ends one session, or with null all others. */
function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? securityApi('DELETE /api/security/sessions')
        : securityApi('DELETE /api/security/sessions/{id}', { params: { id } }),
    onSuccess: ({ ended }) => showToast({ title: strings.endedTitle, message: strings.endedMessage(ended) }),
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.endFailed)),
    onSettled: () => refreshReads(client, '/api/security'),
  });
}
