import { CircleDashed, Radio, RefreshCw, Unplug } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { liveStrings } from './live-strings.ts';
import { useLiveState } from './use-live.ts';

const icons = {
  idle: CircleDashed,
  connecting: CircleDashed,
  live: Radio,
  reconnecting: RefreshCw,
  ended: Unplug,
};
const tones = {
  idle: 'text-muted',
  connecting: 'text-muted',
  live: 'text-success',
  reconnecting: 'text-warning',
  ended: 'text-danger',
};

/** Whether live messages come at the moment, with icon and word; takes the same room in every state. */
export function LiveStateLine() {
  const state = useLiveState();
  const Icon = icons[state];
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-1.5 text-xs">
      <Icon aria-hidden="true" className={classNames('size-3.5', tones[state])} />
      <span className="text-muted">{liveStrings.connection}</span>
      <span className={classNames('font-medium', tones[state])}>{liveStrings.states[state]}</span>
      <span className="text-muted">{liveStrings.notes[state]}</span>
    </p>
  );
}
