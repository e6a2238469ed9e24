import { createStore } from '../store.ts';
import { speechLanguage } from './recognition.ts';

/** What is being read aloud now, by the id of its message; null in silence. */
export const speakingStore = createStore<string | null>(null);

/** Whether this browser can read text aloud. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window;
}

/** Reads a text aloud in place of what was being read (spec §9: rate, pitch and volume 1). */
export function speak(id: string, text: string): void {
  if (!canSpeak()) return;
  window.speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.rate = 1;
  utterance.pitch = 1;
  utterance.volume = 1;
  utterance.lang = speechLanguage;
  const end = () => {
    if (speakingStore.read() !== id) return;
    speakingStore.write(null);
    document.removeEventListener('keydown', stopOnEscape);
  };
  utterance.onend = end;
  utterance.onerror = end;
  speakingStore.write(id);
  document.addEventListener('keydown', stopOnEscape);
  window.speechSynthesis.speak(utterance);
}

export function stopSpeaking(): void {
  if (canSpeak()) window.speechSynthesis.cancel();
  speakingStore.write(null);
  document.removeEventListener('keydown', stopOnEscape);
}

/** Whoever is talked over need not find the message first. */
function stopOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') stopSpeaking();
}
