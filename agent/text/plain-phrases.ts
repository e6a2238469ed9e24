import { anywhereSayings } from './anywhere-sayings.ts';
import { askedSayings } from './asked-sayings.ts';
import { businessSayings } from './business-sayings.ts';
import { clauseSayings } from './clause-sayings.ts';
import { everydaySayings } from './everyday-sayings.ts';
import { lemmaOf } from './lemmas.ts';
import { month, unit } from './pattern-words.ts';
import { spokenSayings } from './spoken-sayings.ts';
import type { Token } from './tokens.ts';

/**
 * Sayings that mean just what a plainer one does, whatever the data are: each is put in the plain words before the question is read. A pattern
 * runs over the lower-case words of the whole question, one space between them; `$1` stands for the words that it found.
 */
const sayings: readonly [RegExp, string][] = [
  // What something is worth.
  [
    /\b(?:what|how much) (?:is|are) (?:an?|the|our|each|every) ([\p{L}_]+) worth on average\b/u,
    'average $1 value',
  ],
  [/\bwhat (?:an?|each|every|our|the) ([\p{L}_]+) (?:is|are) worth\b/u, '$1 value'],
  [/\bmost valuable\b/u, 'biggest'],
  [/\bleast valuable\b/u, 'smallest'],
  [
    /\b(biggest|largest|smallest|highest|lowest|greatest)(.*?)(?: ,)? (?:by|in|measured by|in terms of) value\b/u,
    '$1 $2',
  ],
  [/\b(highest|lowest|largest|smallest|biggest) value (?=(?!of\b|in\b|for\b|is\b)[\p{L}_])/u, '$1 '],
  [/\b(which|what|the|our) single (?=[\p{L}_])/u, '$1 '],
  // Time.
  [
    /\bim (?=(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jahr|quartal)\b|(?:19|20)\d\d\b)/u,
    'in ',
  ],
  [new RegExp(`\\b${unit} after \\1\\b`, 'u'), '$1 by $1'],
  [new RegExp(`\\b${unit} before that\\b`, 'u'), '$1 before'],
  [/\bfrom when (?:until|to|till) when (do|does|did)\b/u, 'between which dates $1'],
  [
    /^how far back (?:do|does|did) (?:the |our |my |these |your )*(.+?) (?:go|reach|date|run|start)$/u,
    'what is the date of the earliest $1',
  ],
  [
    /^(?:up to|until|till) (?:which|what) (?:day|date) do we have (.+)$/u,
    'what is the date of the latest $1',
  ],
  [
    /^since when (?:has|have|is|are) (.+?) been (?:a|an|our|one of our) ([\p{L}_]+)$/u,
    'when did $1 become a $2',
  ],
  [
    /^by when (?:did|does|do|must|should|has|have) (.+?) (?:have to be|need to be|to be|be) paid$/u,
    'when is $1 due',
  ],
  [
    /^what (?:period|time|time span|time frame|date range|dates|stretch of time) (?:do|does|did) .+? (?:cover|span)(?: ,)? (?=.*\b(?:first|earliest) and (?:last|latest)\b)/u,
    '',
  ],
  [
    /^what (?:period|time|time span|time frame|date range|dates|stretch of time) (do|does|did) (.+?) (?:cover|span)$/u,
    'between which dates $1 $2 run',
  ],
  // Counts.
  [
    /^(?:are|is|were|was) there (?:any )?(.+?)(?: ,)?(?: and)?(?: if so)?(?: ,)? how many(?: are there| were there)?$/u,
    'how many $1',
  ],
  [
    /^(?:which|what) (.+?) (?:are there|do we have|exist)(?: ,)? and how many ([\p{L}_ ]+?) (?:(?:does|do|did|has|have|are|is|were|was|in|fall|belong|come)\b.*)?\beach\b.*$/u,
    'number of $2 by $1',
  ],
  [/ (?:along |together )?with (?:their |the |its )?number of /u, ' and number of '],
  [/\b(?:a |the )?(?:breakdown|split) of (?:the |our |all )?(?=.* by )/u, ''],
  // How amounts are distributed is told by bands, and not by their totals.
  [
    /\b(?:a |the )?distribution of (?:the |our |all )?(?!.*\b(?:values?|amounts?|prices?|sizes?|quantit(?:y|ies)|costs?|discounts?|revenues?|sales)\b.* by )(?=.* by )/u,
    '',
  ],
  // Order.
  [/^(?:put|list|show|bring|arrange) (.+?) in (?:the )?order of (?=.+(?: to | first))/u, '$1 ranked by '],
  [/\b(?:from )?a to z(?= by\b|$)/u, 'alphabetically'],
  // Two numbers side by side.
  [/^(?!compare)(.+) compared$/u, 'compare $1'],
  [
    /^compare (?:our |the )?(.+?) (in|from|of|for) (.+?) (?:with|to|and|against) (?:our |the )?\1 \2 /u,
    'compare $1 $2 $3 and ',
  ],
  [/^(how (?:much|many) .+?) and how (?:much|many) (?=in |on |during |for )/u, '$1 versus '],
  [
    /^(?:by )?how many percent (?:higher|more|larger|bigger|lower|less|smaller) (?:was|were|is|are) (.+?) in (\S+(?: \S+)?) than (?:in )?(\S+(?: \S+)?)$/u,
    '$1 growth % $2 vs $3',
  ],
  [
    /^(?:by )?how many percent (?:more|fewer|less) (.+?) did (each|every) (.+?) (?:get|have|make|receive|place|sell|bring in) in (\S+(?: \S+)?) than (?:in )?(\S+(?: \S+)?)$/u,
    '$1 growth % per $3 $4 vs $5',
  ],
  [
    /\brange of (?:the |our )?(.+?)(?: ,)? (?:minimum|min) (?:and|to) (?:maximum|max)$/u,
    'minimum and maximum $1',
  ],
  // Averages.
  [
    /^how many (.+?) (?:does|do) (?:a|an|each|every|one) ([\p{L}]+) (?:place|make|have|get|order|book|submit|send|write|buy|receive) on average(?= |$)/u,
    'average number of $1 per $2',
  ],
  [
    /^how many (.+?) (?:does|do) the average ([\p{L}]+) (?:place|make|have|get|order|book|submit|send|write|buy|receive)(?= |$)/u,
    'average number of $1 per $2',
  ],
  [
    new RegExp(
      `^how many ([\\p{L}]+) (?:did|do|does|have|has) .+? in an average ${unit} (?:of|in) (.+)$`,
      'u',
    ),
    'average number of $1 per $2 in $3',
  ],
  [
    new RegExp(
      `^how much (?:did|do|have) we (sell|sold|spend|spent) (?:per|a|each) ${unit} on average(?= |$)`,
      'u',
    ),
    'average sales per $2',
  ],
  [/^(.+ per .+?)(?: ,) (?:mean|average|avg)$/u, 'average $1'],
  [/\b(daily|weekly|monthly|quarterly|yearly|annual) average (?:of )?(?=[\p{L}])/u, 'average $1 '],
  [
    /^(?:which|what) (.+?) (?:places|place|makes|make|has|have) the (?:biggest|largest|highest) ([\p{L}]+?)s on average$/u,
    '$1 with the highest average $2 value',
  ],
  [
    /^(?:which|what) (.+?) (?:places|place|makes|make|has|have) the (?:smallest|lowest) ([\p{L}]+?)s on average$/u,
    '$1 with the lowest average $2 value',
  ],
  [/\b(?:value|worth) of (?:an?|each|every) ([\p{L}]+)\b/u, '$1 value'],
  [/^how much ([\p{L}]+) do we (?:make|get|earn) per (.+)$/u, '$1 per $2'],
  [
    new RegExp(`^how much (?:did|do|does) we (?:sell|make|earn) (?:on|in) an average ${unit}(?= |$)`, 'u'),
    'average sales per $1',
  ],
  // What changed.
  [
    /^why (?:were|was|are|is) there (?:so )?(?:fewer|less) (.+?) (?=(?:in|during|last|this|than)\b)/u,
    'why did $1 drop ',
  ],
  [
    /^why (?:were|was|are|is) there (?:so many |so much )?more (.+?) (?=(?:in|during|last|this|than)\b)/u,
    'why did $1 rise ',
  ],
  [
    /^why did we (?:get|have|receive|see|sell) (?:fewer|less) (.+?) (?=(?:in|during|last|this)\b)/u,
    'why did $1 drop ',
  ],
  [/^why did we (?:get|have|receive|see|sell) more (.+?) (?=(?:in|during|last|this)\b)/u, 'why did $1 rise '],
  // Correlations.
  [
    /^do (?:bigger|larger|higher|more) (.+?) go (?:along |together |hand in hand )?with (?:bigger|larger|higher|more) (.+?) (?:show|what is|give me)(?: me)?(?: the)? correlation$/u,
    'correlation between $1 and $2',
  ],
  [/^(?:are|do|is) .+? (?:show|give|tell)(?: me| us)?(?: the)? (?=correlation (?:of|between) .+ and )/u, ''],
  [/\b(correlation(?: of| between)? [\p{L} _]+?) \/ (?=[\p{L}])/u, '$1 and '],
  // Conditions.
  [/\b(?:where|that|which) we (?:gave|give|granted) (\S+%) off or more\b/u, 'with a discount of at least $1'],
  [/\bpriced from (\S+) to (?=\S*\d)/u, 'priced between $1 and '],
  [/\b(less|more|fewer) than (\S+) of our (?=[\p{L}])/u, '$1 than $2 '],
  [
    /\b(order|invoice|ticket|booking|claim|case|customer|account|receipt) (?:number|no|nr|id) (?=[\p{L}]*\d)/u,
    '$1 ',
  ],
  [/\b(?:was|were|is|are|got|been) discounted\b/u, 'have a discount'],
  [/\b(?:that|who|which) (order|book|rent|visit|call) least often\b/u, 'with the fewest $1'],
  [/\b(?:that|who|which) (order|book|rent|visit|call) most often\b/u, 'with the most $1'],
  [/\bin (\d{4}) and (?:also )?in (\d{4}) (?:as well|too)\b/u, 'in both $1 and $2'],
  [/\bin (\d{4}) and also in (\d{4})\b/u, 'in both $1 and $2'],
  [/\bsomething from (.+?) and something from (.+)$/u, 'from both $1 and $2'],
  [/\bfor (?:every|each) combination of\b/u, 'by'],
  [
    /^((?:share|percentage|percent|proportion) of (?:the |our )?([\p{L}]+) .+?)(?: ,)? by (?:the )?number of \2$/u,
    '$1',
  ],
  [
    /^(?!revenue|sales|cost|profit|amount|order|market|what|which|the|our|a|percentage)([\p{L}\d-]+) share of (.+)$/u,
    'share of $2 that are $1',
  ],
  [/\bduplicated? ([\p{L}_]+(?: ids?)?) values?\b/u, 'duplicate $1'],
  // Costs of one piece.
  [/\b(?:costs?|cost) us the (most|least) per (unit|piece|item)\b/u, 'has the $1 cost per $2'],
  [
    /^what do (?:our |the )?([\p{L}]+) cost us on average(?: ,)? per (unit|piece|item)$/u,
    'average cost per $2 of the $1',
  ],
  [
    /\bcosts? (?:us )?(less|more) than (\S+(?: dollars| euros| pounds)?) (?:a|per|each) unit\b/u,
    'with a cost per unit $1 than $2',
  ],
  [
    /^how much (?:is|does|are|do) (.+?)(?: cost)? (?:on|in|according to|from) (?:our|the) price list$/u,
    'list price of $1',
  ],
  [/^in which (.+?) did we (?:get|have|receive|see) the (most|fewest) /u, 'which $1 had the $2 '],
  [/\b(correlation (?:of|between) .+? and .+?) over (?:the|all|our) /u, '$1 of the '],
  [new RegExp(`\\bthe first of (${month})\\b`, 'u'), '1 $1'],
  [/\bcosts? (?:us )?more per (unit|piece|item) than (?=the )/u, 'with a cost per $1 above '],
  [/\bcosts? (?:us )?less per (unit|piece|item) than (?=the )/u, 'with a cost per $1 below '],
  [
    /^which (.+?) (?:spend|pay) more than (\S+(?: dollars| euros)?) per ([\p{L}]+) on average$/u,
    '$1 with an average $3 value above $2',
  ],
  [
    /^which (.+?) (?:spend|pay) less than (\S+(?: dollars| euros)?) per ([\p{L}]+) on average$/u,
    '$1 with an average $3 value below $2',
  ],
  [/\b(?:average|avg|mean) total spend(?:ing)? per (customer|client)\b/u, 'average revenue per $1'],
  [/\bmiddle value (?:median )?of\b/u, 'median of'],
  [/^unique (.+?) (who|that|with) /u, 'number of unique $1 $2 '],
  [/\bsent out\b/u, 'issued'],
  [/^where are most of (?:our |the )?(.+?)(?: ,)? which ([\p{L}]+)$/u, 'which $2 has the most $1'],
  [
    /^(?:below|under) (?:which|what) (?:amount|value) (?:are|is|lie|lies|fall|falls|do) \S+% of (?:our |the |all )*[\p{L}]+ (?=(?:give|show|tell|what)\b.*\b(?:percentile|quantile))/u,
    '',
  ],
  [
    /^(?:below|under) (?:which|what) (?:amount|value) (?:are|is|lie|lies|fall|falls|do) (\S+%) of (?:our |the |all )*([\p{L}]+)$/u,
    '$1 percentile of $2',
  ],
  // The same stretch of another year.
  [
    /\bfrom (\d+ [\p{L}]+) to (\d+ [\p{L}]+) (\d{4})(.*?) (?:the )?same (?:days|period|dates|stretch|time) (?:of|in) (\d{4})\b/u,
    'from $1 to $2 $3 $4 from $1 to $2 $5',
  ],
  [/\b(q[1-4]) (\d{4})(.*?) (?:the )?same quarter (?:of|in) (\d{4})\b/u, '$1 $2 $3 $1 $4'],
  [
    new RegExp(`\\b(${month}) (\\d{4})(.*?) (?:the )?same month (?:of|in) (\\d{4})\\b`, 'u'),
    '$1 $2 $3 $1 $4',
  ],
  [/\bin (?:the|our) (product|customer|order|invoice) (?:list|table|catalogue|catalog)\b/u, 'of the $1'],
  // What was asked before.
  [/^sort(?:ed)?(?: it| them| that| this)? by name$/u, 'sort alphabetically'],
  [/^(?:only |just )?show (?:me )?(?:only |just )?the first (\S+)$/u, 'top $1'],
  [
    /^make (?:it|that) (?:the )?(?:top )?(\d+|two|three|four|five|six|seven|eight|nine|ten|twenty)$/u,
    'top $1',
  ],
  [/^(?:draw|plot|show|display) (?:it|that|this|them) as\b/u, 'as'],
  [/\b(?:has |have |had )?(bought|ordered|purchased) nothing\b/u, 'did not order anything'],
];

