export { displayName, initialOf } from './display-name.ts';
export { screens } from './screens.ts';
export { beginSession, endSession, readSession, sessionStore } from './session.ts';
export { currentUserKey, useCurrentUser } from './use-current-user.ts';
