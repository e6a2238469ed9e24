/**
 * Words of the language that a recogniser takes for others of the same sound. They are looked at only where the question as it was
 * heard has no reading.
 */
export const languageWords: ReadonlyMap<string, string> = new Map(
  (
    [
      ['by', 'buy bye bi'],
      ['which', 'witch'],
      ['our', 'hour'],
      ['sum', 'some'],
      ['per', 'purr pur'],
      ['week', 'weak'],
      ['last', 'lost'],
      ['month', 'mouth moth'],
      ['months', 'mouths moths'],
      ['year', 'ear'],
      ['years', 'ears'],
      ['days', 'daze'],
      ['than', 'then'],
      ['no', 'know'],
      ['not', 'knot'],
      ['where', 'wear'],
      ['top', 'tough tap'],
      ['least', 'leased'],
      ['many', 'meany menny'],
      ['the', 'thee'],
    ] as const
  ).flatMap(([said, heard]) => heard.split(' ').map((word) => [word, said] as const)),
);

/** Figures by words of the same sound. */
export const figureWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    won: 1,
    one: 1,
    to: 2,
    too: 2,
    two: 2,
    three: 3,
    for: 4,
    fore: 4,
    four: 4,
    sex: 6,
    ate: 8,
    tan: 10,
  }),
);

/** Words behind which a figure is heard as one of those: "top for products". */
export const figureLeads: ReadonlySet<string> = new Set('top bottom first last best worst'.split(' '));
/** The letter of a quarter, by its sound. */
export const quarterLetters: ReadonlySet<string> = new Set(['q', 'queue', 'cue', 'queues']);

/** Marks that were spoken, and what is written for them. */
export const spokenMarks: readonly { words: readonly string[]; written: string; isEnd: boolean }[] = [
  { words: ['question', 'mark'], written: '', isEnd: true },
  { words: ['exclamation', 'mark'], written: '', isEnd: true },
  { words: ['exclamation', 'point'], written: '', isEnd: true },
  { words: ['full', 'stop'], written: '', isEnd: true },
  { words: ['period'], written: '', isEnd: true },
  { words: ['comma'], written: ',', isEnd: false },
  { words: ['semicolon'], written: ',', isEnd: false },
  { words: ['colon'], written: ',', isEnd: false },
  { words: ['dash'], written: '-', isEnd: false },
  { words: ['hyphen'], written: '-', isEnd: false },
  { words: ['percent', 'sign'], written: '%', isEnd: false },
  { words: ['open', 'quote'], written: '"', isEnd: false },
  { words: ['close', 'quote'], written: '"', isEnd: false },
  { words: ['end', 'quote'], written: '"', isEnd: false },
  { words: ['quote'], written: '"', isEnd: false },
  { words: ['unquote'], written: '"', isEnd: false },
];
