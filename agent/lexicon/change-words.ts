/** Words that set two things side by side; what they compare must stand in the question: two periods, or two values of one column. */
export const changePhrases: ReadonlySet<string> = new Set(
  [
    'difference',
    'the difference',
    'what is the difference',
    'differences',
    'gap',
    'the gap',
    'change',
    'the change',
    'changes',
    'growth',
    'the growth',
    'growth rate',
    'the growth rate',
    'increase',
    'the increase',
    'decrease',
    'the decrease',
    'rise',
    'drop',
    'the drop',
    'decline',
    'the decline',
    'percentage change',
    'percent change',
    '% change',
    'percentage growth',
    'percent growth',
    '% growth',
    'variance',
    'the variance',
    'delta',
    'the delta',
  ].flatMap((noun) => [
    noun,
    ...['in', 'of', 'between', 'in percent', 'in %', '%', 'percent', 'percentage'].map(
      (preposition) => `${noun} ${preposition}`,
    ),
  ]),
);

/** Verbs of a change over time, as lemmas: "by how much did revenue grow from 2024 to 2025". */
export const changeVerbs: ReadonlySet<string> = new Set(
  'grow increase rise climb fall drop decline decrease shrink change move develop improve'.split(' '),
);

/** Openings that ask for the size of a change. */
export const changeQuestions: readonly string[] = [
  'by how much did',
  'by how much has',
  'by how much have',
  'by how many percent did',
  'by what percentage did',
  'by what percent did',
  'by what % did',
  'how many percent did',
  'how many percent has',
  'how much did',
  'how much has',
  'how did',
  'how does',
  'how do',
];

/** Words that ask which of two is ahead: "did we sell more online or direct". */
export const comparativeWords: ReadonlySet<string> = new Set(
  'more less fewer better worse higher lower bigger larger smaller greater'.split(' '),
);
