import { month, unit } from './pattern-words.ts';

/** How people ask for changes, growth and shares, in the form of `plain-phrases.ts`: each with the plain words that mean the same whatever the data are. */

export const changeSayings: readonly (readonly [RegExp, string])[] = [
  // Changes in time.
  [
    /^how (?:has|have|did|does|do) (.+?) (?:changed?|developed?|evolved?|moved?) (?:from )?(day|week|month|quarter|year) to \2\b/u,
    '$1 by $2',
  ],
  [/^how (?:was|were|is|are) (.+?) (?:compared|relative) (?:to|with)\b/u, '$1 compared to'],
  [
    new RegExp(
      `^for (?:each|every) ${unit} (?:of|in) (.+?) , by (?:how much|how many percent|what percentage|what percent) (?:did|has|have) (.+?) (?:change|grow|rise|fall|move|develop)d? (?:against|over|from|compared to|compared with|versus|vs) (?:the )?(?:\\1 before|(?:previous|prior|preceding) \\1)$`,
      'u',
    ),
    '$1 over $1 change in $3 in $2',
  ],
  [
    new RegExp(
      `^(?:by )?(?:how much|how many percent|what percentage|what percent) (?:did|does|do|has|have) (.+?) (?:change|grow|rise|fall|move|develop)d?(?: (?:from|in))?(?: (?:each|every|from) )${unit}(?: to (?:the )?(?:next|\\2))?(?= |$)`,
      'u',
    ),
    '$2 over $2 change in $1',
  ],
  [
    new RegExp(
      `^(.+?) (?:by|per|each|every|for each) ${unit}(.*?)(?: ,)? (?:and the change |and change |with the change |with change )?(?:compared to|compared with|against|versus|vs|from|over) (?:the|its) (?:\\2 before|(?:previous|prior|preceding) \\2)$`,
      'u',
    ),
    '$2 over $2 change in $1 $3',
  ],
  ...(
    [
      ['monthly', 'month'],
      ['quarterly', 'quarter'],
      ['weekly', 'week'],
      ['(?:yearly|annual)', 'year'],
    ] as const
  ).flatMap(([adverb, single]): [RegExp, string][] => [
    [
      new RegExp(
        `^(?:the |our |show (?:me )?(?:the )?)?${adverb} ((?!average\\b)[\\p{L} _]+?) (growth|change)(?: rates?)?(?= in | since | over | last | this |$)`,
        'u',
      ),
      `${single} over ${single} $2 in $1`,
    ],
    [
      new RegExp(
        `^(?:the |our |show (?:me )?(?:the )?)?${adverb} (growth|change)s?(?: rates?)? (?:in|of) (?=(?!\\d)[\\p{L}])`,
        'u',
      ),
      `${single} over ${single} $1 in `,
    ],
  ]),
  [
    new RegExp(
      `^(?:the |our |show (?:me )?(?:the )?)?((?!.*\\b(?:yoy|mom|qoq|wow|over|on)\\b)[\\p{L} _]+?) (growth|change)(?: rate)? (?:by|per|each|every|for each) ${unit}(?= |$)`,
      'u',
    ),
    '$3 over $3 $2 in $1',
  ],
  [
    new RegExp(
      `^(?:the |our |show (?:me )?(?:the )?)?(growth|change)s?(?: rates?)? (?:in|of) ((?!.*\\b(?:yoy|mom|qoq|wow|over|on|vs|versus|from|between)\\b)[\\p{L} _]+?) (?:by|per|each|every|for each) (?:(?:budget|fiscal|financial) )?${unit}(?= |$)`,
      'u',
    ),
    '$3 over $3 $1 in $2',
  ],
  [new RegExp(`^(?:the |our )?(growth|change) (?:by|per|each|every) ${unit}$`, 'u'), '$2 over $2 $1'],
  // Shares.
  [
    /\b(share|percentage|percent|proportion|fraction) of (.+?) ([\p{L}]+) (?:in|of|among|out of|within) all (?:of )?(?:our |the )?\3$/u,
    '$1 of $3 that are $2',
  ],
  [
    /^(.*\b(?:share|percentage|percent|proportion|fraction|part) of (?:all |the |our )*([\p{L}]+) .+?)(?: ,)? by (?:the )?(?:number|count)(?: of \2)?$/u,
    '$1',
  ],
  [
    /^(?:is|are|was|were) (.+?) (?:up or down|down or up|up|down|higher or lower|better or worse) (?:compared (?:with|to)|vs|versus|against|on|from|than|over) last (year|month|quarter|week)$/u,
    'compare $1 this $2 with last $2',
  ],
  [
    /^how (?:fast|much|strongly|quickly) (?:did|has|have) (.+?) (?:grow|grown|increase|increased|shrink|shrunk) (last|this) (year|quarter|month)$/u,
    '$3 over $3 growth of $1 $2 $3',
  ],
  [
    /^by (?:how much|how many percent|what percentage|what percent) (?:did|has|have) (.+?) (?:increase|grow|rise|fall|drop|decrease|change|decline|go up|go down)d? in (\d{4})$/u,
    'year over year growth of $1 in $2',
  ],
  [
    new RegExp(
      `^by (?:how much|how many percent|what percentage|what percent) (?:did|has|have) (.+?) (?:increase|grow|rise|fall|drop|decrease|change|decline|go up|go down)d? in (${month})(.*)$`,
      'u',
    ),
    'month over month growth of $1 in $2 $3',
  ],
  [
    /^((?!.*\b(?:yoy|mom|qoq|over|on|vs|versus|monthly|quarterly|annual)\b)[\p{L} _]+?) growth(?: rate)? (by|per|for each|across) ((?!day|week|month|quarter|year)[\p{L} _]+?) in (\d{4})$/u,
    'year over year growth of $1 by $3 in $4',
  ],
  [
    /\b(against|vs|versus|compared to|compared with|than) (?:the )?same (?:days|period|time|dates|stretch) (?:of |in |from )?last (month|year|quarter|week)\b/u,
    '$1 last $2',
  ],
  [/^(?:show|tell|give) (?:me |us )?how (.+?) (?:went|did|performed|moved|looked) (?=\S)/u, 'show $1 '],
  [/^(daily|weekly|monthly|quarterly|yearly) ([\p{L}]+) (?:numbers|counts|figures)\b/u, '$1 number of $2'],
  [
    /^how many (.+?) an? (day|week|month|quarter|year) (?:did|do) (?:we|they|you) (?:average|get on average|have on average)(?= |$)/u,
    'average number of $1 per $2',
  ],
  [
    /^(?:average|mean|avg) (daily|weekly|monthly|quarterly|yearly) ([\p{L}]+) (?:count|number)s?\b/u,
    'average $1 number of $2',
  ],
  [
    /^((?!sales|units|pieces|costs|amounts|earnings|takings)[\p{L}]{3,}s) per ([\p{L}]+) on average(?= |$)/u,
    'average number of $1 per $2',
  ],
  [/^spread of (?:our |the |all )?(.+?) (?:over|across|by) /u, '$1 by '],
  [
    /^how (?:strongly|closely|much|well) (?:are|is|do|does) (.+?) and (.+?) (?:related|connected|linked|associated|tied)(?: to each other| together)?$/u,
    'correlation between $1 and $2',
  ],
  [
    /^how (?:big|large|high) (?:is|was) (?:the |our )?share of (.+?) (?:in|of) (.+)$/u,
    'what share of $2 is $1',
  ],
  [
    /^growth (?:of|in) ((?!.*\b(?:vs|versus|from|over|between)\b).+?) in (\d{4})(?: in %| in percent| ,)*$/u,
    'year over year growth of $1 in $2',
  ],
  [
    /^((?!.*\b(?:yoy|mom|qoq|over|on|vs|versus|monthly|quarterly|annual|which|top|fastest|highest)\b)[\p{L} _]+?) growth(?: rate)? in (\d{4})(?: in %| in percent)?$/u,
    'year over year growth of $1 in $2',
  ],
  [/^((?!.*\b(?:vs|versus)\b).+?) development(?= in | since | over |$)/u, 'trend of $1'],
  [
    /^(.+?) ([\p{L}]+) as (?:an? )?(?:percentage|percent|share|proportion|fraction|%) of (?:all |the |our |total )*\2((?: by| per| in) .+)?$/u,
    'share of $2 that are $1 $3',
  ],
  [
    /^(share|percentage) of (.+?) in (revenue|sales|turnover) (?:per|by|for each) (.+)$/u,
    'what share of $3 is $2 by $4',
  ],
  [/^how (?:do|does) (?:the |our )?(.+?) distribute$/u, 'how are $1 distributed'],
  [
    /^(?:by )?how much (?:did|has|have) (.+?) (?:grow|grown|increase|increased|rise|risen|fall|fallen|drop|dropped|decline|shrink) in (\d{4})$/u,
    'year over year growth of $1 in $2',
  ],
  [/^how (?:are|is|were|was) (.+?) doing (?=.*\b(?:by|per|each)\b)/u, '$1 '],
  [
    /\b(rolling|moving|trailing) (\d+) (days?|weeks?|months?|quarters?) ([\p{L}]+) average\b/u,
    '$1 $2 $3 average of $4',
  ],
  [
    /^(?:which |what )?([\p{L}]+) (?:are |is |were )?(above|below) (?:the )?average (?:in|for|by) ([\p{L} ]+)$/u,
    '$1 with $2 average $3',
  ],
  [
    /\b(above|below) average (?=(?:orders|customers|invoices|visits|bookings|signups|tickets|payments)\b)/u,
    '$1 average number of ',
  ],
  [
    /^distribution of (?:our |the |all )?[\p{L}]+ by (quantity|price|discount|unit price)$/u,
    'distribution of $1',
  ],
  [/^(?:what is )?(?:the )?range of (?:our |the |all )?((?!.*\bdates?\b).+)$/u, 'minimum and maximum $1'],
  [/\btop (\d+) (?:fastest )?growing (?=[\p{L}])/u, '$1 fastest growing '],
  [
    /^(?:does|do) (?:the |our )?(.+?) (?:rise|grow|increase|fall|go up|go down|drop) with (?:the |our )?(.+)$/u,
    'correlation between $1 and $2',
  ],
];
