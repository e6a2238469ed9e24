import type { Page } from '@playwright/test';

/**
 * A stand-in for the browser's speech synthesis, which is silent here: it notes what was to be said and speaks until it is
 * stopped or told to end. What it leaves unproved is that a voice is heard, and that an engine ends an utterance by itself.
 */
export async function fakeSynthesis(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: object[] = [];
    let current: { onend?: (() => void) | null } | null = null;
    class Utterance {
      lang = '';
      rate = 0;
      pitch = 0;
      volume = 0;
      onend: (() => void) | null = null;
      onerror: (() => void) | null = null;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const synthesis = {
      speaking: false,
      pending: false,
      paused: false,
      speak(utterance: Utterance) {
        const { text, lang, rate, pitch, volume } = utterance;
        spoken.push({ text, lang, rate, pitch, volume });
        current = utterance;
      },
      cancel() {
        current?.onend?.();
        current = null;
      },
      getVoices: () => [],
      addEventListener() {},
      removeEventListener() {},
    };
    const put = (name: string, value: unknown) =>
      Object.defineProperty(globalThis, name, { configurable: true, value });
    put('speechSynthesis', synthesis);
    put('SpeechSynthesisUtterance', Utterance);
    put('spokenTexts', spoken);
    put('endSpeech', () => synthesis.cancel());
  });
}

export interface Spoken {
  text: string;
  lang: string;
  rate: number;
  pitch: number;
  volume: number;
}

/** What the page has wanted to say since it was loaded, oldest first. */
export function spokenOn(page: Page): Promise<Spoken[]> {
  return page.evaluate<Spoken[]>('globalThis.spokenTexts');
}

/** The utterance that is being spoken comes to its end. */
export function endSpeech(page: Page): Promise<void> {
  return page.evaluate<void>('globalThis.endSpeech()');
}
