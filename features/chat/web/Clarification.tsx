import type { Answer } from '#kernel/answer.ts';
import { chatStrings } from '../strings.ts';

interface ClarificationProps {
  options: NonNullable<Answer['options']>;
  onAsk: (question: string) => void;
}

/** The readings to choose from, each with a glimpse of what it would answer. */
export function Clarification({ options, onAsk }: ClarificationProps) {
  return (
    <ul aria-label={chatStrings.clarifyTitle} className="grid gap-2 sm:grid-cols-2">
      {options.map((option) => (
        <li key={option.question}>
          <button
            type="button"
            onClick={() => onAsk(option.question)}
            className="h-full w-full rounded-card border border-line px-3.5 py-2.5 text-left transition-colors hover:border-accent hover:bg-accent-surface"
          >
            <span className="block font-medium">{option.label}</span>
            {option.preview && <span className="block text-muted text-xs">{option.preview}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
