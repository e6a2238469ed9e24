import { CircleCheck, CircleDashed, CircleX, LoaderCircle, TriangleAlert } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import type { Model } from '../contract.ts';
import { modelsStrings as strings } from '../strings.ts';

const statusLooks = {
  draft: { tone: 'neutral', icon: CircleDashed },
  training: { tone: 'info', icon: LoaderCircle },
  trained: { tone: 'accent', icon: CircleCheck },
  active: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
} as const;

/** The state of a model, and that it is not worth using where it is not. */
export function ModelStatus({ model }: { model: Pick<Model, 'status' | 'isNoBetterThanBaseline'> }) {
  return (
    <span className="flex flex-wrap gap-1">
      <Badge {...statusLooks[model.status]}>{strings.statuses[model.status]}</Badge>
      {model.isNoBetterThanBaseline && <NoBetterBadge />}
    </span>
  );
}

export function NoBetterBadge() {
  return (
    <Badge tone="warning" icon={TriangleAlert} title={strings.noBetterNote}>
      {strings.noBetter}
    </Badge>
  );
}
