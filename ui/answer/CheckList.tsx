import { CircleCheck, CircleMinus, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnswerCheck } from '#kernel/answer.ts';
import { classNames } from '../class-names.ts';
import { uiStrings } from '../strings.ts';

const looks = {
  passed: { icon: CircleCheck, colour: 'text-success' },
  warned: { icon: TriangleAlert, colour: 'text-warning' },
  failed: { icon: CircleX, colour: 'text-danger' },
  skipped: { icon: CircleMinus, colour: 'text-muted' },
} as const;

interface CheckListProps {
  checks: readonly AnswerCheck[];
  /** What can be done about one of them, behind its sentence. */
  actionsOf?: (check: AnswerCheck) => ReactNode;
}

/** What was checked before the number was shown, and how it came out. */
export function CheckList({ checks, actionsOf }: CheckListProps) {
  return (
    <ul className="grid gap-1.5">
      {checks.map((check) => {
        const { icon: Icon, colour } = looks[check.outcome];
        return (
          <li key={check.id} className="flex items-start gap-2">
            <Icon aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', colour)} />
            <span className="min-w-0 break-words">
              <span className={classNames('font-medium', colour)}>
                {uiStrings.checkOutcomes[check.outcome]}
              </span>{' '}
              {check.detail}
              {actionsOf?.(check)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
