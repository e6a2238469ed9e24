import { useAnswerChoices } from '#features/sources/web/index.tsx';
import type { AnswerCheck } from '#kernel/answer.ts';
import { Button } from '#ui/Button.tsx';
import { chatStrings } from '../strings.ts';

interface CheckFixesProps {
  check: AnswerCheck;
  /** Asks the same question again, of what the table is then. */
  onAskAgain: () => void;
}

/** What would set right what a check warns of: one press reads the file again and asks the question anew. */
export function CheckFixes({ check, onAskAgain }: CheckFixesProps) {
  const choices = useAnswerChoices();
  if (!check.fixes || check.fixes.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1.5 print:hidden">
      {check.fixes.map((fix) => (
        <Button
          key={`${fix.dataSourceId} ${fix.label}`}
          size="small"
          canWrap
          // Not disabled, which would take the focus away.
          aria-disabled={choices.isPending || undefined}
          title={chatStrings.fixAndAsk}
          onClick={() => choices.take({ fix }, onAskAgain)}
        >
          {choices.pendingFix === fix ? chatStrings.fixing : fix.label}
        </Button>
      ))}
    </span>
  );
}
