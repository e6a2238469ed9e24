import { Square, Volume2 } from 'lucide-react';
import { Button } from '../Button.tsx';
import { useStore } from '../store.ts';
import { uiStrings } from '../strings.ts';
import { canSpeak, speak, speakingStore, stopSpeaking } from './speaker.ts';

/** Play and Stop for one message. Absent where the browser cannot speak. */
export function SpeechToggle({ id, text }: { id: string; text: string }) {
  const isSpeaking = useStore(speakingStore) === id;
  if (!canSpeak()) return null;
  const name = isSpeaking ? uiStrings.speechStop : uiStrings.speechPlay;
  return (
    <Button
      look="quiet"
      size="smallIcon"
      aria-label={name}
      title={name}
      onClick={() => (isSpeaking ? stopSpeaking() : speak(id, text))}
    >
      {isSpeaking ? (
        <Square aria-hidden="true" className="size-3.5" />
      ) : (
        <Volume2 aria-hidden="true" className="size-3.5" />
      )}
    </Button>
  );
}
