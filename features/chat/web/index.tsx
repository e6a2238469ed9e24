import { Bot } from 'lucide-react';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { Screen } from '#ui/screen.ts';
import { chatStrings } from '../strings.ts';
import { AgentState } from './AgentState.tsx';

export { AgentState } from './AgentState.tsx';
export { askInChat } from './pending-question.ts';
export { useAskAbout } from './use-ask-about.ts';
export { useBeginSession } from './use-begin-session.ts';
export { useSessionEntries } from './use-sessions.ts';

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
