import { screens as identity } from '#features/identity/web/screens.ts';
import { screens as landing } from '#features/landing/web/index.tsx';
import { screens as security } from '#features/security/web/public-screens.ts';
import type { Screen } from '#ui/screen.ts';

/** The pages of those who are not signed in. Apart from the others, so that a visitor loads nothing of the product itself. */
export const publicScreens: readonly Screen[] = [...landing, ...identity, ...security];
