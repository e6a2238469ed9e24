import { month } from './pattern-words.ts';

/**
 * Words and turns that stand in any question, in the form of `plain-phrases.ts`: each with the plain words that mean the same whatever the data are
 * and whatever else is asked. They are read before all others, so that those meet the plain words alone.
 */
const singles = [
  ['days', 'day'],
  ['weeks', 'week'],
  ['months', 'month'],
  ['quarters', 'quarter'],
] as const;
const nobody = '(?:nobody|no one|noone)';
const done =
  '(paid|settled|bought|ordered|purchased|booked|used|returned|rented|sold|visited|answered|approved|read|reviewed)';
const bought = '(?:ordered|bought|purchased|booked|rented)';

export const anywhereSayings: readonly (readonly [RegExp, string])[] = [
  // What is wanted of the answer.
  [/(?: ,)? (?:all )?(?:in|as) (?:one|a single) (?:figure|number|sum|total)$/u, ''],
  [
    /(?: ,)? (?:with )?one (?:line|row) (?:per|for each|for every|each) (day|week|month|quarter|year)$/u,
    ' by $1',
  ],
  [/^for (?:each|every) (.+?)(?: ,| :)? (?:tell|show|give) (?:me|us) (.+)$/u, '$2 for each $1'],
  [
    /^((?!(?:how|what|which|who|when|where|is|are|do|does|did)\b).+?)(?: ,) (?:count them|counted|how many are there|how many is that|how many are they)$/u,
    'number of $1',
  ],
  [/(?: ,)? over all (?:the )?(?:time|data|years|records)(?: (?:that )?we have)?$/u, ''],
  // Parts of time.
  ...singles.map(([several, single]): [RegExp, string] => [
    new RegExp(`\\b(?:over|through|throughout|across) (?:the|all|all the) ${several}(?= of | in |$)`, 'u'),
    `by ${single}`,
  ]),
  // The same month of two years: one number of each, where nobody has to have been there in both.
  [
    new RegExp(
      `^((?!.*\\b(?:who|that|which|both|total|together|combined|customers|clients)\\b)how (?:many|much) .+? in (${month}|q[1-4]) \\d{4}) and (?:in )?(?=\\2 \\d{4}$)`,
      'u',
    ),
    '$1 versus ',
  ],
  [
    new RegExp(
      `^(${month}|q[1-4]) (?:vs|versus|against|compared to|compared with) (${month}|q[1-4]) ([\\p{L}][\\p{L} ]*?) (?:in )?(\\d{4})$`,
      'u',
    ),
    '$3 $1 $4 vs $2 $4',
  ],
  [/\bon the year before\b/u, 'over the year before'],
  [/\bbefore this one\b/u, 'before this'],
  [/\bwithin (?:each|every) /u, 'for each '],
  [/\bwithin the (?!last|past|next|first|same|range)/u, 'in the '],
  [
    /\bday of (?:the |our )?(first|earliest|last|latest|most recent|oldest|newest) (?!(?:day|week|month|quarter|year)s?\b|\d|few|two|three|four|five|six|seven|ten)/u,
    'date of the $1 ',
  ],
  [/\b(sign up|signup|registration|hire|birth|invoice|order|due|payment|start|end) day\b/u, '$1 date'],
  [
    /^(?:the |our )?((?:first|earliest|last|latest|most recent) .+?)(?: ,) (?:on )?(?:which|what) (?:day|date)(?: was (?:it|that))?$/u,
    'when was the $1',
  ],
  // "the last few orders": how many is left open, as it is without the word.
  [
    /\b(last|latest|newest|most recent|first|oldest|earliest|top|bottom) (?:few|couple of|several|handful of) (?!(?:years?|quarters?|months?|weeks?|days?|hours?|minutes?|seasons?|decades?)\b)/u,
    '$1 ',
  ],
  // "show me recent orders", and not "in recent years".
  [
    /^((?:show|list|give|display|get|see|view)(?: me| us)?(?: the| all| our| my)?|the|our|my|any) recent (?!(?:years?|quarters?|months?|weeks?|days?|times?|past|changes?)\b)/u,
    '$1 most recent ',
  ],
  [/^recent (?=[\p{L}_]+s$)(?!(?:years|quarters|months|weeks|days|times)\b)/u, 'most recent '],
  // Numbers.
  [
    /\b(\S+) ((?!percent|or|and)[\p{L}]+) or (?:more|above|higher)\b(?<=\b\d[\d.,k]* [\p{L}]+ or [a-z]+)/u,
    'at least $1 $2',
  ],
  [
    /\b(?:order|purchase) (numbers|counts) (?=(?:by|per|over|each|every) (?:the )?(?:day|week|month|quarter|year|time)|(day|week|month|quarter|year) by \2\b)/u,
    'number of orders ',
  ],
  [
    /^how (?:does|do|did) (?:the )?(?:count|number) of (.+?) (?:look|develop|evolve|change) (?=per |by |each )/u,
    'number of $1 ',
  ],
  [/\brunning (?:number|count) of /u, 'cumulative number of '],
  [/\b(\S+) (?:smoothed|averaged) over (\S+) (days|weeks|months|quarters)$/u, '$2 $3 moving average of $1'],
  // Different ones.
  [
    /\bseparate (?=(?:customers|clients|buyers|products|items|articles|cities|countries|people|orders|suppliers|days)\b)/u,
    'different ',
  ],
  // Nobody, none, not at all.
  [new RegExp(`\\b(?:that|which) ${nobody} (?:has |have |had )?(?:ever )?${done}(?: yet)?`, 'u'), 'not $1'],
  [
    new RegExp(
      `^(which|what) (.+?) (?:has|have|had|did) ${nobody} (in|from) (.+?) (?:ever )?${bought}(?: yet)?$`,
      'u',
    ),
    '$1 $2 were never bought $3 $4',
  ],
  [/\bfree of (?:any )?(?=[\p{L}])/u, 'without '],
  [
    new RegExp(`\\b${bought} ([\\p{L} ]+?) (?:and|but) no ([\\p{L}]+)(?: at all)?$`, 'u'),
    'bought $1 but not $2',
  ],
  [/\b(?:gone quiet|fallen silent|become inactive)(?: ,)? (?:with )?no /u, 'no '],
  // At least one is what having one means.
  [new RegExp(`\\b(?:that|who) (?:have |has |had )?${bought} (.+?) at least once$`, 'u'), 'who bought $1'],
  [/\b(pieces|units|items|copies) at once\b/u, '$1'],
  // Together.
  [/\bcombined (?=(?:\d{4} )?(?:revenue|sales|turnover|takings|income|cost|amount|profit)\b)/u, 'total '],
  [/\b(?:bring|brought|take|took|make|made) in together\b/u, 'bring in'],
  // Later and earlier than it should be.
  [/\blater than (?:they|it) (?:were|was|are|is) due\b/u, 'after the due date'],
  [/\bearlier than (?:they|it) (?:were|was|are|is) due\b/u, 'before the due date'],
  // Shares.
  [
    /\b(?:slice|chunk) of (?=(?:the |our |all |total )*(?:\d{4} )?(?:revenue|sales|turnover|takings|income|profit|total|orders|customers)\b)/u,
    'share of ',
  ],
  [
    /^how (?:is|was|are|were) (?:the |our )?(.+?) (?:split|divided|shared out|spread|distributed) (?:between|among|amongst|across|over) (?:the |our )?(.+?)(?: ,)? in (?:percent|%|percentages)$/u,
    'share of $1 by $2',
  ],
  [
    /^what (?:share|proportion|percentage|part) of (.+?) (?:ends up|end up|ended up|turns out|gets|get) ([\p{L}]+ed)\b/u,
    'what share of $1 is $2',
  ],
  [/\b(?:ends|ending) up\b/u, 'end up'],
  // Growth and the like.
  [/\bstack up (?:against|to|with)\b/u, 'compare with'],
  [/^(?:by )?how much (did|do|does) (.+?) go up\b/u, 'by how much $1 $2 grow'],
  [/^(?:by )?how much (did|do|does) (.+?) (?:go|come) down\b/u, 'by how much $1 $2 fall'],
  [/\b(revenue|sales|turnover|order|orders) curve\b/u, '$1 trend'],
  [/\bdevelopment of (.+?) by (day|week|month|quarter|year)\b/u, '$1 by $2'],
  // What goes along with what.
  [/\bcorrelation coefficient (?:of|between|for)\b/u, 'correlation between'],
  [
    /^how (?:closely|strongly|much|well) (?:does|do) (?:the |our )?(.+?) (?:follow|track|depend on|go with) (?:the |our )?(.+)$/u,
    'correlation between $1 and $2',
  ],
  [
    /^((?:for|in|among) .+?)(?: ,) (?:does|do) (?:the |our )?(.+?) (?:depend on|follow|go with|rise with|vary with) (?:the |our )?(.+?)(?: ,)?(?: (?:correlation|correlation please))?$/u,
    'correlation between $2 and $3 $1',
  ],
  [
    /^how much (?:do|does) (.+?) (?:vary|varies)(?: ,)? (?:what is the )?standard deviation$/u,
    'standard deviation of $1',
  ],
];
