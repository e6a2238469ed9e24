import { BadgeCheck, CircleCheck, TriangleAlert } from 'lucide-react';
import type { Answer } from '#kernel/answer.ts';
import { Badge } from '../Badge.tsx';
import { uiStrings } from '../strings.ts';

const looks = {
  verified: { tone: 'success', icon: BadgeCheck },
  checked: { tone: 'info', icon: CircleCheck },
  caution: { tone: 'warning', icon: TriangleAlert },
} as const;

interface VerdictBadgeProps {
  verdict: NonNullable<Answer['verdict']>;
  /** It was confirmed, and is another one by now: what changed is never green. */
  hasChanged?: boolean | undefined;
}

/** How far a number can be relied on, as icon and word. */
export function VerdictBadge({ verdict, hasChanged = false }: VerdictBadgeProps) {
  const { word, meaning } = hasChanged ? uiStrings.verdictChanged : uiStrings.verdicts[verdict];
  return (
    <Badge {...looks[hasChanged ? 'caution' : verdict]} title={meaning}>
      {word}
    </Badge>
  );
}
