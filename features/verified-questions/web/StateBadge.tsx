import { CircleX, FileQuestionMark, ShieldCheck, TriangleAlert } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import type { VerifiedQuestion } from '../contract.ts';
import { verifiedQuestionsStrings as strings } from '../strings.ts';

const looks = {
  holds: { tone: 'success', icon: ShieldCheck, TriangleAlert },
  changed: { tone: 'warning', icon: TriangleAlert },
  changedReading: { tone: 'warning', icon: FileQuestionMark },
  broken: { tone: 'danger', icon: CircleX },
} as const;

/** Whether a confirmed answer still holds, as icon and word. */
export function StateBadge({ state }: { state: VerifiedQuestion['state'] }) {
  const { word, meaning } = strings.states[state];
  return (
    <Badge {...looks[state]} title={meaning}>
      {word}
    </Badge>
  );
}