const allSayings = [
  ...clauseSayings,
  ...anywhereSayings,
  ...businessSayings,
  ...everydaySayings,
  ...askedSayings,
  ...spokenSayings,
  ...sayings,
];

/** Words that say a course in time is added up, where the question has a unit of it. */
const courses =
  /\b(?:cumulativ\w*|running (?:total|sum)|(?:day|week|month|quarter|year) by (?:day|week|month|quarter|year))\b/u;
const addedUp = /\b(?:added|add|adds|adding) up\b/u;
const showHow = /\b(show|see) how (?=.*\b(?:develop|chang|evolv|progress|cumulativ|running))/u;

/** The tokens of a question in plainer words; those that say the same already stay as they are. */
export function inPlainPhrases(tokens: Token[]): Token[] {
  let plain = tokens;
  let text = wordsOf(tokens);
  for (const [pattern, words] of allSayings) {
    if (!pattern.test(text)) continue;
    plain = replaced(plain, pattern, words);
    text = wordsOf(plain);
  }
  if (courses.test(wordsOf(plain))) plain = replaced(plain, addedUp, 'cumulatively');
  return replaced(plain, showHow, '$1 ');
}

/** One word for each token: those of several words, and quotations, are held together. */
export function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ kind, lower, isPercent }, index) =>
      kind === 'quoted' ? `"${index}"` : `${lower.replaceAll(' ', '_')}${isPercent ? '%' : ''}`,
    )
    .join(' ');
}

