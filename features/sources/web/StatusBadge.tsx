import { CircleCheck, CircleMinus, CircleX, LoaderCircle } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import type { Source } from '../contract.ts';
import { describeStatus } from './source-rules.ts';

const looks = {
  active: { tone: 'success', icon: CircleCheck },
  inactive: { tone: 'neutral', icon: CircleMinus },
  error: { tone: 'danger', icon: CircleX },
  syncing: { tone: 'info', icon: LoaderCircle },
} as const;

export function StatusBadge({ source }: { source: Pick<Source, 'status' | 'error'> }) {
  return <Badge {...looks[source.status]}>{describeStatus(source).word}</Badge>;
}
