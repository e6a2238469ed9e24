import { severalUnits, unit, withoutGroup } from './pattern-words.ts';

/**
 * More ways to put a question, in the form of `plain-phrases.ts`: each with the plain words that mean the same whatever the data are. They are read
 * before all others, so that what they leave may be said plainer still.
 */
const singles = [
  ['days', 'day'],
  ['weeks', 'week'],
  ['months', 'month'],
  ['quarters', 'quarter'],
  ['years', 'year'],
] as const;
const more = '(?:bigger|larger|higher|more|greater|longer)';
const over = '(?:above|over|higher than|more than|larger than|greater than|bigger than|better than|beyond)';
const under = '(?:below|under|lower than|less than|smaller than|worse than)';
const told = '(?:show|give|tell|what is|find|compute|calculate)';
const bought = '(?:ordered|bought|purchased|booked)';

export const askedSayings: readonly (readonly [RegExp, string])[] = [
  // What is wanted of the answer.
  [
    new RegExp(
      `^((?:how many|how much|number of|count of|total) ${withoutGroup}.+?)(?: ,)+ (?:as |in |just |give me )?(?:one|a single) (?:number|figure|total)(?: please)?$`,
      'u',
    ),
    '$1',
  ],
  [
    /^((?:what|how much) (?:did|do|have) (?:we|they|i) [\p{L}]+)(?: ,)? (?:altogether|in total|all told|all in all|in all|overall)(?= |$)/u,
    '$1',
  ],
  [/\bhow many (?:%|pct)/u, 'how many percent'],
  [
    /^how many ((?:[\p{L}-]+ )+?)(?:items|things|articles|ones) (.+?)(?: ,)? (?:count(?:ing)?|i mean) (?:the |different )?([\p{L}]+)$/u,
    'how many $1 $3 $2',
  ],
  [/(?: ,)? (?:both|all) (?:months|days|weeks|quarters|years|dates) (?:included|inclusive)$/u, ''],
  [/^how often (?=(?:did|do|does|have|has|was|were) )/u, 'how many times '],
  // Deeds.
  [
    /\b(bills|invoices|statements|receipts) (?:that |which )?(?:have |had )?(?:went|gone|go|sent) out\b/u,
    '$1 issued',
  ],
  [
    /\b(?:(?:a |the )?list of )?(?:every|all|all the|each|the) ([\p{L}]+) (?!(?:that|which|who|we|they|i|you|was|were|are|is|have|has|had|been)\b)((?:(?!(?:by|in|on|at|of|for|from|with|that|which|who|and|or|was|were|are|have|has|had|been|we|they|not|never|ever|did)\b)[\p{L}\d&'.-]+ ){1,4})(placed|submitted|filed|raised)(?= |$)/u,
    'all $1 $3 by $2',
  ],
  [
    /\b(orders|purchases|bookings|visits|returns) by (customers|clients|buyers|members|patients|guests) (?=(?:based|located|living|registered|headquartered|residing|who|that|whose)\b)/u,
    '$1 from $2',
  ],
  [
    /\bwhat we (?:have )?(?:invoiced|billed)(?= in | during | for | last | this | by | per )/u,
    'total invoiced',
  ],
  [
    /\bwhat we (?:have )?(?:sold|turned over|took in)(?= in | during | last | this | by | per )/u,
    'total sales',
  ],
  [/\btotal (?:invoicing|billings?)\b/u, 'invoiced amount'],
  [/^when (?:i|we) say\b/u, ''],
  [/\b(?:are|is|were|was) (?:missing|lacking) (?:their |its |the |an? |any )/u, 'have no '],
  [/\bwithout (?:even )?(?:one|a) single (?=[\p{L}])/u, 'without any '],
  [/\bnot (?:even )?(?:one|a) single (?=[\p{L}])/u, 'no '],
  // What things cost, and what was taken off.
  [
    /^(?:how much|what) (?:does|do) (?:one|a single|each|an?|the) (.+?) cost us(?: i mean (?:its|the|their) (?:unit cost|cost per unit))?$/u,
    'cost per unit of $1',
  ],
  [
    /(?: ,)? and (?:also )?what (?:each|they|each one|each of them) costs? us(?: (?:per|a|each) (?:unit|piece|item))?(?= |$)/u,
    ' with their unit cost',
  ],
  [
    /\b(?:got|get|had|have|has|received|came with|with) (?:at least )?(\S+%|\S+ percent) off or more\b/u,
    'have a discount of at least $1',
  ],
  [
    /\b(?:got|get|had|have|has|received|came with) (?:more than|over) (\S+%|\S+ percent) off\b/u,
    'have a discount above $1',
  ],
  [
    /\b(?:got|get|had|have|has|received|came with) at least (\S+%|\S+ percent) off\b/u,
    'have a discount of at least $1',
  ],
  [/\bfrom ([$€£]\S+) to (?=[$€£]?\d)/u, 'between $1 and '],
  [
    /^what is (?:an?|the|each) ([\p{L}-]+ (?:[\p{L}-]+ )?)(order|invoice|bill|booking|claim|sale|purchase|donation) worth on average\b/u,
    'average $1 $2 value',
  ],
  // So many of one for each of another, of which each has some.
  [
    new RegExp(
      `^how many ([\\p{L}]+) (?:did|does|do) an? ([\\p{L}]+) who ${bought} in (\\S+(?: \\d{4})?) (?:place|make|have) (?:that ${unit}|then|in that ${unit}|in \\3)(?: ,)?(?: on average)?$`,
      'u',
    ),
    'average number of $1 per $2 in $3',
  ],
  [
    /\bper ([\p{L}]+)(?: who| that)? (?:with|having|has|had|have|placed|places|made) (?:at least one|any|one or more|an?|some) (?:order|purchase|booking)s?(?: ,)?(?= by| in |$)/u,
    'per $1',
  ],
  [
    /\bnumber of (([\p{L}]+?)s) per ([\p{L}]+)(?: who| that)? (?:with|having|has|had|have|got) (?:at least one|any|one or more|an?|some) \2s?(?= ,| by| in |$)/u,
    'number of $1 per $3',
  ],
  [
    /^how many (bills|invoices) (?:does|do) an? (?:invoiced|billed) ([\p{L}]+) (?:have|get|receive) on average(?= |$)/u,
    'average number of $1 per $2',
  ],
  [/\bnumber of (bills|invoices) per (?:invoiced|billed) ([\p{L}]+)\b/u, 'number of $1 per $2'],
  [
    new RegExp(
      `^for (?:each|every) ([\\p{L} ]+?) [:,] ([\\p{L} ]+?) divided by (?:the )?(?:number|count) of (?:distinct |unique |different )?([\\p{L}]+) (?:who|that) (?:have |had )?${bought}$`,
      'u',
    ),
    '$2 per $3 by $1',
  ],
  [
    /^how many (.+?) (?:per|a|an|each|every) (day|week|month|quarter|year) (?:did|do) (?:we|they) (?:average|get on average|have on average)(?= |$)/u,
    'average number of $1 per $2',
  ],
  // Times.
  [
    /^how (did|has|have) (.+?) (?:move|moved|develop|developed|change|changed|evolve|evolved) (day by day|week by week|month by month|quarter by quarter) (?:through|throughout|over|across) (\d{4})$/u,
    '$2 $3 in $4',
  ],
  ...singles.map(([plural, single]): [RegExp, string] => [
    new RegExp(`(?: ,)? over time(?: ,)? (?:by |for |in )?(?:the )?${plural} of (?=\\d{4})`, 'u'),
    ` by ${single} in `,
  ]),
  [
    /^(.*?\b(?:average|mean|median|longest|shortest|typical)) (?:time|duration|delay) (from|between) (.+?)(?: ,)? in days$/u,
    '$1 days $2 $3',
  ],
  [/^show (?:me |us )how (?=.*\b(?:develop|chang|evolv|progress|mov)e?d?\b)/u, 'show how '],
  [
    /^show how (?:the |our )?(.+?) (?:has |have )?(?:developed|changed|evolved|progressed|moved) (?=(?:day by day|week by week|month by month|quarter by quarter|year by year|by|per|over)\b)/u,
    'show $1 ',
  ],
  [
    /^from (?:which|what) (?:date|day) (?:to|until|till) (?:which|what) (?:date|day) (do|does|did) (?:we have )?/u,
    'between which dates $1 ',
  ],
  [
    /^how (?:recent|fresh|current|new|up to date|old) (?:is|are) (?:the |our |this |these |your )?(?:[\p{L}_]+)?(?: data)?(?: ,)* (?:i mean )?(?:what is |what was )(?:the )?(?=(?:latest|newest|last|most recent) )/u,
    'what is the ',
  ],
  [
    /^how much (?:do|does) (?:our |the |all )?(?:customers|clients|buyers|they|people) (?:still |currently )?owe us$/u,
    'how much are we owed',
  ],
  // Rankings.
  [
    /^(?:who|which (?:customer|client)) (?:currently |still )?owes (?:us |me )?(?:the )?most(?: money)?$/u,
    'customer with the highest total of unpaid invoices',
  ],
  [/\b(?:most|more) profitable (?!than\b)([\p{L}]+)\b/u, '$1 with the highest profit'],
  [/\bleast profitable ([\p{L}]+)\b/u, '$1 with the lowest profit'],
  [/\b(?:dearer|more expensive|pricier|costlier) than average\b/u, 'with a price above average'],
  [/\b(?:cheaper|less expensive) than average\b/u, 'with a price below average'],
  [
    /\b([\p{L}]+) (?:that |which )?(?:nobody|no one|noone) (?:has |have |had )?(?:ever )?(ordered|bought|purchased)\b/u,
    '$1 not $2',
  ],
  [
    /^(?:which|what) ((?!one\b|of\b)[\p{L}]+(?: [\p{L}]+)?) (?:gets?|got|is|are|was|were|has been|have been) ((?!sold|ordered|used|paid|needed|rated|wanted|liked|visited|watched|played)[\p{L}]{4,}ed) (?:the )?(most|least)(?: often| frequently)?(?= in | during | last | this | since |$)/u,
    'the $3 $2 $1',
  ],
  [
    /\b((?:more|less) than|over|under|above|below|at least|at most|up to) (\S+(?: dollars| euros| pounds)?) (?:in total|altogether|overall|all told|in all|all in all)\b/u,
    '$1 $2',
  ],
  [
    /^(?:the |show me the |show the |what (?:are|were) the |which (?:are|were) the |list the |which )?(\d+|two|three|four|five|six|seven|eight|nine|ten) ((?:day|week|month|quarter|year)s (?:of|in) \S+) with the (highest|lowest|biggest|largest|smallest|best|worst) /u,
    '$3 $1 $2 by ',
  ],
  [/^(\d{4}) ranking of (?:the |our |all )*(.+)$/u, 'ranking of $2 in $1'],
  [
    /^(?:who|which (customer|client)) owes us (?:the )?most(?: money)? (?:on|in|for|from) (?:the |all |our )?(unpaid|overdue|open|outstanding) (invoices|bills)$/u,
    'customer with the highest total of $2 $3',
  ],
  [
    /\b(highest|largest|biggest|greatest|strongest|best|lowest|smallest|weakest|worst) (?:percentage|percent|%|relative) ([\p{L} ]+?) (growth|increase|decline|drop|decrease|change)\b(.*)$/u,
    '$1 $2 $3 in percent $4',
  ],
  // Changes.
  [
    /^(?:for|in|on|at|through) (?:each|every) (.+?)(?: ,)? (?:by )?how many percent (?:more|fewer|less) (.+?) did (?:we|they|it) (?:get|have|make|receive|place|sell|see|bring in) in (\S+(?: \S+)?) than (?:in )?(\S+(?: \S+)?)$/u,
    '$2 growth % per $1 $3 vs $4',
  ],
  [
    /^(?:by )?how many percent did (?:the |our )?(.+?) (?:in|of|for) (?:each|every) (.+?) (?:change|grow|rise|fall|drop|increase|decrease|move|develop) (?:between|from) (\S+(?: \S+)?) (?:and|to) (\S+(?: \S+)?)$/u,
    '$1 growth % per $2 $4 vs $3',
  ],
  // One of two.
  [
    /^where (?:do|did|are) (?:we|there|they) ?(?:have|get|see|had)? more (.+?)(?: ,)? (?:in )?([^\s,]+(?: [^\s,]+)?) or (?:in )?(.+)$/u,
    'number of $1 in $2 vs $3',
  ],
  [
    /^who (?:orders|buys|ordered|bought) more often(?: ,)? (customers|clients|buyers) (in|from) (.+?) or (?:(?:customers|clients|buyers|those|the ones) )?(?:in |from )?(.+?)(?: (?:count|counting|i mean)(?: the)?(?: number of)? orders)?$/u,
    'number of orders of $1 $2 $3 vs $4',
  ],
  // One and another, both.
  [
    /\b(with|have|had|has|having) ((?:an? )?[\p{L}-]+ ([\p{L}]+)) as well as ((?:an? )?[\p{L}-]+ \3)(?= |$)/u,
    '$1 both $2 and $4',
  ],
  [/\band (?:then |once )?again (?=(?:in|on|during)\b)/u, 'and also '],
  [
    new RegExp(
      `\\b(${bought}|placed|sold) (?:something|anything) ((?:in|on|during) .+?) (?:and|but) nothing (?=(?:in|on|during) )`,
      'u',
    ),
    '$1 $2 but not ',
  ],
  [
    new RegExp(
      `\\b(${bought}|placed) ((?:in|on|during) .+?) (?:and|but) (?:have|has|had|did) not (?:ordered|bought|placed|purchased|order|buy|purchase)(?: anything| again| any orders?| one)? (?=(?:in|on|during|since) )`,
      'u',
    ),
    '$1 $2 but not ',
  ],
  [/\b(?:either) ([\p{L}]+ or [\p{L}]+)(?= |$)/u, '$1'],
  // What is spread how.
  [
    /\b(?:lower|first|25th percentile|1st)(?: quartile)?(?: ,)? (?:the )?median(?: ,)? and (?:the )?(?:upper|third|75th percentile|3rd)(?: quartile)?(?: of)?\b/u,
    'quartiles of',
  ],
  [
    /\b(?:lowest|minimum|smallest)(?: ,)? (?:and )?(?:highest|maximum|largest)(?: ,)? and (?:mean|average)$/u,
    'minimum , maximum and average',
  ],
  [
    /^(?:summari[sz]e|describe) (?:the )?(.+?) [:,] (minimum , maximum and average)$/u,
    'minimum , maximum and average $1',
  ],
  [
    /^(?:the |all |list |show )*(?:the )?(?:different |distinct |unique )?values of (.+?) (?:in|of) (?:the )?([\p{L}]+) (?:and|with|together with|plus) (?:their |the )?(?:counts?|frequenc(?:y|ies)|numbers?)$/u,
    'number of $2 by $1',
  ],
  [
    /^(?:the |all |list |show )*(?:the )?(?:different |distinct |unique )?values of (.+?) (?:and|with|together with|plus) (?:the |their )?(?:number|count) of ([\p{L}]+)(?: (?:of|for|per|in) each)?$/u,
    'number of $2 by $1',
  ],
  // What goes along with what.
  [
    /^(?:do|does|did|is|are|was|were) .+? (?:correlate|correlation (?:of|between)) ([\p{L} _]+? (?:and|with) .+)$/u,
    'correlate $1',
  ],
  [
    /^how (?:strongly |closely |much )?(?:related|correlated|connected|linked) are (.+?) and (.+)$/u,
    'correlation between $1 and $2',
  ],
  [/^correlate ([\p{L} _]+?) (?:and|with) (.+?)(?: only)?$/u, 'correlation between $1 and $2'],
  [
    new RegExp(
      `^(?:do|does|did) ${more} ([\\p{L} _]+?) (?:mean|bring|come with|go with|go along with|go hand in hand with|lead to|result in) (?:an? )?${more} ([\\p{L} _]+?)( (?:in|during|for|among) .+?)?(?: ${told}(?: me)?(?: the)? correlation)?$`,
      'u',
    ),
    'correlation between $1 and $2 $3',
  ],
  [
    /^how (?:strongly|closely|much|well|tightly) (?:do|does) (.+?) and (.+?) (?:go|move|hang|belong|vary|change) together$/u,
    'correlation between $1 and $2',
  ],
  [
    /^(?:the )?(?:relation|relationship|link|association|dependence|connection) (?:of|between) (.+?) and (.+?)(?: ,)? (?:(?:as|give me|show) )?(?:an? |the )?correlation(?: coefficient)?$/u,
    'correlation between $1 and $2',
  ],
  [
    /^how (?:are|is) (.+?) and (.+?) (?:related|correlated|connected|linked|associated)(?: to each other)?$/u,
    'correlation between $1 and $2',
  ],
  // Above and below an average.
  ...(
    [
      [over, 'above'],
      [under, 'below'],
    ] as const
  ).flatMap(([said, side]): [RegExp, string][] => [
    [
      new RegExp(
        `\\b${severalUnits} (of|in) (\\d{4}) (?:with|whose|when|where|that had) (?:an? |the )?([\\p{L} ]+?) (?:was |were |is )?${said} (?:the |that of the |an |its )?(?:average ${unit}|(?:monthly|weekly|daily|quarterly) average)(?: (?:of|in) \\3)?$`,
        'u',
      ),
      `$1 $2 $3 with ${side} average $4`,
    ],
    [
      new RegExp(
        `^in (?:which|what) ${severalUnits} (of|in) (\\d{4}) (?:was|were) (?:the |our )?([\\p{L} ]+?) ${said} (?:the |its )?(?:(?:\\3 )?(?:monthly|weekly|daily|quarterly) average|average ${unit})(?: (?:of|in) \\3)?$`,
        'u',
      ),
      `$1 $2 $3 with ${side} average $4`,
    ],
    [
      new RegExp(
        `\\b(([\\p{L}]{3,}?)(?:ies|s)) (?:whose|with|where) (?:the )?((?!above|below)[\\p{L} _]+?) (?:is |are |was |were )?${said} (?:the |an )?average \\2y? \\3$`,
        'u',
      ),
      `$1 with ${side} average $3`,
    ],
  ]),
  [
    /\b(([\p{L}]{3,}?)(?:ies|s)) (.*\b(?:above|below) average\b.*?)(?: ,)? (?:compared (?:with|to)|among|relative to|against) (?:the )?(?:other )?\1$/u,
    '$1 $3',
  ],
];
