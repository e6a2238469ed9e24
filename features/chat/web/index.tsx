import { Bot } from 'lucide-react';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { Screen } from '#ui/screen.ts';
import { chatStrings } from '../strings.ts';
import { AgentState } from './AgentState.tsx';

export { AgentState } from './AgentState.tsx';
export { askInChat } from './pending-question.ts';
export { ReadingAloudToggle } from './ReadingAloudToggle.tsx';
export { readAloud } from './reading-aloud.ts';
export { useAskAbout } from './use-ask-about.ts';
export { useAskAnew } from './use-ask-anew.ts';
export { useBeginSession } from './use-begin-session.ts';
export { useSessionEntries } from './use-sessions.ts';

/** What an answer rests on, for where answers stand outside of a conversation. */
export const AnswerBody = lazyPart(() => import('./AnswerBody.tsx').then((module) => module.AnswerBody));

/** The chat as a panel for other pages. */
export const ChatPanel = lazyPart(() => import('./ChatPanel.tsx').then((module) => module.ChatPanel));

export const screens: Screen[] = [
  {
    path: '/ai-agent',
    title: chatStrings.title,
    load: () => import('./ChatScreen.tsx').then((module) => module.ChatScreen),
    sidebar: { label: chatStrings.title, icon: Bot, order: 3, State: AgentState },
  },
];
