/** What one question may cost at a language model. */
export const modelLimits = {
  /** Answers of the model, each of them one call to its provider. */
  steps: 8,
  /** How often one kind of mistake may be put right. */
  repairs: 2,
  wallMs: 60_000,
  inputTokens: 40_000,
  outputTokens: 4_000,
} as const;

export type ModelLimits = { [Key in keyof typeof modelLimits]: number };
