import { RotateCw } from 'lucide-react';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { formatTime } from './format.ts';
import { uiStrings } from './strings.ts';

interface AsOfProps {
  /** What is fetched again, for the button's name. */
  subject: string;
  updatedAtMs: number;
  isFetching: boolean;
  onRefresh: () => void;
}

/** When this was read, and a way to read it again: shown data never refreshes by itself. */
export function AsOf({ subject, updatedAtMs, isFetching, onRefresh }: AsOfProps) {
  return (
    <span className="flex items-center gap-1 text-muted text-xs">
      {/* Its room is kept before there is a time: nothing beside it moves. */}
      <span className={classNames('tabular-nums', updatedAtMs === 0 && 'invisible')}>
        {uiStrings.asOf} {formatTime(updatedAtMs > 0 ? new Date(updatedAtMs) : new Date())}
      </span>
      <Button
        look="quiet"
        size="smallIcon"
        aria-label={`${uiStrings.refresh} ${subject}`}
        onClick={onRefresh}
      >
        <RotateCw aria-hidden="true" className={classNames('size-3.5', isFetching && 'animate-spin')} />
      </Button>
    </span>
  );
}
