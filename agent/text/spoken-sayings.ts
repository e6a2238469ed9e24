import { changeSayings } from './change-sayings.ts';
import { fewNumbers, severalUnits, unit } from './pattern-words.ts';

/**
 * How people put a question aloud or in a hurry, each with the plain words that mean the same whatever the data are. They are read before the
 * sayings of `plain-phrases.ts`, in the same form.
 */
const dealt = '(?:buy in|buy|purchase|make|produce|get|procure)';

export const spokenSayings: readonly (readonly [RegExp, string])[] = [
  // What is wanted of the answer.
  [/(?: ,)? (?:list|show|name|give) (?:me )?(?:them|these|those|each)(?: all)?(?: please)?$/u, ''],
  [
    /^(?:give|show|make|get)(?: me| us)? (?:a |the )?ranking of (?:all )?(?:of )?(?:our |the |my )?/u,
    'ranking of ',
  ],
  [/(?: ,)? of all times?$/u, ''],
  [/(?<!of)(?: ,)? all time$/u, ''],
  [/\bwhich (?:one|of the two)(?= [\p{L}])/u, 'which'],
  [/^((?:what|how much) (?:did|do|does|have) .+?)(?: ,)? (?:together|between them|all together)$/u, '$1'],
  [/(?: ,)+ (?:in )?(?:percent|percentage|pct|%)(?: please)?$/u, ' in percent'],
  [/^(.+?) side by side(?=$| by| per| for| in)/u, 'compare $1'],
  // What something costs.
  [new RegExp(`\\bcosts? us the (most|least) to ${dealt}\\b`, 'u'), 'has the $1 cost per unit'],
  [
    new RegExp(`\\bcosts? us (less|more) than (\\S+(?: dollars| euros| pounds)?) to ${dealt}\\b`, 'u'),
    'with a cost per unit $1 than $2',
  ],
  [
    new RegExp(
      `^what (?:does|do) (?:an |a |each |our |the )?([\\p{L}]+) cost us (?:on average )?to ${dealt}(?: on average)?$`,
      'u',
    ),
    'average cost per unit of the $1',
  ],
  // Counts and amounts.
  [/^(.+?) (sold|ordered|bought|shipped)(?: ,)? in (units|pieces|items)$/u, '$3 of $1 $2'],
  [
    /\b(?:from |for |on |of |in )?(?:everything|anything|everyone|everybody) (?:except|but|other than|besides|apart from|excluding)(?: for)?\b/u,
    'excluding',
  ],
  [
    /^unique (buyers|customers|clients|shoppers|visitors|users|members|patients|guests|accounts)\b/u,
    'number of unique $1',
  ],
  [/\bsend out\b/u, 'issue'],
  [/\b(distinct|different|unique) ([\p{L}_]+) (?:values|levels|rates)\b/u, '$1 $2'],
  // Averages by a unit of time.
  [/^on average(?: ,)? (.+)$/u, '$1 on average'],
  [
    new RegExp(
      `^what (?:did|do|have) we (?:take|took|make|made|earn|earned|sell|sold|bring in|turn over) (?:per|a|each|every) ${unit} on average(?= |$)`,
      'u',
    ),
    'average sales per $1',
  ],
  [
    /^how many ([\p{L}_]+) (?:are|is|were|was) (?:there )?(?:on|in|per) (?:one|an?|each|every|a single) ([\p{L}]+) on average(?= |$)/u,
    'average number of $1 per $2',
  ],
  [
    /^how often (?:is|are|was|were|does|do) (?:an? |each |every |the |one )?([\p{L}]+) (?:get )?(?:ordered|bought|purchased) on average(?: ,)?(?: i mean orders per \1)?(?= |$)/u,
    'average number of orders per $1',
  ],
  [/\bper (?:buying|purchasing|ordering) ([\p{L}]+)\b/u, 'per $1'],
  [
    new RegExp(
      `^how (many|much) (.+?) (?:did|do|does) (?:we|they|you) (?:get|have|sell|receive|make|see|take) an? ${unit} on average`,
      'u',
    ),
    'average number of $2 per $3',
  ],
  [new RegExp(`^((?:average|avg|mean) .+?) an? ${unit}(?= |$)`, 'u'), '$1 per $2'],
  [
    /^how much (?:does|do|did) (?:the|an) average ([\p{L}]+) (?:spend|buy for|pay)(?: with us)?(?= |$)/u,
    'average spend per $1',
  ],
  ...changeSayings,
  // Amounts and times.
  [/\b(average|avg|mean) (?:sale|sales) per (order|transaction|purchase|booking)\b/u, '$1 $2 value'],
  [
    /^how much (?:do|does|did) (?:an |our |the )?(orders?|invoices?|bills?|bookings?) come to on average\b/u,
    'average $1 value',
  ],
  [/^(?:the )?(distinct|unique) number of\b/u, 'number of $1'],
  [/^(?:how much|what) (?:does|do) (?:the |an |a |our )?(.+?) cost us$/u, 'cost per unit of $1'],
  [/^(?:what|how much) (?:did|do|have) we (?:earn|earned) from\b/u, 'revenue from'],
  [/\bapart from\b/u, 'except'],
  [/\bsign ups\b/u, 'signups'],
  [/\bgrand total of (?:all )?/u, 'total of '],
  [
    /^what (?:was|were|has been) (invoiced|billed|sold|earned) (?=in |during |last |this |on |between |since |from )/u,
    'how much was $1 ',
  ],
  [/^(?:rows|records|entries) (?:in|of) (?:the )?([\p{L}_]+)(?: table)?$/u, 'number of $1'],
  [/\bcosting (?:us )(less|more) than\b/u, 'with a cost per unit $1 than'],
  [
    /\b(average|avg|mean) (?:spend|spending) per (order|visit|booking|transaction|purchase)\b/u,
    '$1 $2 value',
  ],
  [
    /\b(?:dearer|more expensive|pricier|costlier) than the average ([\p{L}]+)\b/u,
    'with a price above average',
  ],
  [/\bcheaper than the average ([\p{L}]+)\b/u, 'with a price below average'],
  [
    /^((?!prices|costs|amounts)[\p{L}]{3,}s) (?:above|over) (?:the )?average(?= in | from | for |$)/u,
    '$1 worth more than the average $1',
  ],
  [
    /^((?!prices|costs|amounts)[\p{L}]{3,}s) (?:below|under) (?:the )?average(?= in | from | for |$)/u,
    '$1 worth less than the average $1',
  ],
  [/\bvery (first|last|latest|earliest)\b/u, '$1'],
  [/\b(?:min|minimum) and (?:max|maximum) ([\p{L}_]+) date\b/u, 'earliest and latest $1 date'],
  [/\b(products|items|articles) without (?:any )?sales (?=in |since |last |this |during )/u, '$1 not sold '],
  [
    /^how many (?:missing values|empty values|blanks|nulls|gaps|empty cells)(?: are there| are| do we have)? in (?:the )?(.+)$/u,
    'how many rows have no $1',
  ],
  [/^how much do we (?:charge|ask|take) for (?:an |a |the |one )?/u, 'how much is '],
  [/\bdo we (?:stock|keep|carry)\b/u, 'do we have'],
  [/\bthings (?:that )?we sell\b/u, 'products'],
  [/\bin the ([\p{L}]+) (?:range|line|department)\b/u, 'in $1'],
  [/\b([\p{L}]+) with the same (name)$/u, 'duplicate $1 $2'],
  [/^(?:are there|do we have|any) (?:any )?(?=duplicate )/u, ''],
  [/^what did (.+?) (order|buy) (first|last|most recently)$/u, 'which product did $1 $2 $3'],
  [/^from when to when (do|does|did) (?:the |our )?/u, 'between which dates $1 '],
  [
    /^what (?:did|do|have) we (invoice|bill|charge|take|earn|make|sell)(?:d|ed)? (?=(?:in|during|last|this|on|between|since|from) )/u,
    'how much did we $1 ',
  ],
  [/\btotal (invoiced|billed) (?=per\b|by\b|in\b|last\b|this\b)/u, 'total $1 amount '],
  [
    /^(?:the )?sum of (?:all )?(?:the |our )?(?=.*\b(?:invoices|bills|orders|payments|bookings|claims|donations)\b)/u,
    'total amount of ',
  ],
  [/^(?:are|is) (?:there )?any (.+?) (?:repeated|duplicated)$/u, 'how many $1 are repeated'],
  [
    /^how many times (?:was|were|has|have|did) (?:the |a |an |we |our )?(.+?) (?:been )?(?:ordered|order)(?= |$)/u,
    'number of orders of $1',
  ],
  [
    /^when (?:does|do|did) (?:the |our )?([\p{L}]+)(?: data)? (?:end|stop)$/u,
    'what is the date of the latest $1',
  ],
  [
    /^when (?:does|do|did) (?:the |our )?([\p{L}]+)(?: data)? (?:start|begin)$/u,
    'what is the date of the earliest $1',
  ],
  [
    /^what (?:does|did) (?:the|an) average ((?!customer|client|buyer)[\p{L}-]+(?: [\p{L}-]+)?) (customer|client|buyer) spend(?: with us)?(?= |$)/u,
    'average spend per $2 for $1',
  ],
  [/^(?:the )?last time (?!we\b|i\b|that\b)(.+?) (?:ordered|bought) (.+)$/u, 'when did $1 last order $2'],
  // Rankings.
  [
    /\b(?:have |has )?(?:spends?|spent|pays?|paid) the (?:most|highest) per (order|visit|booking|purchase|transaction)\b/u,
    'has the highest average $1 value',
  ],
  [
    /\b(?:have |has )?(?:spends?|spent|pays?|paid) the (?:least|lowest) per (order|visit|booking|purchase|transaction)\b/u,
    'has the lowest average $1 value',
  ],
  [
    /^(?:and )?(?:which|what|who) (?:one )?(?:is|was|has|had|are) the (?:lowest|smallest|least|worst|weakest)(?: one| of them)?$/u,
    'bottom 1',
  ],
  [
    /^(?:and )?(?:which|what|who) (?:one )?(?:is|was|has|had|are) the (?:highest|biggest|largest|most|best|strongest|top)(?: one| of them)?$/u,
    'top 1',
  ],
  [/\b(?:unique |distinct )?buyers of (?!our\b|the\b)/u, 'customers who bought '],
  [
    new RegExp(
      `^(?:the |show me the |show the |what (?:are|were) (?:the |our )|which (?:are|were) (?:the |our )|list the |which )?${fewNumbers} ${severalUnits} with the (highest|lowest|biggest|largest|smallest|best|worst|most|fewest|least) `,
      'u',
    ),
    '$3 $1 $2 by ',
  ],
  [
    /^where(?: ,)? in which ([\p{L}]+)(?: ,)? (?:do|are) most of (?:our |the )?(.+?)(?: sit| live| located| based| come from)?$/u,
    'which $1 has the most $2',
  ],
  // Texts.
  [
    /\b(?:with|have|has|having) (?:the words? )?((?:(?!more\b|less\b|at\b|no\b|the\b|over\b|only\b)[\p{L}\d]+ ){0,2}[\p{L}\d]+|"\d+") in (?:their|the|its|his|her) (names?|titles?)\b/u,
    'whose $2 contains $1',
  ],
  // Events.
  [
    /^when did (?:we|i) (?:get|have|receive|make|place|see) (?:our|the|my|an|a) (latest|last|first|most recent) /u,
    'when was the $1 ',
  ],
  [/^when was the (last|first) time (?:that )?(we|i|they) (sold|bought|ordered) /u, 'when did $2 $1 $3 '],
  [/^how recent (?:is|are) (?:the |our )?[\p{L}_]+(?: data)?(?: ,)+ (?=(?:latest|newest|last) )/u, ''],
  [/\boldest ([\p{L}_]+) date\b/u, 'earliest $1 date'],
  [/\bnewest ([\p{L}_]+) date\b/u, 'latest $1 date'],
  [
    /^(?:what is )?(?:the )?(?:date range|time span|time range|period) (?:of|covered by) (?:the |our |all )?([\p{L}_]+)$/u,
    'between which dates do $1 run',
  ],
  // Distributions.
  [
    /^half (?:of )?(?:our |the |all )?([\p{L}_]+) (?:are|is|lie|fall|cost|come) (?:below|under|above|over) (?:what|which) (?:amount|value)(?: i mean the median| median| give me the median)?$/u,
    'median of $1',
  ],
  [
    /^(?:what|which) (?:amount|value) (?:are|is|do|lie) (\S+%) of (?:our |the |all )*([\p{L}]+) (?:lie |fall |stay )?(?:below|under)$/u,
    '$1 percentile of $2',
  ],
  [/^(?:the )?([\p{L}_]+) (?:distribution|breakdown) (?=(?:by|across|per) )/u, '$1 '],
  [
    /^(?:what is )?(?:the |our )?((?!date|time|interquartile|quartile|inter)[\p{L}_]+(?: [\p{L}_]+)?) range of (?:our |the |all )?([\p{L}_]+)(?: ,? ?(?:cheapest|lowest|minimum|min|smallest) (?:and|to) (?:dearest|highest|maximum|max|largest|biggest) .*)?$/u,
    'minimum and maximum $1 of $2',
  ],
  [
    /^(?:summari[sz]e|describe|(?:the )?key figures (?:of|for)|(?:give me )?(?:a )?summary (?:statistics )?(?:of|for)|stat(?:istic)?s (?:of|for|on)) (?:the |our |all )?/u,
    'minimum , average , median and maximum ',
  ],
  // What goes along with what.
  [
    /^(?:does|do|is|are) (?:an? )?(?:higher|bigger|larger|more|lower|smaller) (.+?) (?:goes|go|comes|come) (?:along |together |hand in hand )?with (?:an? )?(?:higher|bigger|larger|more|lower|smaller) (.+?)(?: correlation)?$/u,
    'correlation between $1 and $2',
  ],
  [
    /^(?:does|do) (?:the |our )?(.+?) (?:relate to|depend on|correlate with|go with|go along with|affect|influence) (?:the |our )?(.+)$/u,
    'correlation between $1 and $2',
  ],
  [
    /^(?:((?:in|for|among) .+?) , )?(?:is|are) (?:the |our )?(.+?) (?:related to|correlated with|linked to|connected to|associated with) (?:the |our )?(.+)$/u,
    'correlation between $2 and $3 $1',
  ],
  [
    /^do (?:bigger|larger) ([\p{L}]+)s (?:get|have|come with|receive|carry) (?:an? )?(?:higher|bigger|larger|lower|smaller|more|less) (.+?)s?$/u,
    'correlation between $1 value and $2',
  ],
  // Above and below an average.
  [
    /\b(([\p{L}]{3,}?)(?:ies|s)) (?:whose|with) (?:the )?((?!above|below)[\p{L} _]+?) (?:is |are |was |were )?(?:higher|greater|larger|bigger|above|more|over)(?: than)? (?:the |an )?average \2y?$/u,
    '$1 with above average $3',
  ],
  [
    /\b(([\p{L}]{3,}?)(?:ies|s)) (?:whose|with) (?:the )?((?!above|below)[\p{L} _]+?) (?:is |are |was |were )?(?:lower|smaller|below|less|under)(?: than)? (?:the |an )?average \2y?$/u,
    '$1 with below average $3',
  ],
  [
    /\b(?:an? )?(?:higher|greater|larger|bigger|better) than average (?=(?!in\b|on\b|for\b|of\b|during\b|last\b|this\b)[\p{L}])/u,
    'above average ',
  ],
  [
    /\b(?:an? )?(?:lower|smaller|worse) than average (?=(?!in\b|on\b|for\b|of\b|during\b|last\b|this\b)[\p{L}])/u,
    'below average ',
  ],
  [
    /\b((?!prices)[\p{L}]{3,}s) (?:that are |which are |that were |are |were )?(?:larger|bigger|higher) than (?:the )?average(?= in | on | from | during |$)/u,
    '$1 worth more than the average $1',
  ],
  [
    /\b((?!prices)[\p{L}]{3,}s) (?:that are |which are )?(?:higher|larger|bigger|greater) than (?:the |an )?average (order|invoice|bill|payment|booking|claim|donation)\b/u,
    '$1 worth more than the average $2',
  ],
  [
    /^((?:which |what |how many )?[\p{L}]+) (?:that |who |which )?(?:order|buy) more often than (?:the |an )?average(?: (?:one|customer|client))?$/u,
    '$1 with more orders than average',
  ],
  [/\bpaid (?:on|in) time\b/u, 'paid on or before the due date'],
  // Nobody.
  [
    /\b(?:that|which) (?:nobody|no one|no customer|none) (in|from) (.+?) (?:has |have |had )?(?:ever )?(ordered|bought|purchased)\b/u,
    'never $3 $1 $2',
  ],
  // Both.
  [/\ban? ([\p{L}]+) ([\p{L}]+) as well as an? ([\p{L}]+) one\b/u, 'both a $1 $2 and a $3 $2'],
  [/\bpaid (?:too )?late\b/u, 'paid after the due date'],
  // Order.
  [/(?: ,)? (?:best|top|most|largest|biggest) (?:one |ones )?first$/u, ' highest first'],
  [/(?: ,)? (?:worst|least|fewest|smallest) (?:one |ones )?first$/u, ' lowest first'],
];
