import { lazyPart } from '#ui/lazy-part.tsx';
import type { Screen } from '#ui/screen.ts';
import { verifiedQuestionsStrings } from '../strings.ts';

export { useRemoveVerified } from './use-verified.ts';
export { VerifiedSummaryCard } from './VerifiedSummaryCard.tsx';

/** Confirms an answer under a name. */
export const ConfirmDialog = lazyPart(() =>
  import('./ConfirmDialog.tsx').then((module) => module.ConfirmDialog),
);

/** No entry of the sidebar, which the specification lists in full: the agent, the profile, the search and the notifications lead here. */
export const screens: Screen[] = [
  {
    path: '/verified-questions',
    title: verifiedQuestionsStrings.title,
    within: '/ai-agent',
    load: () => import('./VerifiedQuestionsScreen.tsx').then((module) => module.VerifiedQuestionsScreen),
  },
];
