import type { VerifiedQuestion } from '../contract.ts';
import type { StoredVerified } from './verified-store.ts';

/** A verified question as people see it. */
export function present(stored: StoredVerified): VerifiedQuestion {
  const { body, replay } = stored;
  return {
    id: stored.id,
    name: stored.name,
    question: stored.question,
    dataSourceIds: stored.dataSourceIds,
    state: stored.state,
    reason: replay?.reason ?? null,
    confirmedBy: stored.confirmedBy,
    confirmedAt: stored.confirmedAt,
    reading: body.reading,
    confirmedText: body.text,
    currentText: replay ? replay.text : body.text,
    changes: replay?.changes ?? [],
    rowsCompared: replay?.rowsCompared ?? null,
    otherReading: replay?.other?.text ?? null,
    otherText: replay?.other?.answer ?? null,
    replayedAt: stored.replayedAt,
    receiptId: stored.receiptId,
  };
}

const urgency = { broken: 0, changed: 1, changedReading: 2, holds: 3 } as const;

/** What needs somebody first, then the newest. */
export function byUrgency(questions: readonly StoredVerified[]): StoredVerified[] {
  return questions.toSorted((left, right) => urgency[left.state] - urgency[right.state]);
}
