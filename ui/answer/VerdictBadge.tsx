import { BadgeCheck, CircleCheck, TriangleAlert } from 'lucide-react';
import type { Answer } from '#kernel/answer.ts';
import { Badge } from '../Badge.tsx';
import { uiStrings } from '../strings.ts';

const looks = {
  verified: { tone: 'success', icon: BadgeCheck },
  checked: { tone: 'info', icon: CircleCheck },
  caution: { tone: 'warning', icon: TriangleAlert },
} as const;

/** How far a number can be relied on, as icon and word. */
export function VerdictBadge({ verdict }: { verdict: NonNullable<Answer['verdict']> }) {
  const { word, meaning } = uiStrings.verdicts[verdict];
  return (
    <Badge {...looks[verdict]} title={meaning}>
      {word}
    </Badge>
  );
}
