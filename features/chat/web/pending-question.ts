import { createStore } from '#ui/store.ts';

export interface Question {
  content: string;
  isVoice: boolean;
}

/** A question from elsewhere (palette, microphone) that the next chat panel on the page sends. */
export const pendingQuestionStore = createStore<Question | null>(null);

/** Hands a question to the chat. The caller then opens a page that has the chat panel. */
export function askInChat(question: Question): void {
  pendingQuestionStore.write(question);
}
