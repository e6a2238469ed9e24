import { judgeOf } from '../rows/judge.ts';
import { signNames, treeLines } from './judge-trees.ts';

/**
 * How often readings with such signs are right (`reading-signs.ts`, `rival-signs.ts`): boosted decision trees, fitted by `bench/fit-relations.ts` on answers
 * to questions over many databases, and on those of the product's own sets.
 */
export const trustOf = judgeOf(signNames, treeLines);

/**
 * What is trusted less is asked back. A wrong answer costs ten right ones: an answer is worth telling from ten in eleven on. The trust is low for what the
 * data do hold, since half of what it was learnt from are questions over data that lack a column of theirs, and the golds have faults of their own: from here
 * on 95 in 100 are right on databases that were left out.
 */
export const leastTrust = 0.86;

/** The same where the second method has nothing to say: nothing could confirm the reading, and few of its kind are among those that were fitted. */
export const leastTrustAlone = 0.76;

/** What the second method reads otherwise is offered from here on: nobody takes a question to press for an answer. */
export const leastOffered = 0.2;
