import type { Continuation } from '#kernel/continuation.ts';

export const receiptsStrings = {
  title: 'Receipt',
  question: 'Question',
  answer: 'Answer',
  reading: 'Understood as',
  forecast: 'Forecast',
  continued: ({ grain, known, until, seed }: Pick<Continuation, 'grain' | 'known' | 'until' | 'seed'>) =>
    `The rows of this SQL, up to but not including ${known}, go on ${grain} by ${grain} until ${until}: by those ways of ML models that did best on the same history. Seed ${seed}; the same rows give the same forecast.`,
  digest: 'Digest',
  digestNote:
    'SHA-256 over the SQL, the table versions, the rows and how a forecast goes on. The same digest means the same number from the same data.',
  askedBy: 'Asked by',
  askedAt: 'Asked at',
  took: 'Took',
  runAgain: 'Run again',
  running: 'Running...',
  print: 'Print',
  backToAgent: 'Back to the agent',
  states: {
    same: { word: 'The same', note: 'The same query over the same table versions gave the same numbers.' },
    changed: { word: 'Changed with the data', note: null },
    broken: { word: 'Broken', note: null },
  },
  replayedAt: 'Run again at',
  replayResult: 'Result of this run',
  newestResult: "Result on today's data",
  replayFailed: 'The receipt could not be run again',
  failed: 'This receipt could not be loaded',
  failedHint: 'It may belong to another workspace, or the link may be incomplete.',
  allCompared: 'Run again, all of them are compared.',
  moreRows: 'The receipt keeps these rows of a larger result.',
} as const;
