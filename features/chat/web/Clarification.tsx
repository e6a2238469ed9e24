import { useRelationWord } from '#features/sources/web/index.tsx';
import type { Answer } from '#kernel/answer.ts';
import { chatStrings } from '../strings.ts';

type Option = NonNullable<Answer['options']>[number];

interface ClarificationProps {
  options: readonly Option[];
  onAsk: (question: string) => void;
}

/** The readings to choose from, each with a glimpse of what it would answer. */
export function Clarification({ options, onAsk }: ClarificationProps) {
  const word = useRelationWord();
  const choose = ({ decides, question }: Option) => {
    if (word.isPending) return;
    if (!decides) onAsk(question);
    // Without it the question would be asked back again.
    else word.mutate(decides, { onSuccess: () => onAsk(question) });
  };
  return (
    <ul aria-label={chatStrings.clarifyTitle} className="grid gap-2 sm:grid-cols-2">
      {options.map((option) => (
        <li key={`${option.question} ${option.label}`}>
          <button
            type="button"
            // Not disabled, which would take the focus away.
            aria-disabled={word.isPending || undefined}
            onClick={() => choose(option)}
            className="flex h-full w-full flex-col justify-start rounded-card border border-line px-3.5 py-2.5 text-left transition-colors hover:border-accent hover:bg-accent-surface"
          >
            <span className="block font-medium">{option.label}</span>
            {option.preview && <span className="block text-muted text-xs">{option.preview}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
