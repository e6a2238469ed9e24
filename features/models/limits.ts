export const modelNameMaximumLength = 120;
/** Settings of a model, not data: a few names and numbers. */
export const modelConfigMaximumLength = 20_000;
