export const modelNameMaximumLength = 120;
/** Settings of a model, not data: a few names and numbers. */
export const modelConfigMaximumLength = 20_000;
/** Steps that a forecast goes ahead when nobody chose. */
export const defaultHorizon = 12;
