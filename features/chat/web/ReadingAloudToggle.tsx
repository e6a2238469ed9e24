import { Volume2, VolumeX } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { canSpeak, stopSpeaking } from '#ui/speech/speaker.ts';
import { useStore } from '#ui/store.ts';
import { readingAloudStore } from './reading-aloud.ts';

/** One choice for the chat and the assistant of the profile; `label` says what is read there. */
export function ReadingAloudToggle({ label }: { label: string }) {
  const isOn = useStore(readingAloudStore) === 'on';
  if (!canSpeak()) return null;
  const Icon = isOn ? Volume2 : VolumeX;
  const toggle = () => {
    if (isOn) stopSpeaking();
    readingAloudStore.write(isOn ? 'off' : 'on');
  };
  return (
    <Button
      look="quiet"
      size="smallIcon"
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <Icon aria-hidden="true" className={classNames('size-4', isOn && 'text-accent')} />
    </Button>
  );
}
