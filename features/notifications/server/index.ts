export { notifyExpiringTokens } from './expiring-tokens.ts';
export { createNotificationStore } from './notification-store.ts';
export { createNotifier } from './notifier.ts';
export { notificationsHandlers } from './routes.ts';
