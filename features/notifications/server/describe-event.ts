import { oauthStrings } from '#features/oauth/strings.ts';
import type { Notification, NotificationEvent } from '../contract.ts';
import { messageMaximumLength } from '../limits.ts';
import { notificationTexts as texts } from './strings.ts';

export interface Described extends Pick<Notification, 'outcome' | 'title' | 'message' | 'link'> {
  /** Events with the same key are told once. */
  eventKey: string | null;
}

/** An event as people read it, and the page that shows the thing. `now` decides what has already ended. */
export function describeEvent(event: NotificationEvent, now: Date): Described {
  const described = { eventKey: null, ...wordsOf(event, now) };
  return { ...described, title: shorten(described.title), message: shorten(described.message) };
}

function wordsOf(event: NotificationEvent, now: Date): Omit<Described, 'eventKey'> & { eventKey?: string } {
  switch (event.kind) {
    case 'uploadFinished': {
      const { title, message, messageWithRejected } = texts.uploadFinished;
      const hasRejected = event.rejected > 0;
      return {
        outcome: hasRejected ? 'warning' : 'success',
        title: title(event.name),
        message: hasRejected ? messageWithRejected(event.rows, event.rejected) : message(event.rows),
        link: `/data-sources?source=${event.dataSourceId}`,
      };
    }
    case 'uploadFailed':
      return {
        outcome: 'error',
        title: texts.uploadFailed.title(event.fileName),
        message: event.reason,
        link: '/data-sources?upload=true',
      };
    case 'sampleFailed':
      return { outcome: 'error', ...texts.sampleFailed, link: '/data-sources' };
    case 'trainingFinished': {
      const { title, better, notBetter } = texts.trainingFinished;
      return {
        outcome: event.isBetterThanBaseline ? 'success' : 'warning',
        title: title(event.name),
        message: event.isBetterThanBaseline ? better : notBetter,
        link: modelLink(event.modelId),
      };
    }
    case 'trainingFailed':
      return {
        outcome: 'error',
        title: texts.trainingFailed.title(event.name),
        message: event.reason,
        link: modelLink(event.modelId),
      };
    case 'streamFailed':
      return {
        outcome: 'error',
        title: texts.streamFailed.title(event.name),
        message: event.reason,
        link: `/data-sources?source=${event.dataSourceId}`,
      };
    case 'onboardingRetried':
      return { outcome: 'success', ...texts.onboardingRetried, link: null };
    case 'verifiedBroken': {
      const { title, manyTitle, message } = texts.verifiedBroken;
      return {
        outcome: 'error',
        title: event.count === 1 ? title(event.name) : manyTitle(event.count),
        message: event.count === 1 ? event.reason : message(event.name, event.reason),
        link: '/verified-questions',
      };
    }
    case 'verifiedChanged': {
      const { title, manyTitle, message } = texts.verifiedChanged;
      return {
        outcome: 'warning',
        title: event.count === 1 ? title(event.name) : manyTitle(event.count),
        message: event.count === 1 ? event.change : message(event.name, event.change),
        link: `/verified-questions?question=${event.id}`,
      };
    }
    case 'tokenExpiring':
      return describeExpiry(event, now);
    case 'signInEnded': {
      const { title, message } = texts.signInEnded;
      const name = oauthStrings.systems[event.provider] ?? event.provider;
      return {
        ...{ outcome: 'error', title: title(name), message },
        link: `/oauth-setup?tab=${event.provider}`,
        eventKey: `sign-in ended ${event.provider} ${event.obtainedAt}`,
      };
    }
    case 'secretExpiring': {
      const { title, message, endedTitle, endedMessage } = texts.secretExpiring;
      const name = oauthStrings.systems[event.provider] ?? event.provider;
      const hasEnded = event.day < now.toISOString().slice(0, 10);
      return {
        outcome: hasEnded ? 'error' : 'warning',
        title: hasEnded ? endedTitle(name) : title(name),
        message: hasEnded ? endedMessage(event.day) : message(event.day),
        link: `/oauth-setup?tab=${event.provider}`,
        eventKey: `secret ${event.provider} ${event.day} ${hasEnded ? 'ended' : 'ends'}`,
      };
    }
  }
}

function describeExpiry(
  { provider, expiresAt }: Extract<NotificationEvent, { kind: 'tokenExpiring' }>,
  now: Date,
): ReturnType<typeof wordsOf> {
  const name = oauthStrings.systems[provider] ?? provider;
  const day = expiresAt.slice(0, 10);
  const { title, message, endedTitle, endedMessage } = texts.tokenExpiring;
  const hasEnded = Date.parse(expiresAt) <= now.getTime();
  return {
    outcome: hasEnded ? 'error' : 'warning',
    title: hasEnded ? endedTitle(name) : title(name),
    message: hasEnded ? endedMessage(day) : message(day),
    link: '/auth',
    // A token that is renewed ends on another day, and is told of anew.
    eventKey: `token ${provider} ${expiresAt}`,
  };
}

function modelLink(modelId: string): string {
  return `/ml-models/${modelId}`;
}

function shorten(text: string): string {
  return text.length <= messageMaximumLength ? text : `${text.slice(0, messageMaximumLength - 1)}…`;
}
