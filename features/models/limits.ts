export const modelNameMaximumLength = 120;
/** Settings of a model, not data: a few names and numbers. */
export const modelConfigMaximumLength = 20_000;
/** Steps that a forecast goes ahead when nobody chose. */
export const defaultHorizon = 12;
export const horizonMaximum = 400;
export const seasonMaximum = 10_000;
export const clustersMaximum = 100;
export const featuresMaximum = 500;
export const seedMaximum = 2 ** 31 - 1;
/** Of one call; a whole table is predicted into a table. */
export const predictedRowsMaximum = 10_000;
