import { lightVerbs } from '../lexicon/carrier-words.ts';
import type { TraceEntry } from '../plan.ts';
import { lemmaOf } from '../text/lemmas.ts';
import type { Guarded } from './guard.ts';

const unread = new Set(['verb', 'idle']);
const told = new Set(['term', 'aggregate']);

/**
 * "details, make and model", "the wrestlers and the elimination moves": what stands in a list of what is asked for is asked for as well, though
 * elsewhere it would be a verb that says nothing.
 */
export function listedWordLost({ plan: { trace } }: Guarded): string | null {
  const lost = trace.find((entry, at) => {
    // "the ships involved" says what belongs together.
    if (!isUnread(entry) || !/^\p{Ll}+(?<!ed)$/u.test(entry.text)) return false;
    const [before, last, next] = [trace[at - 2], trace[at - 1], trace[at + 1]];
    const isBetween = isJoint(last) && told.has(before?.node ?? '') && (next === undefined || isJoint(next));
    const isTail = next === undefined && last?.node === 'term' && isJoint(before);
    return isBetween || isTail;
  });
  return lost ? `I do not know what "${lost.text}" means in this data.` : null;
}

/** A verb among the words that say nothing, as "make" is elsewhere. */
function isUnread({ node, text }: TraceEntry): boolean {
  return unread.has(node) || (node === 'filler' && lightVerbs.has(lemmaOf(text.toLowerCase())));
}

function isJoint(entry: TraceEntry | undefined): boolean {
  return entry !== undefined && [',', 'and', '&', ', and'].includes(entry.text.toLowerCase());
}
