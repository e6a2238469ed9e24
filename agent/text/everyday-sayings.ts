import { month, withoutUnit } from './pattern-words.ts';

/** How people ask in passing, in the form of `plain-phrases.ts`: each with the plain words that mean the same whatever the data are. */
const longUnit = '(week|month|quarter|year)';
const doing =
  '(?:trending|developing|evolving|progressing|coming along|shaping up|looking|doing|going|moving|changing|performing)';
const us = '(?:we|things|sales|business|the business|the company|our company)';
const ahead =
  '(?:ahead of|behind|above|below|over|under|up on|down on|better than|worse than|higher than|lower than)';
const win =
  '(?:win|won|gain|gained|acquire|acquired|get|got|add|added|land|landed|onboard|onboarded|sign|signed|sign up|signed up)';

export const everydaySayings: readonly [RegExp, string][] = [
  // How the business goes: its sales against the time before.
  [
    new RegExp(`^how (?:are|is) ${us} ${doing}(?: so far)? this ${longUnit}$`, 'u'),
    'sales this $1 vs last $1',
  ],
  [
    new RegExp(`^how (?:did|were|was) ${us} (?:do |doing |go |perform )?last ${longUnit}$`, 'u'),
    'sales last $1 compared to the $1 before',
  ],
  [
    new RegExp(`^how (?:did|were|was) ${us} (?:do |doing |go |perform )?in (${month}(?: \\d{4})?)$`, 'u'),
    'sales in $1 compared to the month before',
  ],
  [
    new RegExp(`^how (?:did|were|was) ${us} (?:do |doing |go |perform )?in (q[1-4](?: \\d{4})?)$`, 'u'),
    'sales in $1 compared to the quarter before',
  ],
  [
    new RegExp(`^how (?:did|were|was) ${us} (?:do |doing |go |perform )?in (\\d{4})$`, 'u'),
    'sales in $1 compared to the year before',
  ],
  [new RegExp(`^are we (?:doing )?${ahead} last ${longUnit}$`, 'u'), 'sales this $1 vs last $1'],
  [
    new RegExp(`^(?:is|are) (?:our |the )?([\\p{L}]+) ${ahead} last ${longUnit}$`, 'u'),
    '$1 this $2 vs last $2',
  ],
  // The course of one number.
  [
    new RegExp(
      `^${withoutUnit}how (?:is|are|has|have) (?:our |the )?((?:total )?(?:revenue|sales|turnover|profit|orders|income|margin|[\\p{L}]{4,}s)) (?:been )?${doing}(?= (?:this|last|in|since|over)\\b|$)`,
      'u',
    ),
    '$1 by month',
  ],
  [
    new RegExp(
      `^${withoutUnit}(?:show (?:me )?|what is )?(?:the |our )?(cumulative|running total of)(?: total)? (.+?) ((?:in|for|during) \\d{4}|this year|last year)$`,
      'u',
    ),
    '$1 $2 by month $3',
  ],
  // This year so far against the same days of the last one.
  [
    /^(?:ytd|year to date) (?:vs|versus|compared to|compared with|against|over) (?:the )?(?:last|prior|previous) (?:ytd|year to date|year)$/u,
    'sales this year vs last year',
  ],
  [
    /^(.+) (?:ytd|year to date) (?:vs|versus|compared to|compared with|against|over) (?:the )?(?:last|prior|previous) (?:ytd|year to date|year)$/u,
    '$1 this year vs last year',
  ],
  [
    /^(?:year over year|year on year|yoy) (?:growth|change) (?:by|per) (.+)$/u,
    'sales growth by $1 this year vs last year',
  ],
  [
    /^(.+?) (?:year over year|year on year|yoy) (?:growth|change)? ?(?:by|per) ((?!day|week|month|quarter|year).+)$/u,
    '$1 growth by $2 this year vs last year',
  ],
  [/^([\p{L}]+) growth (\d{4})$/u, '$1 growth in $2'],
  // Things.
  [
    /^(?:which|what) ([\p{L} ]+?) do (?:we|they) use (?:the )?(most|least)(?: often)?(?= (?:in|this|last|since)\b|$)/u,
    '$2 common $1',
  ],
  [/^(?:rank|ranking of) (?:the |our |all )*([\p{L}]+) by ((?:gross |net )?profits?)$/u, '$2 by $1'],
  [/^what (?:products |items )?do we sell$/u, 'list products'],
  [new RegExp(`\\bnew ([\\p{L}]+) (?:did|have|do) we ${win}(?= |$)`, 'u'), 'new $1'],
  [
    /^how many (?:repeat|returning|repeating) (customers|clients|buyers)(?: do we have| are there| have we)?$/u,
    'how many $1 have more than 1 order',
  ],
  [
    /^(?:who are |list |show |show me )?(?:the |our |all )*(?:repeat|returning|repeating) (customers|clients|buyers)$/u,
    '$1 with more than 1 order',
  ],
  [/\bwith only (one|1|two|2|three|3) (?=[\p{L}]+$)/u, 'with exactly $1 '],
  [/^when did we (sell|earn|make) the (most|least)$/u, 'which month did we $1 the $2'],
  [
    /^(?:is|was|are|were) ([\p{L}\d-]+) (?:bigger|larger|smaller|better|worse|more|stronger|weaker) than ([\p{L}\d-]+)$/u,
    'compare $1 and $2',
  ],
];
