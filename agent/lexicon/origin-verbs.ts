/** Verbs of coming into being: with a time behind them they speak of the one year or date that a table of things has. */
export const originVerbs = new Set(
  'open found establish build create release publish launch make produce form introduce start construct'.split(
    ' ',
  ),
);

/** Nouns of what happened, by the verb in a header: an `open_year` is an opening year. */
export const originNouns = new Map(
  Object.entries({
    open: 'opening',
    found: 'founding',
    establish: 'establishment',
    build: 'building',
    create: 'creation',
    release: 'release',
    publish: 'publication',
    launch: 'launch',
    join: 'joining',
    start: 'starting',
    end: 'ending',
    form: 'formation',
    construct: 'construction',
  }),
);
