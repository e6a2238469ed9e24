import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Who may come into practice systems: each workspace by a user and a password of its own, both made of one key. */

/** The user of a workspace, whose id is not told. */
export function practiceUser(key: Buffer, workspaceId: string): string {
  return `practice_${createHmac('sha256', key).update(`user ${workspaceId}`).digest('hex').slice(0, 10)}`;
}

/** The password of a user; who has one knows that of no other. */
export function practicePassword(key: Buffer, username: string): string {
  return createHmac('sha256', key).update(`password ${username}`).digest('base64url').slice(0, 32);
}

export function isPracticeName(username: string): boolean {
  return /^practice_[0-9a-f]{10}$/.test(username);
}

/** Whether somebody comes with the password of that user. */
export function isPracticeAccount(key: Buffer, username: string, password: string): boolean {
  return isPracticeName(username) && isSameText(practicePassword(key, username), password);
}

/** In the same time, however much of it is right. */
export function isSameText(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
