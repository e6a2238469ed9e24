import { Database } from 'lucide-react';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { Screen } from '#ui/screen.ts';
import { sourcesStrings } from '../strings.ts';

/** For other pages: the panel of the dashboard, and the upload dialog of the onboarding. */
export const SourcesPanel = lazyPart(() =>
  import('./SourcesPanel.tsx').then((module) => module.SourcesPanel),
);
export const UploadFlow = lazyPart(() => import('./UploadFlow.tsx').then((module) => module.UploadFlow));
/** Above the form of a system, for who has none. */
export const PracticeOffer = lazyPart(() =>
  import('./systems/PracticeOffer.tsx').then((module) => module.PracticeOffer),
);
/** For whoever asks what there is to read from. */
export { useSourcesRead } from './api.ts';
export { connectedWords } from './connected-words.ts';
export { PracticeBadge } from './PracticeBadge.tsx';
export { sourceAddress } from './source-address.ts';
export { useAnswerChoices } from './use-answer-choices.ts';
export { useRelationWord } from './use-relation-word.ts';
export { useActiveSources, useSourceEntries, useSourceNames } from './use-sources.ts';
export { useUploadParameter } from './use-upload-parameter.ts';

export const screens: Screen[] = [
  {
    path: '/data-sources',
    title: sourcesStrings.title,
    load: () => import('./SourcesScreen.tsx').then((module) => module.SourcesScreen),
    sidebar: { label: sourcesStrings.sidebar, icon: Database, order: 1, group: 'dataSources' },
  },
];
