import type { Page } from '@playwright/test';

/**
 * A browser's speech, played by the test: what the page asks of recognition and synthesis is recorded, and the test says
 * what was heard. What remains unproved is the browser's own part: the microphone's permission, the recognition itself,
 * the audio, and when a real recognizer ends.
 */
const fakeSpeech = `{
  window.recognizers = [];
  class Recognizer {
    constructor() { recognizers.push(this); this.state = 'new'; }
    start() {
      if (window.isMicrophoneBroken) throw new Error('no microphone');
      this.state = 'listening';
    }
    stop() { this.state = 'stopped'; this.onend?.(); }
    abort() { this.state = 'aborted'; }
  }
  window.SpeechRecognition = Recognizer;
  window.webkitSpeechRecognition = Recognizer;
  window.spoken = [];
  window.cancelled = 0;
  const synthesis = {
    speak(utterance) { spoken.push(utterance); },
    cancel() { cancelled += 1; },
    getVoices: () => [],
  };
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
}`;

/** From the next load on, speech is the test's. */
export async function playSpeech(page: Page): Promise<void> {
  await page.addInitScript(fakeSpeech);
}

/** From the next load on, the browser has no speech recognition. */
export async function removeSpeechRecognition(page: Page): Promise<void> {
  await page.addInitScript('delete window.SpeechRecognition; delete window.webkitSpeechRecognition;');
}

/** The browser has heard this. */
export async function hear(page: Page, text: string, { isFinal = true } = {}): Promise<void> {
  const result = `Object.assign([{ transcript: ${JSON.stringify(text)} }], { isFinal: ${isFinal} })`;
  await page.evaluate(`recognizers.at(-1).onresult({ results: [${result}] })`);
}

/** The recognition has failed with one of the codes of the Web Speech API. */
export async function failRecognition(page: Page, code: string): Promise<void> {
  await page.evaluate(`recognizers.at(-1).onerror({ error: ${JSON.stringify(code)} })`);
}
