import { useEffect, useRef, useState } from 'react';
import { uiStrings } from '../strings.ts';
import { createRecognizer, type SpeechRecognizer, transcriptOf } from './recognition.ts';
import { stopSpeaking } from './speaker.ts';

type KnownError = keyof typeof uiStrings.voiceErrors;

/** One dictation at a time: its state, what was heard, and why it failed. */
export function useRecognition(onFinal: (text: string) => void) {
  const recognizer = useRef<SpeechRecognizer | null>(null);
  const finalListener = useRef(onFinal);
  useEffect(() => {
    finalListener.current = onFinal;
  });
  const [isListening, setListening] = useState(false);
  const [transcript, setTranscript] = useState('');
  const [error, setError] = useState<string | null>(null);

  useEffect(() => () => recognizer.current?.abort(), []);

  const start = () => {
    const created = createRecognizer();
    if (!created) return;
    // Whoever begins to talk is listened to: what is being read would be heard too.
    stopSpeaking();
    recognizer.current = created;
    setError(null);
    setTranscript('');
    created.onresult = (event) => {
      const { text, isFinal } = transcriptOf(event);
      if (text === '') return;
      setTranscript(text);
      if (isFinal) finalListener.current(text);
    };
    created.onerror = (event) => {
      // biome-ignore lint/suspicious/noConsole: spec §8 has these errors logged; the sentence is shown beside it.
      console.warn('Speech recognition stopped:', event.error);
      if (event.error !== 'aborted') setError(sentenceFor(event.error));
      setListening(false);
    };
    created.onend = () => setListening(false);
    try {
      created.start();
      setListening(true);
    } catch {
      setError(uiStrings.voiceStartFailed);
    }
  };
  return { isListening, transcript, error, start, stop: () => recognizer.current?.stop() };
}

function sentenceFor(code: string): string {
  const isKnown = (name: string): name is KnownError => Object.hasOwn(uiStrings.voiceErrors, name);
  return uiStrings.voiceErrors[isKnown(code) ? code : 'other'];
}
