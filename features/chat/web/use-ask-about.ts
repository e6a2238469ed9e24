import { useLocation } from 'wouter';
import { userMessageOf } from '#ui/http-error.ts';
import { showErrorToast } from '#ui/toast-store.ts';
import { chatStrings } from '../strings.ts';
import { useBeginSession } from './use-begin-session.ts';
import { sessionParameter } from './use-sessions.ts';

/** Opens a new conversation about one source: what is asked there is answered from nothing else. */
export function useAskAbout(): (dataSourceId: string) => void {
  const [, navigate] = useLocation();
  const begin = useBeginSession();
  return (dataSourceId) =>
    begin.mutate(
      { dataSourceIds: [dataSourceId] },
      {
        onSuccess: (session) => navigate(`/ai-agent?${sessionParameter}=${session.id}`),
        onError: (error) => showErrorToast(chatStrings.sendFailedTitle, userMessageOf(error)),
      },
    );
}
