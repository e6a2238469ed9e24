import { lazyPart } from '../lazy-part.tsx';

/** The dialog for spoken questions, fetched when somebody is about to speak. */
export const VoiceDialog = lazyPart(() => import('./VoiceDialog.tsx').then((module) => module.VoiceDialog));
