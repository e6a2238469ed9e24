import { lazyPart } from '#ui/lazy-part.tsx';

/** A button with the formats under it, for wherever a table or an answer is shown. */
export const ExportMenu = lazyPart(() => import('./ExportMenu.tsx').then((module) => module.ExportMenu));
