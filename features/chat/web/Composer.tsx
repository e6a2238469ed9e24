import { ArrowUp, Mic, Square } from 'lucide-react';
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { DialogStandIn } from '#ui/Dialog.tsx';
import { VoiceDialog } from '#ui/speech/voice-part.ts';
import { useStore } from '#ui/store.ts';
import { messageMaximumLength, questionMaximumLength, questionNearlyTooLong } from '../limits.ts';
import { chatStrings } from '../strings.ts';
import { draftStore, type Pending, setDraft } from './conversations.ts';

interface ComposerProps {
  sessionId: string;
  pending: Pending | null;
  onAsk: (content: string, isVoice?: boolean) => void;
}

/** The box: Enter sends, Shift with Enter begins a line. Closed while an answer is on its way. */
export function Composer({ sessionId, pending, onAsk }: ComposerProps) {
  const draft = useStore(draftStore, (drafts) => drafts[sessionId]) ?? '';
  const [isVoiceOpen, setVoiceOpen] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const isPending = pending !== null;
  useReturningFocus(box, isPending);
  const lengthId = useId();
  const { length } = draft.trim();
  const isNearlyTooLong = length >= questionNearlyTooLong;
  const isTooLong = length > questionMaximumLength;

  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  // What is too long stays in the box, to be shortened.
  const send = () => {
    if (!isTooLong) onAsk(draft);
  };

  return (
    <>
      <form
        className="mt-3 flex items-end gap-1.5 rounded-card border border-line-strong bg-surface p-1.5 focus-within:border-accent"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          ref={box}
          rows={1}
          aria-label={chatStrings.inputLabel}
          placeholder={chatStrings.inputPlaceholder}
          maxLength={messageMaximumLength}
          aria-describedby={isNearlyTooLong ? lengthId : undefined}
          aria-invalid={isTooLong || undefined}
          value={draft}
          disabled={isPending}
          onChange={(event) => setDraft(sessionId, event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-9 flex-1 resize-none bg-transparent px-2 py-1.5 text-base outline-none placeholder:text-muted disabled:opacity-60 sm:text-sm"
        />
        <Button
          look="quiet"
          size="icon"
          aria-label={chatStrings.voiceInput}
          disabled={isPending}
          onPointerEnter={VoiceDialog.prefetch}
          onFocus={VoiceDialog.prefetch}
          onClick={() => setVoiceOpen(true)}
        >
          <Mic aria-hidden="true" className="size-4.5" />
        </Button>
        {pending && (
          <Button size="icon" aria-label={chatStrings.stop} title={chatStrings.stop} onClick={pending.stop}>
            <Square aria-hidden="true" className="size-3.5 fill-current" />
          </Button>
        )}
        <Button
          type="submit"
          look="primary"
          size="icon"
          aria-label={chatStrings.send}
          disabled={isPending || length === 0 || isTooLong}
        >
          <ArrowUp aria-hidden="true" className="size-4.5" />
        </Button>
        {isVoiceOpen && (
          <Suspense
            fallback={<DialogStandIn title={chatStrings.voiceInput} onClose={() => setVoiceOpen(false)} />}
          >
            <VoiceDialog isOpen onClose={() => setVoiceOpen(false)} onHeard={(text) => onAsk(text, true)} />
          </Suspense>
        )}
      </form>
      {isNearlyTooLong && (
        <p
          id={lengthId}
          role={isTooLong ? 'alert' : undefined}
          className={`mt-1.5 px-2 text-xs ${isTooLong ? 'text-warning' : 'text-muted'}`}
        >
          {chatStrings.lengthOf(length)}
          {isTooLong && `. ${chatStrings.questionTooLong}`}
        </p>
      )}
    </>
  );
}

/** A disabled box loses the focus: whoever asked from it gets it back with the answer. */
function useReturningFocus(box: { current: HTMLTextAreaElement | null }, isPending: boolean): void {
  const wasPending = useRef(isPending);
  useEffect(() => {
    const hasEnded = wasPending.current && !isPending;
    wasPending.current = isPending;
    const { activeElement } = document;
    if (hasEnded && (activeElement === null || activeElement === document.body)) {
      box.current?.focus({ preventScroll: true });
    }
  }, [box, isPending]);
}
