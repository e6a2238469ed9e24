import { type Earlier, earlierOf } from './earlier.ts';
import { type End, endOf } from './ends.ts';

/** What is asked about the answer before as a whole, by words that name none of its columns. */
export type Reference = WholeReference | End | Earlier;

export type WholeReference =
  | 'sum'
  | 'money'
  | 'count'
  | 'percent'
  | 'reverse'
  | 'average'
  | 'median'
  | 'maximum'
  | 'minimum'
  | 'allTime'
  | 'unfiltered'
  | 'judgement'
  | 'all'
  | 'both';

const beginning = '(?:(?:and|so|but|ok|okay|then|now|please|well|right) )*';
const thing =
  '(?:they|them|it|that|this|those|these|these ones|those ones|all (?:of )?(?:them|those|these|that|it)|(?:they|those|these) all|the lot)';
const inAll =
  '(?: (?:in total|in all|all in all|altogether|all together|all told|combined|together|overall|in sum|in money|in money terms))?';
const sums = [
  `(?:what|how much) (?:do|does|did|would|will|might) ${thing} (?:all )?(?:add up to|add to|sum up to|sum to|total|total up to|come to|came to|amount to|run to|make|make up|bring us to|tally up to|tot up to)${inAll}`,
  `(?:what|how much) (?:do|does|did|would) ${thing} (?:add|sum|total|come|amount)(?: up)? to${inAll}`,
  `how much (?:is|was|are|were|would) ${thing}(?: worth)?${inAll}`,
  `how much (?:money )?(?:is|was|are|were) ${thing}(?: worth)?${inAll}`,
  `(?:what|how much) (?:is|was|are|were) ${thing} worth${inAll}`,
  `how much (?:money|value) (?:is|was|are|were) (?:in )?${thing}${inAll}`,
  `(?:what is |what was |give me |show me )?(?:the|their|its) (?:total|sum|combined|overall)(?: (?:value|amount|worth|sum|total))?(?: of (?:them|those|these|that|all of them))?`,
  `(?:add|sum|total|tot) (?:them|those|these|it|that|all of them|them all)(?: all)?(?: up)?`,
  `(?:add|sum|total|tot) up (?:them|those|these|it|that)`,
  `how much(?: is it| is that)? (?:in total|altogether|all in all|all together|overall)`,
  `(?:the )?(?:total|sum)(?: please)?`,
  `as (?:money|value)`,
  `(?:in|as) total`,
];
const moneys = [
  'in (?:money|money terms|value|dollars|euros|pounds|us dollars)(?: instead| rather| please)?',
];
const counts = [
  `how many (?:is|was|are|were) (?:that|this|it|they|those|these|there|them)${inAll}`,
  `how many (?:of (?:them|those|these)|rows|records|entries)(?: (?:is|are|were) (?:that|there))?`,
  'how many',
  'how many [\\p{L}-]+ (?:is|are|was|were) (?:that|those|these|they|it)',
  '(?:count|number) (?:them|those|these)',
  'what is the count',
];
const percents = [
  '(?:as|in) (?:a |an )?(?:percent|percentage|percentages|percents|share|shares|proportion|proportions|fraction|fractions|%|relative terms)(?: of (?:the )?(?:total|whole|all|overall total|sum))?',
  '(?:what|how much) (?:is|are) (?:that|this|they|those) (?:as|in) (?:a )?(?:percent|percentage|percentages|%|share|shares)(?: of (?:the )?(?:total|whole))?',
  `what (?:share|percentage|percent|proportion|part) (?:is|are|was|were) ${thing}(?: of (?:the )?(?:total|whole|all|overall total))?`,
  '(?:the )?(?:percentages|percentage shares|shares)(?: instead)?(?: please)?',
  '(?:show|give) (?:me )?(?:the )?(?:percentages|shares|percentage shares)(?: instead)?',
];
const reversals = [
  '(?:the )?other way (?:round|around|about)',
  '(?:in )?(?:reverse|reversed|the reverse|the opposite|opposite|inverse)(?: order)?',
  '(?:reverse|flip|invert|turn)(?: (?:it|that|them|the order|the list|the sorting|the sort))?(?: around| round| over)?',
];

const dropping =
  '(?:remove|drop|clear|delete|forget|ignore|take (?:away|off|out)|leave out|get rid of|without|lose)';
const times = '(?:date|dates|year|years|time|period|month|months|quarter|date range|time range|time period)';
const limits = '(?:filter|filters|condition|conditions|restriction|restrictions|limit|limits)';
const allTimes = [
  `${dropping} (?:the |that |this |its |any )?${times}(?: ${limits})?(?: again| please)*`,
  `(?:for|over|of) all (?:time|times|years|periods)(?: please)?`,
];
const unfiltereds = [
  `${dropping} (?:all )?(?:the |of the |those |these |any |all )?(?:filters|conditions|restrictions)(?: again| please)*`,
];

/** "and the median": the same amount, taken otherwise. */
const otherwise = (words: string): string =>
  `(?:what is |what was |what are |what about |how about |show |give me )?(?:the |their |its |as (?:a |an )?|in )?(?:${words})(?: instead| value| one| please| rather| of (?:them|those|these|that|it|all of them))*`;

function whole(patterns: readonly string[]): RegExp {
  return new RegExp(`^${beginning}(?:${patterns.join('|')})$`, 'u');
}

const alls = [
  `(?:show|list|give|see|let us see|let me see)(?: me| us)? (?:(?:them |it )?all|all (?:of )?(?:them|those|these|it)|every one|everyone|everything|them|those|these|(?:all )?the (?:others|rest)|the (?:full|whole|complete) (?:list|ranking|thing)|the (?:rows|records|details)(?: behind (?:it|that|this|them))?)`,
  `all of (?:them|those|these)`,
  '(?:which|what) (?:(?:ones )?(?:are|were) (?:they|those|these)|ones(?: exactly)?)',
  'who (?:are|were) (?:they|those|these)',
  `(?:what about )?(?:all )?the (?:others|rest)`,
];
const boths = [
  `(?:both|these two|those two|the two|them both|both of (?:them|those|these))(?: of them)?(?: together| combined| in total| side by side)?`,
];
const judgements = [
  `(?:is|was|are|were) ${thing} (?:any )?(?:so |very |really |too )?(?:good|bad|great|ok|okay|fine|normal|a lot|much|enough|high|low|healthy|usual|typical|expected|poor|impressive|alarming|good or bad|normal or not)(?: for us)?`,
];

const readings: [RegExp, WholeReference][] = [
  [whole(sums), 'sum'],
  [whole(moneys), 'money'],
  [whole(counts), 'count'],
  [whole(percents), 'percent'],
  [whole(reversals), 'reverse'],
  [whole([otherwise('average|mean|avg'), '(?:what about )?on average']), 'average'],
  [whole([otherwise('median')]), 'median'],
  [whole([otherwise('maximum|max')]), 'maximum'],
  [whole([otherwise('minimum|min')]), 'minimum'],
  [whole(allTimes), 'allTime'],
  [whole(unfiltereds), 'unfiltered'],
  [whole(alls), 'all'],
  [whole(boths), 'both'],
  [whole(judgements), 'judgement'],
];

/** What a follow-up asks about the answer before; null where it names something of its own. */
export function referenceOf(words: readonly string[]): Reference | null {
  const text = words.filter((word) => !['?', ',', '.', '!'].includes(word)).join(' ');
  return readings.find(([pattern]) => pattern.test(text))?.[1] ?? earlierOf(words) ?? endOf(words);
}
