import { lazyPart } from '#ui/lazy-part.tsx';

/** The thumbs under an answer. */
export const AnswerThumbs = lazyPart(() =>
  import('./AnswerThumbs.tsx').then((module) => module.AnswerThumbs),
);
