import type { Answer } from '#kernel/answer.ts';
import { CheckList } from '#ui/answer/CheckList.tsx';
import { LanguageModelUse } from '#ui/answer/LanguageModelUse.tsx';
import { chatStrings } from '../strings.ts';
import { CheckFixes } from './CheckFixes.tsx';
import { Clarification } from './Clarification.tsx';
import { Suggestions } from './Suggestions.tsx';

interface DeclinedProps {
  answer: Answer;
  /** What it replies to. */
  question: string;
  onAsk: (question: string) => void;
}

/** Which words mean nothing here, what may have been meant all the same, and what can be asked instead. */
export function Declined({ answer, question, onAsk }: DeclinedProps) {
  return (
    <>
      {answer.notUnderstood.length > 0 && (
        <p className="flex flex-wrap items-center gap-1.5">
          <span className="text-muted">{chatStrings.notUnderstood}:</span>
          {answer.notUnderstood.map((word) => (
            <mark key={word} className="rounded px-1.5 font-medium">
              {word}
            </mark>
          ))}
        </p>
      )}
      {answer.checks.length > 0 && (
        <CheckList
          checks={answer.checks}
          actionsOf={(check) => <CheckFixes check={check} onAskAgain={() => onAsk(question)} />}
        />
      )}
      {answer.options && <Clarification options={answer.options} onAsk={onAsk} />}
      {answer.languageModel && <LanguageModelUse use={answer.languageModel} />}
      <Suggestions questions={answer.suggestions} onAsk={onAsk} />
    </>
  );
}
