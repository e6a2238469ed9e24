import { useEffect, useRef, useState } from 'react';
import { uiStrings } from '../strings.ts';
import { createRecognizer, finalTranscript, type SpeechRecognizer } from './recognition.ts';

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
    recognizer.current = created;
    setError(null);
    setTranscript('');
    created.onresult = (event) => {
      const text = finalTranscript(event);
      if (text === null) return;
      setTranscript(text);
      finalListener.current(text);
    };
    created.onerror = (event) => {
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
