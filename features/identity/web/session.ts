import { expectShape } from '#ui/answer-shape.ts';
import { HttpError } from '#ui/http-error.ts';
import { readRemembered, remember } from '#ui/remembered.ts';
import { createStore } from '#ui/store.ts';
import type { User } from '../contract.ts';
import { identityApi } from './api.ts';
import { readShapes } from './read-shapes.generated.ts';

/** Who is here. Kept apart from the query cache, which a visitor does not load. */
export type Session =
  | { state: 'unknown' }
  | { state: 'failed'; error: unknown }
  /** Null when nobody is signed in. */
  | { state: 'known'; user: User | null };

export const sessionStore = createStore<Session>({ state: 'unknown' });

const signedInName = 'signed-in';

/** Whether somebody was signed in when this browser was last here: what to draw until the server has answered. */
export function wasSignedIn(): boolean {
  return readRemembered(signedInName) !== null;
}

export function rememberSignedOut(): void {
  remember(signedInName, null);
}

/** Somebody has signed in. */
export function beginSession(user: User): void {
  remember(signedInName, 'yes');
  sessionStore.write({ state: 'known', user });
}

/** The server knows the session no more: from here on nobody is signed in. */
export function endSession(): void {
  sessionStore.write({ state: 'known', user: null });
}

/** Asks the server who is here. Never retried by itself. */
export async function readSession(): Promise<void> {
  sessionStore.write({ state: 'unknown' });
  try {
    beginSession(expectShape(await identityApi('GET /api/auth/user'), readShapes['GET /api/auth/user']));
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) endSession();
    else sessionStore.write({ state: 'failed', error });
  }
}
