/**
 * Every path that a screen answers to, parameters written `:id`. The server sends the page with status 200 for these and
 * with 404 for the rest; a test holds the list equal to the screens themselves.
 */
export const screenPaths = [
  '/',
  '/login',
  '/onboarding',
  '/ai-agent',
  '/receipts/:id',
  '/verified-questions',
  '/data-sources',
  '/oauth-setup',
  '/data-warehouse-connectors',
  '/business-app-connectors',
  '/auth',
  '/analytics',
  '/ml-models',
  '/ml-models/:id',
  '/profile',
  '/settings/security',
  '/settings/activity',
  '/settings/people',
  '/set-password',
  '/settings/storage',
] as const;
