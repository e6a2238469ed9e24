/** What is wrong with a call of a model, so that it can be put right. */
export type ProblemKind =
  | 'badInput'
  | 'unknownTool'
  | 'unknownTable'
  | 'unknownColumn'
  | 'ambiguousColumn'
  | 'wrongType'
  | 'unknownValue'
  | 'impossiblePlan'
  | 'rejectedStatement'
  | 'ungroundedText'
  | 'unknownResult';

export interface Problem {
  problem: ProblemKind;
  /** In plain words, of names and values that may leave. */
  detail: string;
  nearest?: string[];
}

export function problem(kind: ProblemKind, detail: string, nearest: string[] = []): Problem {
  return { problem: kind, detail, ...(nearest.length > 0 ? { nearest } : {}) };
}

export function isProblem(value: object): value is Problem {
  return 'problem' in value;
}
