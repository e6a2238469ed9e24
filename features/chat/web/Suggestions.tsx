import { Button } from '#ui/Button.tsx';
import { chatStrings } from '../strings.ts';

interface SuggestionsProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Questions that can be asked by choosing them; nothing where there are none. */
export function Suggestions({ questions, onAsk }: SuggestionsProps) {
  if (questions.length === 0) return null;
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-muted">{chatStrings.suggestions}:</p>
      <div className="flex flex-wrap gap-1.5">
        {questions.map((question) => (
          <Button key={question} canWrap className="rounded-full" onClick={() => onAsk(question)}>
            {question}
          </Button>
        ))}
      </div>
    </div>
  );
}
