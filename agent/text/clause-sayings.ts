/**
 * Clauses that say an order, a group or a tie in everyday words, in the form of `plain-phrases.ts`: each with the plain words that mean the same
 * whatever the data are. They are read before all others.
 */
const rising = '(?:fewest|least|lowest|smallest|earliest|shortest)';
const falling = '(?:most|highest|largest|biggest|greatest|latest|longest)';
const noun =
  '((?!than\\b|and\\b|or\\b|expensive\\b|costly\\b)[\\p{L}_]+(?: (?!to\\b|and\\b|or\\b)[\\p{L}_]+){0,3}?)';
/** The two ends of what a thing is measured by, and the header that tells it. */
const ends: readonly [low: string, high: string, header: string][] = [
  ['shortest', 'tallest', 'height'],
  ['youngest', 'oldest', 'age'],
  ['lightest', 'heaviest', 'weight'],
  ['cheapest', '(?:most expensive|dearest|priciest|costliest)', 'price'],
];
const thing = '(?: (?!to\\b)[\\p{L}_]+){0,2}';
const being = '(?:is|are|was|were)';

export const clauseSayings: readonly (readonly [RegExp, string])[] = [
  // From one end to the other.
  ...ends.flatMap(([low, high, header]): [RegExp, string][] => [
    [
      new RegExp(`(?: ,)? from the ${low}${thing} to the ${high}${thing}$`, 'u'),
      ` in ascending order of ${header}`,
    ],
    [
      new RegExp(`(?: ,)? from the ${high}${thing} to the ${low}${thing}$`, 'u'),
      ` in descending order of ${header}`,
    ],
  ]),
  [
    new RegExp(`(?: ,)? (?:going )?from the ${rising} ${noun} to the ${falling}(?: \\1)?$`, 'u'),
    ' in ascending order of $1',
  ],
  [
    new RegExp(`(?: ,)? (?:going )?from the ${falling} ${noun} to the ${rising}(?: \\1)?$`, 'u'),
    ' in descending order of $1',
  ],
  [/(?: ,)? from the fastest ((?:[\p{L}_]+ )?speed) to the slowest$/u, ' in descending order of $1'],
  [/(?: ,)? from the slowest ((?:[\p{L}_]+ )?speed) to the fastest$/u, ' in ascending order of $1'],
  [
    /(?: ,)? from the (?:earliest|first) born to the (?:latest|last)(?: born)?$/u,
    ' in ascending order of birth date',
  ],
  [
    /(?: ,)? from the (?:latest|last) born to the (?:earliest|first)(?: born)?$/u,
    ' in descending order of birth date',
  ],
  // Groups, and how many belong to each.
  [
    new RegExp(
      `^(?:show|list|give|find|return|name|what are|which are) (?:me |us )?(?:all )?(?:the |all )?(?:each |different |distinct |unique )?([\\p{L}_]+(?: (?!of\\b)[\\p{L}_]+)?)(?: of (?:the |all )?[\\p{L}_]+)?(?: ,)? (?:along with|together with|and|and also) how many ([\\p{L}_]+(?: [\\p{L}_]+)?) (?:belong to|there are (?:in|of|for|at|from)|${being} (?:in|of|at|from)|come from|live in|work in) (?:each|it|them|each of them|each one)$`,
      'u',
    ),
    'number of $2 by $1',
  ],
  // Who takes part.
  [/\b(?:take|takes|took|taken|taking) part in\b/u, 'participated in'],
  [/\bsign(?:s|ed)? up for\b/u, 'registered for'],
  [/\b(?:turn|turns|turned) up (?:for|to|at)\b/u, 'attended'],
  [/\bof (?:whoever|the one who) (?:has|have|had) (?=the\b)/u, 'with '],
  [/\b(have|has|had|with) (.+? (?:one|two|three|\d+) [\p{L}]+) to (?:its|his|her|their) name$/u, '$1 $2'],
  // How old.
  [/\b(?:is|are|was|were) (?:either )?(\d+) or (\d+) years? old\b/u, 'aged $1 or aged $2'],
];
