import { Mic } from 'lucide-react';
import { Button } from '../Button.tsx';
import { Dialog, DialogActions } from '../Dialog.tsx';
import { uiStrings } from '../strings.ts';
import { canRecognizeSpeech } from './recognition.ts';
import { useRecognition } from './use-recognition.ts';

interface VoiceDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Receives what was said; the dialog has closed then. */
  onHeard: (text: string) => void;
}

/** Asks for a spoken question. */
export function VoiceDialog({ isOpen, onClose, onHeard }: VoiceDialogProps) {
  if (!isOpen) return null;
  if (!canRecognizeSpeech()) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={uiStrings.voiceUnsupportedTitle}
        description={uiStrings.voiceUnsupportedMessage}
      >
        <p role="alert" className="rounded-control bg-warning-surface px-3 py-2 text-warning">
          {uiStrings.voiceUnsupportedAlert}
        </p>
        <DialogActions>
          <Button onClick={onClose}>{uiStrings.close}</Button>
        </DialogActions>
      </Dialog>
    );
  }
  return <ListeningDialog onClose={onClose} onHeard={onHeard} />;
}

function ListeningDialog({ onClose, onHeard }: Omit<VoiceDialogProps, 'isOpen'>) {
  const pass = (text: string) => {
    onClose();
    onHeard(text);
  };
  const { isListening, transcript, error, start, stop } = useRecognition(pass);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isListening ? uiStrings.voiceListening : uiStrings.voiceReady}
      description={uiStrings.voiceHint}
    >
      <div className="grid h-16 place-items-center">
        {isListening ? <Waveform /> : <Mic aria-hidden="true" className="size-7 text-muted" />}
      </div>
      <p aria-live="polite" className="min-h-6 text-center text-base">
        {transcript || <span className="text-muted">{uiStrings.voiceEmpty}</span>}
      </p>
      {error && (
        <p role="alert" className="mt-2 text-center text-danger">
          {error}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button onClick={start} isUnavailable={isListening}>
          {uiStrings.voiceStart}
        </Button>
        <Button onClick={stop} isUnavailable={!isListening}>
          {uiStrings.voiceStop}
        </Button>
        <Button look="primary" disabled={transcript === ''} onClick={() => pass(transcript)}>
          {uiStrings.voiceProcess}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** When each bar begins its wave, in milliseconds. */
const barDelaysMs = [0, 120, 240, 360, 480, 600, 720];

function Waveform() {
  return (
    <span aria-hidden="true" className="flex h-10 items-center gap-1">
      {barDelaysMs.map((delay) => (
        <span
          key={delay}
          className="h-full w-1.5 animate-wave rounded-full bg-accent"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
    </span>
  );
}
