import { useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import type { Judgement, OtherReading } from '../contract.ts';
import { feedbackReasons, noteMaximumLength } from '../limits.ts';
import { feedbackStrings as strings } from '../strings.ts';
import { useGiveFeedback, useTakeBack } from './use-feedback.ts';

interface WrongAnswerProps {
  sessionId: string;
  messageId: string;
  /** What was said before; null where nothing was. */
  judgement: Judgement | null;
  onGiven: () => void;
  onAsk: (question: string) => void;
  onClose: () => void;
}

/** Asks what was wrong, keeps it with the first press, and offers other readings of the question. */
export function WrongAnswer({ sessionId, messageId, judgement, onGiven, onAsk, onClose }: WrongAnswerProps) {
  const id = useId();
  const give = useGiveFeedback(sessionId, messageId);
  const takeBack = useTakeBack(sessionId, messageId);
  const [note, setNote] = useState(judgement?.note ?? '');
  const reason = give.variables?.reason ?? judgement?.reason ?? null;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-sunken px-3.5 py-3"
    >
      <h3 id={id} className="font-medium">
        {strings.panelTitle}
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: each press is kept at once, so this is no form */}
      <div role="group" aria-labelledby={id} className="flex flex-wrap gap-1.5">
        {feedbackReasons.map((each) => (
          <Button
            key={each}
            size="small"
            className="rounded-full aria-pressed:border-accent aria-pressed:bg-accent-surface aria-pressed:text-accent"
            aria-pressed={reason === each}
            onClick={() => give.mutate({ reason: each, note: note.trim() }, { onSuccess: onGiven })}
          >
            {strings.reasons[each]}
          </Button>
        ))}
      </div>
      <div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
        {give.isPending ? (
          <>
            <p className="text-muted">{strings.looking}</p>
            <SkeletonList count={2} className="h-9" />
          </>
        ) : (
          give.isSuccess && (
            <>
              <p className="text-success">{give.variables.note === '' ? strings.saved : strings.savedNote}</p>
              <Readings readings={give.data.readings} onAsk={onAsk} />
            </>
          )
        )}
      </div>
      {reason !== null && (
        <div className="grid justify-items-start gap-2">
          <div className="w-full">
            <TextArea
              label={strings.note}
              value={note}
              maxLength={noteMaximumLength}
              onChange={(event) => setNote(event.target.value)}
            />
          </div>
          <Button
            size="small"
            disabled={note.trim() === '' || give.isPending}
            onClick={() => give.mutate({ reason, note: note.trim() })}
          >
            {strings.addNote}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {reason !== null && (
          <Button
            size="small"
            look="quiet"
            isPending={takeBack.isPending}
            onClick={() => takeBack.mutate(undefined, { onSuccess: onClose })}
          >
            {strings.takeBack}
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          {strings.done}
        </Button>
      </div>
    </section>
  );
}

function Readings({
  readings,
  onAsk,
}: {
  readings: readonly OtherReading[];
  onAsk: (question: string) => void;
}) {
  if (readings.length === 0) return <p className="text-muted">{strings.noReadings}</p>;
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-muted">{strings.readings}</p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {readings.map((reading) => (
          <li key={reading.question}>
            <button
              type="button"
              onClick={() => onAsk(reading.question)}
              className="h-full w-full rounded-card border border-line bg-surface px-3.5 py-2.5 text-left transition-colors hover:border-accent hover:bg-accent-surface"
            >
              <span className="wrap-anywhere block font-medium">{reading.label}</span>
              {reading.preview && (
                <span className="wrap-anywhere block text-muted text-xs">{reading.preview}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
