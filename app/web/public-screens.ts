import { screens as identity } from '#features/identity/web/screens.ts';
import { screens as landing } from '#features/landing/web/index.tsx';
import type { Screen } from '#ui/screen.ts';

/** The pages of those who are not signed in. Apart from the others, so that a visitor loads nothing of the product itself. */
export const publicScreens: readonly Screen[] = [...landing, ...identity];
