import { useLocation } from 'wouter';
import { userMessageOf } from '#ui/http-error.ts';
import { showErrorToast } from '#ui/toast-store.ts';
import { chatStrings } from '../strings.ts';
import { useBeginSession } from './use-begin-session.ts';
import { sessionParameter } from './use-sessions.ts';

/** Opens a new conversation about one source, or some: what is asked there is answered from nothing else. */
export function useAskAbout(): (...dataSourceIds: string[]) => void {
  const [, navigate] = useLocation();
  const begin = useBeginSession();
  return (...dataSourceIds) =>
    begin.mutate(
      { dataSourceIds },
      {
        onSuccess: (session) => navigate(`/ai-agent?${sessionParameter}=${session.id}`),
        onError: (error) => showErrorToast(chatStrings.sendFailedTitle, userMessageOf(error)),
      },
    );
}
