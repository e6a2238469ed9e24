import { Pause, Play, Square, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/Button.tsx';
import type { Stream } from '../contract.ts';
import { streamsStrings as strings } from '../strings.ts';
import { useControlStream, useRemoveStream } from './use-stream-actions.ts';

/** Play for a paused stream, pause for any other; stop always (spec §4). */
export function StreamControls({ stream }: { stream: Stream }) {
  const [isAsking, setAsking] = useState(false);
  const control = useControlStream(stream);
  const isPaused = stream.status === 'paused';
  const PlayOrPause = isPaused ? Play : Pause;
  const remove = useRef<HTMLButtonElement>(null);
  const keep = () => {
    flushSync(() => setAsking(false));
    remove.current?.focus();
  };
  if (isAsking) return <RemoveQuestion stream={stream} onKeep={keep} />;
  return (
    <div className="flex gap-1">
      <Button
        size="small"
        aria-label={isPaused ? strings.playNamed(stream.name) : strings.pauseNamed(stream.name)}
        isPending={control.isPending}
        onClick={() => control.mutate(isPaused ? 'start' : 'pause')}
      >
        <PlayOrPause aria-hidden="true" className="size-3.5" />
        {isPaused ? strings.play : strings.pause}
      </Button>
      <Button
        size="small"
        aria-label={strings.stopNamed(stream.name)}
        title={strings.stopHint}
        isPending={control.isPending}
        onClick={() => control.mutate('stop')}
      >
        <Square aria-hidden="true" className="size-3.5" />
        {strings.stop}
      </Button>
      <Button
        ref={remove}
        look="quiet"
        size="smallIcon"
        aria-label={strings.removeNamed(stream.name)}
        title={strings.remove}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}

/** Asks first, in place of the buttons: a deleted stream cannot be brought back. */
function RemoveQuestion({ stream, onKeep }: { stream: Stream; onKeep: () => void }) {
  const remove = useRemoveStream(stream);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div role="alert" className="flex flex-wrap items-center justify-end gap-2">
      <p className="min-w-0 break-words">{strings.removeQuestion(stream.name)}</p>
      <Button ref={keep} size="small" onClick={onKeep}>
        {strings.keep}
      </Button>
      <Button look="danger" size="small" isPending={remove.isPending} onClick={() => remove.mutate()}>
        {remove.isPending ? strings.removing : strings.remove}
      </Button>
    </div>
  );
}
