import { screens as analytics } from '#features/analytics/web/index.tsx';
import { screens as audit } from '#features/audit/web/index.tsx';
import { screens as chat } from '#features/chat/web/index.tsx';
import { screens as connections } from '#features/connections/web/index.tsx';
import { screens as dashboard } from '#features/dashboard/web/index.tsx';
import { screens as models } from '#features/models/web/index.tsx';
import { screens as oauth } from '#features/oauth/web/index.tsx';
import { screens as onboarding } from '#features/onboarding/web/index.tsx';
import { screens as people } from '#features/people/web/index.tsx';
import { screens as profile } from '#features/profile/web/index.tsx';
import { screens as receipts } from '#features/receipts/web/index.tsx';
import { screens as security } from '#features/security/web/index.tsx';
import { screens as sources } from '#features/sources/web/index.tsx';
import { screens as storage } from '#features/storage/web/index.tsx';
import { screens as verifiedQuestions } from '#features/verified-questions/web/index.tsx';
import type { Screen } from '#ui/screen.ts';

/** The pages of those who are signed in. */
export const accountScreens: readonly Screen[] = [
  ...onboarding,
  ...dashboard,
  ...sources,
  ...oauth,
  ...connections,
  ...chat,
  ...receipts,
  ...verifiedQuestions,
  ...analytics,
  ...models,
  ...profile,
  ...security,
  ...audit,
  ...people,
  ...storage,
];
