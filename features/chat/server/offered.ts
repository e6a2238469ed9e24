import { readJson, readOptionalJson } from '#platform/db/json-column.ts';
import type { ChatMessage } from '../contract.ts';

/** An option of a question back: the words that choose it and the plan that they stand for, any JSON; null where the words are read anew. */
export interface OfferedPlan {
  question: string;
  plan: unknown;
}

interface Offering {
  role: string;
  metadata: string;
  offered: string | null;
}

/**
 * What the replies among these messages, which run backwards, offered to choose from. Options stay on the page, so one of an older reply may be chosen as
 * well; without a plan only the newest reply's are meant.
 */
export function offeredBy(messages: readonly Offering[]): OfferedPlan[] {
  return messages
    .filter(({ role }) => role === 'assistant')
    .flatMap((reply, place) => offeredIn(reply).filter(({ plan }) => plan !== null || place === 0));
}

function offeredIn({ metadata, offered }: Offering): OfferedPlan[] {
  const plans = readOptionalJson<OfferedPlan[]>(offered) ?? [];
  return optionsIn(metadata).map((question) => ({
    question,
    plan: plans.find((known) => known.question === question)?.plan ?? null,
  }));
}

/** An option that decides a relation asks the same question again: nobody has chosen among its readings. */
function optionsIn(metadata: string): string[] {
  const { answer } = readJson<ChatMessage['metadata']>(metadata);
  return (answer?.options ?? []).flatMap(({ question, decides }) => (decides ? [] : [question]));
}

interface Asked {
  role: string;
  content: string;
  metadata: string;
  position: number;
}

/**
 * The newest of the questions among these messages, which run backwards; of one that chose a reading the question that this reading was offered to. Null
 * where there is none.
 */
export function firstAsked<Message extends Asked>(messages: readonly Message[]): Message | null {
  const at = messages.findIndex(({ role }) => role === 'user');
  const asked = messages[at];
  if (!asked) return null;
  const offering = messages.findIndex(
    ({ role, metadata }, place) =>
      place > at && role === 'assistant' && optionsIn(metadata).includes(asked.content),
  );
  return (offering > at ? firstAsked(messages.slice(offering + 1)) : null) ?? asked;
}
