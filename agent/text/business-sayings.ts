import { unit } from './pattern-words.ts';

/**
 * How people speak of places in an order, of what comes in, and of the data themselves, in the form of `anywhere-sayings.ts` and read right behind them.
 */
export const businessSayings: readonly (readonly [RegExp, string])[] = [
  // Places in an order.
  [
    /^([\p{L}\d ]+?) (?:position|place|rank|standing) in (?:the |our )?([\p{L}]+) (?:ranking|list|table) by (.+)$/u,
    'rank of $1 among $2 by $3',
  ],
  [
    /^(?:put|list|show|bring|arrange) (.+?) in order by (?=how many |number of |the number of )/u,
    '$1 ranked by ',
  ],
  [
    /^rank (?:the |our |all )*([\p{L} ]+?)(?: ,)? (?:with )?(?:the )?(?:most|biggest|highest) ([\p{L}]+) (?:first|on top|at the top)$/u,
    '$1 ranked by number of $2',
  ],
  [/^(?:our |the )?(?:best|top) sellers? by (units|pieces|revenue|sales)$/u, 'best product by $1'],
  [
    /^(?:our |the )?best selling ([\p{L}]+) by (.+?)(?: ,)? top (\d+|two|three|four|five|six|seven|eight|nine|ten)$/u,
    'top $3 $1 by $2',
  ],
  [/\b(?:biggest|largest|top|best) spenders\b/u, 'customers with the highest sales'],
  [
    /^(.+?) (?:has|have) been (?:with us|our customer|a customer|our client) (?:for )?(?:the )?longest$/u,
    '$1 signed up first',
  ],
  [
    /^what (?:did|do|have) we (?:sell|sold) (?:the )?most(?: of)?(?= in | last | this | during | since |$)/u,
    'best selling product',
  ],
  // Above and below an average.
  [
    /\b(?:dearer|more expensive|pricier|costlier) than (?:our |the |an )?average (?:[\p{L}]+)$/u,
    'with a price above average',
  ],
  [
    /\b(?:cheaper|less expensive) than (?:our |the |an )?average (?:[\p{L}]+)$/u,
    'with a price below average',
  ],
  // Who, where and what.
  [/\bin the ([\p{L}]+) business\b/u, 'in $1'],
  [
    /^(?:show |list |give )?(?:me )?(?:all )?([\p{L} ]+?) (?:companies|firms|businesses|accounts) (.*?) ?among (?:our |the )(customers|clients|accounts)$/u,
    '$1 $3 $2',
  ],
  [
    /^which (customer|client|account|company|buyer) is behind (order|invoice|booking) /u,
    'which $1 placed $2 ',
  ],
  [/^whose (order|invoice|booking|bill) is (?=\S*\d)/u, 'customer of $1 '],
  [/\bdo we charge for (?:an? |the |one )?(?=[\p{L}])(?!.*\b(?:per|by|in|last|this)\b)/u, 'is the price of '],
  [
    /^((?!.* in \d{4}\b).*\b(?:total|average|avg|mean|median|overall) )(\d{4}) (?!(?:by|per|for|and|in|over) )([\p{L}].*?) (by|per|for) (.+)$/u,
    '$1 $3 in $2 $4 $5',
  ],
  [
    /^((?!.* in \d{4}\b).*\b(?:total|average|avg|mean|median|overall) )(\d{4}) (?!(?:by|per|for|and|in|over) )([\p{L}].+)$/u,
    '$1 $3 in $2',
  ],
  // "An order over 5,000" is one of such a value, "a bill over 5,000" one of such an amount.
  ...(
    [
      ['order|sale|purchase|booking|deal|basket', 'a value'],
      ['invoice|bill|payment|receipt|donation|refund|claim', 'an amount'],
    ] as const
  ).map(([rows, amount]): [RegExp, string] => [
    new RegExp(
      `\\b(with|have|has|had|placed|place|made|make|got|received) (an?|any|at least one) (${rows}) (?:worth |of |for )?(above|over|more than|bigger than|larger than|at least|exceeding|under|below|less than) (\\S*\\d\\S*|[a-z]+_[a-z_]+)(?= (?:dollars|euros|pounds|in|from|on|this|last|since|during|and|but|or|,)\\b|$)`,
      'u',
    ),
    `$1 $2 $3 with ${amount} $4 $5`,
  ]),
  [/\bexceeds\b/u, 'is above'],
  // What each brings in.
  [
    /^(?:what|how much) (?:does|do|did|has|have) (?!we\b|i\b|you\b|they\b|it\b|that\b)(?:the |our )?(.+?) (?:bring in|brought in|bring us|brought us)(?: together)?(?= in | on | last | this | during | since | on average|$)/u,
    'how much money for $1',
  ],
  [
    /^(?:what|how much) (?:do|did) we (?:earn|make|take) per (unit|piece|item) (?:sold )?(?=in |for |by |per )/u,
    'sales per $1 sold ',
  ],
  [/\b(spend|spends|spent) (the most|the least|most|least) with us\b/u, '$1 $2'],
  [
    /^when did we have (?:our|the) (strongest|best|weakest|worst|busiest|highest|lowest) (week|month|quarter|year|day) (?:for|in|of|by) /u,
    'what was our $1 $2 by ',
  ],
  [
    /\bhow many (?:customers|clients) (?:did we win|were won|have we won|signed on)(?: with us)?\b/u,
    'how many customers signed up',
  ],
  [
    /\b(customers|clients) (?:won|gained|acquired)(?: so far)? (in|since|during|last|this)\b/u,
    '$1 who signed up $2',
  ],
  [/\bsigned on(?: with us)?\b/u, 'signed up'],
  [/^what (?:is|are|s) (?:the |our )?(?:split|breakdown|distribution) of (?:the |our |all )?(?=.* by )/u, ''],
  [/^how (?:do|does|did) (?:the |our )?(.+?) (?:break down|split up|split|divide up|divide) by /u, '$1 by '],
  [
    /^how much (?:money )?(?:did|do|have) we (?:make|made|take in|took in|bring in|brought in|turn over|turned over|rake in)(?= in | on | last | this | during | since | from | with |$)/u,
    'how much did we earn',
  ],
  [
    /\b(average|avg|mean|median|highest|lowest|maximum|minimum) ((?:[\p{L}]+ )?(?:discount|margin|rate|rebate)s?) in (?:percent|%|percentage)(?= |$)/u,
    '$1 $2',
  ],
  [
    /^how many (?:missing|empty|blank) ([\p{L}]+(?: [\p{L}]+)?)s(?: are there| do we have| have we got)?$/u,
    'how many rows have no $1',
  ],
  // Things that go out are sold.
  [/\b(units|pieces|items) (.*?)\bwent out\b(?! of)/u, '$1 $2 sold'],
  [/\baverage (?:basket|cart)(?= by | per | in | of |$)/u, 'average order value'],
  [/\b(order|invoice|bill|basket) size in (?:money|dollars|euros|pounds)\b/u, '$1 value'],
  [
    /^how (?:large|big|high) (?:is|was) (?:the |our |an )?average ([\p{L}]+) (?=in each |in every |by |per |for each )/u,
    'average $1 value ',
  ],
  [new RegExp(`\\b${unit} (?:by|after) \\1 trend\\b`, 'u'), 'by $1'],
  [/\bsent back\b/u, 'returned'],
  [/\b(?:sends|send|sending) back\b/u, 'returned'],
  // The data.
  [/\b(?:was|were|is|are) left (blank|empty)\b/u, 'is $1'],
  [
    /\b(?:the )?different (?:states|statuses) (?:an?|the) ([\p{L}]+) (?:is|can be|are) in$/u,
    'different $1 statuses',
  ],
  [
    /^(?:quick )?(?:stats|statistics|figures) (?:on|for|of) (.+?)(?: :| ,) (?:smallest|lowest|minimum|min)(?: ,)? (?:largest|highest|maximum|max)(?: ,)?(?: and)? (?:mean|average)$/u,
    'minimum , maximum and average $1',
  ],
  [
    /^(?:(?:give|show) me )?(?:the )?(?:lowest|smallest|minimum)(?: ,)? (?:highest|largest|biggest|maximum)(?: ,)? and (?:average|mean) (invoice|bill|payment|donation|claim)$/u,
    'minimum , maximum and average $1 amount',
  ],
  [
    /^(?:(?:give|show) me )?(?:the )?(?:lowest|smallest|minimum)(?: ,)? (?:highest|largest|biggest|maximum)(?: ,)? and (?:average|mean) (order|sale|purchase|booking)$/u,
    'minimum , maximum and average $1 value',
  ],
  [
    /^(?:the )?(?:possible|available|existing) ((?:[\p{L}]+ )?(?:statuses|states|types|categories|kinds))$/u,
    'which $1 are there',
  ],
  [
    /^(?:the |our )?busiest (?:day of the week|weekday) by (?:the )?(?:number of )?([\p{L}]+s)$/u,
    'weekday with the most $1',
  ],
  [
    /\beverything (?:that )?(?:we sell|in (?:the|our) (?:catalogue|catalog|range|assortment|price list))\b/u,
    'products',
  ],
  [/\boldest ([\p{L}]+) by ((?:[\p{L}]+ ){0,2}date)\b/u, 'earliest $1 by $2'],
  [
    /^((?:up to|until|till|before|after|since) [^,]+?) , ((?:how many|how much|what|which|show|list) .+)$/u,
    '$2 $1',
  ],
  [/^size of (?:the )?([\p{L}_]+)(?: table)? in rows$/u, 'how many rows does $1 have'],
  [/^first and last (?:day|date) (?:in|of) (?:the |our )?([\p{L}]+)$/u, 'between which dates do $1 run'],
  [
    /^how far back (?:do|does) (?:the |our )?([\p{L}]+)(?: data)? go and where (?:do|does) (?:it|they) (?:end|stop)$/u,
    'between which dates do $1 run',
  ],
  [
    /^(?:up to|until|till) (?:which|what) (?:day|date) (?:do|does) (?:the |our )?([\p{L}]+)(?: data)? (?:go|reach|run)$/u,
    'what is the date of the latest $1',
  ],
  [
    /^how (?:fresh|current|up to date|recent) (?:is|are) (?:the |our )?([\p{L}]+)(?: data)?(?: ,)? (?:the )?(?:latest|last|newest) date$/u,
    'what is the date of the latest $1',
  ],
  [
    /^(?:what|which) (?:kinds|types|sorts) of ([\p{L}]+) do we (?:carry|have|sell|stock|offer) and how many of each(?: kind| type| sort)?$/u,
    'number of $1 by category',
  ],
  // What was asked before.
  [/^in ([\p{L}]+) instead of ([\p{L}]+)$/u, 'in $1 instead'],
  [
    /^(?:and |now )?(?:sort|order)(?:ed)?(?: it| them)? from (?:small|low|little|few) to (?:large|big|high|many)$/u,
    'lowest first',
  ],
  [
    /^(?:and |now )?(?:sort|order)(?:ed)?(?: it| them)? from (?:large|big|high|many) to (?:small|low|little|few)$/u,
    'highest first',
  ],
];
