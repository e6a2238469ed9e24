import { createRememberedStore } from '#ui/remembered.ts';
import { speak } from '#ui/speech/speaker.ts';

/**
 * What is read aloud as it comes. Until somebody chooses: the answers to spoken questions. A page that talks to somebody who
 * has typed is a nuisance; one that answers a voice in silence is rude.
 */
export const readingAloudStore = createRememberedStore('reading-aloud', ['spoken', 'on', 'off'], 'spoken');

/** Reads a text aloud where that is wanted; `wasSpokenTo` where it answers a question that was spoken. */
export function readAloud(id: string, text: string, { wasSpokenTo }: { wasSpokenTo: boolean }): void {
  const choice = readingAloudStore.read();
  if (choice === 'on' || (choice === 'spoken' && wasSpokenTo)) speak(id, text);
}
