/** The part of the Web Speech API that is used here; TypeScript's library does not describe its constructor. */
export interface SpeechRecognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionResultEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface RecognitionResultEvent {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

type RecognizerConstructor = new () => SpeechRecognizer;

declare global {
  interface Window {
    SpeechRecognition?: RecognizerConstructor;
    webkitSpeechRecognition?: RecognizerConstructor;
  }
}

/** Spec §9. */
export const speechLanguage = 'en-US';

/** Whether this browser turns speech into text. */
export function canRecognizeSpeech(): boolean {
  return (window.SpeechRecognition ?? window.webkitSpeechRecognition) !== undefined;
}

/** A recognizer for one utterance without interim results (spec §7); null where the browser has none. */
export function createRecognizer(): SpeechRecognizer | null {
  const Recognizer = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  if (!Recognizer) return null;
  const recognizer = new Recognizer();
  recognizer.lang = speechLanguage;
  recognizer.continuous = false;
  recognizer.interimResults = false;
  return recognizer;
}

/** What a result event holds: everything heard so far, and whether the browser will not change it any more. */
export function transcriptOf(event: RecognitionResultEvent): { text: string; isFinal: boolean } {
  const results = Array.from(event.results);
  const text = results
    .map((result) => result[0]?.transcript.trim() ?? '')
    .join(' ')
    .trim();
  return { text, isFinal: results.every((result) => result.isFinal) };
}