/** The first stretch that a pattern finds, in the words of a template. */
export function replaced(tokens: Token[], pattern: RegExp, template: string): Token[] {
  const text = wordsOf(tokens);
  // Where what is found stands is asked of the few that are: it takes a pattern of its own.
  if (!pattern.test(text)) return tokens;
  const match = new RegExp(pattern.source, `${pattern.flags}d`).exec(text);
  const [whole, ...groups] = match?.indices ?? [];
  if (!whole) return tokens;
  const within = ([from, to]: [number, number]): { begin: number; found: Token[] } => {
    const said = text.slice(from, to);
    const words = said.split(' ').filter(Boolean).length;
    const begin = text.slice(0, from + said.length - said.trimStart().length).split(' ').length - 1;
    return { begin, found: tokens.slice(begin, begin + words) };
  };
  const { begin, found } = within(whole);
  const [first] = found;
  if (!first) return tokens;
  const last = found.at(-1) ?? first;
  const said = template
    .split(' ')
    .filter(Boolean)
    .flatMap((word): Token[] => {
      const group = /^\$(\d)$/.exec(word)?.[1];
      const place = group ? groups[Number(group) - 1] : undefined;
      return group ? (place ? within(place).found : []) : [wordAt(first, last, word)];
    });
  return [...tokens.slice(0, begin), ...said, ...tokens.slice(begin + found.length)].map(
    ({ opensSentence, ...token }, index) =>
      opensSentence && index > 0 ? { ...token, opensSentence } : token,
  );
}

function wordAt({ start }: Token, { end }: Token, word: string): Token {
  const isNumber = /^\d+$/.test(word);
  return {
    kind: isNumber ? 'number' : /^[\p{L}_]/u.test(word) ? 'word' : 'symbol',
    text: word,
    lower: word,
    lemma: lemmaOf(word),
    start,
    end,
    value: isNumber ? Number(word) : null,
    isPercent: false,
    isMoney: false,
    isCapitalised: false,
  };
}
