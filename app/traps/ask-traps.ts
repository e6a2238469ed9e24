import type { AgentAnswer, Asked } from '../questions/ask-set.ts';
import { type Rows, scoreAnswer } from '../questions/score.ts';
import type { Trap } from './trap.ts';

/** `warned` is a number that is not right, or not the whole truth, with a caution that everybody sees. */
export type TrapOutcome = 'right' | 'warned' | 'clarified' | 'declined' | 'silently wrong';

export interface TrapResult {
  trap: Trap;
  outcome: TrapOutcome;
  answer: AgentAnswer;
  gold: readonly Rows[];
}

/** Asks all traps, source by source. Throws when a trap's own SQL fails. */
export async function askTraps(traps: readonly Trap[], asked: Asked): Promise<TrapResult[]> {
  const results: TrapResult[] = [];
  for (const [source, ofSource] of Map.groupBy(traps, (trap) => trap.source)) {
    await using opened = await asked.open(source);
    for (const trap of ofSource) {
      const gold: Rows[] = [];
      for (const sql of trap.right) gold.push(await opened.run(sql));
      const answer = await opened.ask(trap.turns);
      results.push({ trap, answer, gold, outcome: outcomeOf(trap, answer, gold) });
    }
  }
  return results;
}

function outcomeOf(trap: Trap, answer: AgentAnswer, gold: readonly Rows[]): TrapOutcome {
  if (answer.status === 'clarify') return 'clarified';
  if (answer.status === 'declined') return 'declined';
  const warnings = answer.checks.filter(({ outcome }) => outcome !== 'passed' && outcome !== 'skipped');
  const rules = { ...trap, sql: '', mayClarify: true };
  const isRight = scoreAnswer({ ...rules, kind: 'filter' }, answer, gold) === 'right';
  const isSaid =
    (trap.mustWarn?.some((id) => warnings.some((check) => check.id === id)) ?? true) &&
    (trap.mustSay?.some((id) => answer.checks.some((check) => check.id === id)) ?? true);
  if (isRight && isSaid) return 'right';
  return answer.verdict === 'caution' ? 'warned' : 'silently wrong';
}
