import { createRememberedStore } from '#ui/remembered.ts';
import { speak } from '#ui/speech/speaker.ts';

/** Whether the assistant speaks by itself. Off until somebody turns it on: a page that talks unasked is a nuisance. */
export const autoSpeakStore = createRememberedStore('profile-auto-speak', ['off', 'on'], 'off');

export function speakIfWanted(id: string, text: string): void {
  if (autoSpeakStore.read() === 'on') speak(id, text);
}
