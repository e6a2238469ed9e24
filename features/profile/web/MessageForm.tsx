import { ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { messageMaximumLength } from '#features/chat/limits.ts';
import { Button } from '#ui/Button.tsx';
import { profileStrings as strings } from '../strings.ts';

interface MessageFormProps {
  draft: string;
  isPending: boolean;
  onChange: (draft: string) => void;
  onSend: (message: string) => void;
}

/** The box and the questions that fill it. It stays focused while an answer is on its way, but takes nothing. */
export function MessageForm({ draft, isPending, onChange, onSend }: MessageFormProps) {
  const box = useRef<HTMLInputElement>(null);
  const fill = (question: string) => {
    onChange(question);
    box.current?.focus();
  };
  return (
    <>
      <form
        className="mt-4 flex items-center gap-1.5 rounded-card border border-line-strong bg-surface p-1.5 focus-within:border-accent"
        onSubmit={(event) => {
          event.preventDefault();
          onSend(draft);
        }}
      >
        <input
          ref={box}
          aria-label={strings.inputLabel}
          placeholder={strings.inputPlaceholder}
          maxLength={messageMaximumLength}
          value={draft}
          readOnly={isPending}
          onChange={(event) => onChange(event.target.value)}
          className="h-9 min-w-0 flex-1 bg-transparent px-2 text-base outline-none placeholder:text-muted read-only:opacity-60 sm:text-sm"
        />
        <Button
          type="submit"
          look="primary"
          size="icon"
          aria-label={strings.send}
          disabled={isPending || draft.trim() === ''}
        >
          <ArrowUp aria-hidden="true" className="size-4.5" />
        </Button>
      </form>
      <ul aria-label={strings.quickQuestions} className="mt-2 flex flex-wrap gap-1.5">
        {strings.quick.map((question) => (
          <li key={question} className="max-w-full">
            <Button canWrap className="rounded-full" disabled={isPending} onClick={() => fill(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
