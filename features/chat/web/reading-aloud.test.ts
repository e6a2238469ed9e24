// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAloud, readingAloudStore } from './reading-aloud.ts';

let spoken: string[];

beforeEach(() => {
  spoken = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    speak: ({ text }: { text: string }) => spoken.push(text),
    cancel: () => {},
  });
});

afterEach(() => {
  readingAloudStore.write('spoken');
  vi.unstubAllGlobals();
});

it.each([
  ['spoken', ['to a voice']],
  ['on', ['to a voice', 'to a keyboard']],
  ['off', []],
] as const)('with the choice %s reads %j', (choice, expected) => {
  readingAloudStore.write(choice);
  readAloud('1', 'to a voice', { wasSpokenTo: true });
  readAloud('2', 'to a keyboard', { wasSpokenTo: false });
  expect(spoken).toEqual(expected);
});
