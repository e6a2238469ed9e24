import { useLocation } from 'wouter';
import { userMessageOf } from '#ui/http-error.ts';
import { showErrorToast } from '#ui/toast-store.ts';
import { chatStrings } from '../strings.ts';
import { askInChat } from './pending-question.ts';
import { useBeginSession } from './use-begin-session.ts';
import { sessionParameter } from './use-sessions.ts';

interface Asking {
  question: string;
  /** The sources that it is limited to; null for all of the workspace. */
  dataSourceIds: string[] | null;
}

/** Asks a question in a new conversation, where no answer before it can change what it means. */
export function useAskAnew(): (asking: Asking) => void {
  const [, navigate] = useLocation();
  const begin = useBeginSession();
  return ({ question, dataSourceIds }) =>
    begin.mutate(dataSourceIds === null ? {} : { dataSourceIds }, {
      onSuccess: (session) => {
        askInChat({ content: question, isVoice: false });
        navigate(`/ai-agent?${sessionParameter}=${session.id}`);
      },
      onError: (error) => showErrorToast(chatStrings.sendFailedTitle, userMessageOf(error)),
    });
}
