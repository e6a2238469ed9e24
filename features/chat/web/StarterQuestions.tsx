import { Sparkles } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { chatStrings } from '../strings.ts';
import { useChatRead } from './api.ts';

interface StarterQuestionsProps {
  sessionId: string;
  onAsk: (question: string) => void;
}

/** What an empty conversation offers: questions that these tables answer. */
export function StarterQuestions({ sessionId, onAsk }: StarterQuestionsProps) {
  const suggestions = useChatRead('GET /api/chat/sessions/{id}/suggestions', { params: { id: sessionId } });
  const hasNone = suggestions.data?.length === 0;
  return (
    <div className="flex min-h-0 flex-1 overflow-y-auto">
      <EmptyState
        icon={Sparkles}
        title={chatStrings.starterTitle}
        message={hasNone ? chatStrings.starterNoSources : chatStrings.starterMessage}
        action={
          hasNone ? (
            <Button look="primary" asChild>
              <Link href="/data-sources?upload=true">{chatStrings.starterUpload}</Link>
            </Button>
          ) : (
            <StarterList questions={suggestions.data} isPending={suggestions.isPending} onAsk={onAsk} />
          )
        }
      />
    </div>
  );
}

interface StarterListProps {
  questions: string[] | undefined;
  isPending: boolean;
  onAsk: (question: string) => void;
}

/** As many as the server suggests, so that nothing moves when they come. */
const skeletons = [1, 2, 3, 4, 5, 6];

function StarterList({ questions, isPending, onAsk }: StarterListProps) {
  if (isPending) return skeletons.map((place) => <Skeleton key={place} className="h-9 w-72 rounded-full" />);
  return (questions ?? []).map((question) => (
    <Button key={question} canWrap className="rounded-full" onClick={() => onAsk(question)}>
      {question}
    </Button>
  ));
}
