/**
 * Words that change what a question means. Each must be owned by a node of the plan, or the question is not answered.
 * Phrases are lower case as tokenised: possessives and contractions are already resolved.
 */
export type Operator =
  | 'by'
  | 'per'
  | 'each'
  | 'howMany'
  | 'howMuch'
  | 'countOf'
  | 'distinct'
  | 'sum'
  | 'average'
  | 'maximum'
  | 'minimum'
  | 'median'
  | 'deviation'
  | 'top'
  | 'bottom'
  | 'highest'
  | 'lowest'
  | 'most'
  | 'least'
  | 'best'
  | 'worst'
  | 'mostCommon'
  | 'leastCommon'
  | 'bestSelling'
  | 'worstSelling'
  | 'above'
  | 'below'
  | 'atLeast'
  | 'atMost'
  | 'equal'
  | 'notEqual'
  | 'between'
  | 'orMore'
  | 'orLess'
  | 'not'
  | 'without'
  | 'or'
  | 'and'
  | 'missing'
  | 'present'
  | 'share'
  | 'breakdown'
  | 'trend'
  | 'running'
  | 'versus'
  | 'compare'
  | 'contains'
  | 'startsWith'
  | 'endsWith'
  | 'show'
  | 'which'
  | 'what'
  | 'who'
  | 'when'
  | 'where'
  | 'sortBy'
  | 'ascending'
  | 'descending'
  | 'alphabetical'
  | 'barChart'
  | 'lineChart'
  | 'pieChart'
  | 'tableChart'
  | 'scatterChart'
  | 'chart'
  | 'onAverage'
  | 'how'
  | 'daily'
  | 'weekly'
  | 'monthly'
  | 'quarterly'
  | 'yearly'
  | 'rows'
  | 'details';

const phrases: Record<Operator, string> = {
  by: 'by|broken down by|grouped by|group by|split by|split up by|segmented by|divided by|across|according to|broken out by|for different|in different|separated by|itemised by|itemized by|as a breakdown by|distributed by|distributed over|distributed across|spread over|spread across|in terms of|measured by|as measured by|judged by|judging by|going by|on the basis of|when it comes to|with respect to|with regard to|in regard to|broken up by|split into|divided into|sliced by|sorted into',
  per: 'per',
  each: 'each|every|each of|every one of|each one of|in each of|at each of|for each of|for every one of|during each|during every|from each of|for every|for each|in each|in every|of each|of every|at each|at every|by each|from each|within each|on each|with each',
  howMany: 'how many',
  howMuch: 'how much|how much money',
  countOf:
    'number of|count of|total number of|total count of|the number of|count|# of|no of|count the number of|count how many',
  distinct:
    'different|distinct|unique|different kinds of|kinds of|kinds of different|number of distinct|number of different|number of unique',
  sum: 'total|sum|sum of|total of|total up|combined|overall|sum up|add up|in total|altogether|the total amount of|total amount of|aggregate',
  average: 'average|avg|mean|average of|mean of|on average|averages|the average of|typical',
  maximum: 'maximum|max|maximum of|max of',
  minimum: 'minimum|min|minimum of|min of',
  median: 'median|median of|middle',
  deviation:
    'standard deviation|standard deviation of|the standard deviation of|std dev|std dev of|stddev|stddev of|stdev|stdev of|std deviation of|std deviation',
  top: 'top|the top|leading',
  bottom: 'bottom|the bottom',
  highest: 'highest|largest|biggest|greatest|highest ranking',
  lowest: 'lowest|smallest|tiniest',
  most: 'most|the most|most number of|the most number of|greatest number of|largest number of|highest number of|maximum number of|biggest number of|the greatest number of|the largest number of|the highest number of|the maximum number of',
  least:
    'least|the least|fewest|the fewest|least number of|fewest number of|smallest number of|lowest number of|minimum number of|the least number of|the fewest number of|the smallest number of|the lowest number of|the minimum number of',
  best: 'best|doing best|doing the best|does best|best performing|top performing|strongest',
  worst: 'worst|doing worst|doing the worst|does worst|worst performing|weakest|poorest',
  mostCommon:
    'with the most going on|busiest|most active|most common|most popular|most frequent|most often|most frequently|most frequently used|most commonly used|most often used|most widely used|most frequently occurring|most times|most number of times|commonest|most used|favourite|favorite|the favourite|the favorite|most favoured|most favored|best loved|most prevalent|most widespread',
  leastCommon:
    'quietest|least busy|least active|least common|least popular|least frequent|least used|fewest times|least often|least frequently|least number of times|fewest number of times',
  worstSelling:
    'worst selling|worst sold|least selling|least sold|lowest selling|slowest selling|poorest selling',
  bestSelling:
    'best selling|best sold|top selling|most sold|sells best|sell best|sold best|sells the best|sold the best',
  above:
    'over|above|more than|greater than|higher than|larger than|bigger than|exceeding|exceeds|exceed|in excess of|>|upwards of|upward of|north of|surpassing|surpasses|surpassed|topping|greater|exceeded|a lot more than|well over|just over',
  below:
    'under|below|less than|fewer than|lower than|smaller than|<|south of|beneath|short of|well under|just under',
  atLeast:
    'at least|no less than|not less than|no fewer than|greater than or equal to|more than or equal to|>=|minimum of|a minimum of|at a minimum of|no smaller than|not under|not below|greater than or equals to|larger than or equal to|bigger than or equal to|higher than or equal to|over or equal to|at the least|not fewer than|no lower than|minimally',
  atMost:
    'at most|up to|no more than|not more than|less than or equal to|smaller than or equal to|lower than or equal to|fewer than or equal to|<=|maximum of|a maximum of|at a maximum of|not over|not above|not exceeding|no greater than|no higher than|no larger than|at the most|not exceed|not greater than|maximally',
  equal: 'equal to|equals|equal|exactly|=|of exactly',
  notEqual: 'not equal to|<>|!=|different from|other than',
  between:
    'between|ranging from|in the range of|within the range of|in the range|within the range|in the range from|in the range between',
  orMore:
    'or more|or higher|or above|or over|or greater|and above|and more|+|or upwards|and up|and over|or better|or larger|or bigger|and upwards|and upward|or upward|at least|at a minimum|upwards|and higher|or even more',
  orLess:
    'or less|or fewer|or lower|or below|or under|and below|or smaller|and under|and less|and lower|at most|tops|at the most|max|and fewer|or even less|or negative',
  not: 'not|no|excluding|except|except for|exclude|other than|apart from|aside from|but not|non|never|leaving out|besides|neither|outside|outside of|excl|minus|ignoring|not counting|not including|leave out|leaves out|left out|skip|skipping|omit|omitting|disregard|disregarding|setting aside|with the exception of|with exception of|all but|everything but|anything but|excludes|if we leave out|if you leave out|if we ignore|if we exclude|if you exclude|not including any|without counting|save for|barring|do not count|do not include|ignore|other than the',
  without:
    'without|with no|without any|that have no|who have no|which have no|have no|has no|had no|lacking|with zero|do not have|does not have|did not have|do not have any|does not have any|that do not have|that do not have any|with missing|that lack|lack|that has no|who do not have|who do not have any|have never had|have not had|with empty',
  or: 'or|either|and/or|nor',
  and: 'and|as well as|along with|together with|plus|&',
  missing: 'missing|empty|blank|null|not set|not known|unset|not filled in|not available',
  present: 'not missing|not empty|not null|not blank|filled in',
  share:
    'how many percent of|how many percent|how big a share of|how large a share of|how big a part of|how large a part of|what part of|in percent|in %|as a percentage|as percentage|as a percent|as %|share of|percentage of|percent of|% of|proportion of|what percentage of|what percent of|what share of|what proportion of|share|percentage|percentage share of|fraction of|what fraction of|contribution of|what % of|the share of|portion of|percentage share|percent share|pct of|pct|what pct of|the pct of',
  breakdown: 'breakdown of|breakdown|split of|distribution of|break down of',
  trend:
    'over time|trend|trend of|trends|trends in|trend in|trend for|evolution of|development of|time series of|over the years|over the months|develop over time|developed over time|change over time|changed over time|evolve over time|evolved over time|evolve|evolved|through time|develop|developed|change|changed|progress|progressed',
  running:
    'running total of|running total|running sum of|running sum|running totals of|running totals|cumulative|cumulatively|cumulative total of|cumulative total|cumulative sum of|cumulative sum|cumulated|accumulated|accumulating|accumulate|accumulates|running count|running count of',
  versus:
    'vs|versus|compared to|compared with|against|in comparison to|in comparison with|relative to|as opposed to|set against|v|compared against|next to|side by side with|alongside',
  compare: 'compare|comparison of|comparison|comparing|comparison between',
  contains:
    'contains|contain|containing|including the word|includes the word|with the word|having the word|that include the word|includes|include|with the text|mentioning|mentions|mention|that contain|which contain',
  startsWith:
    'starts with|start with|starting with|begins with|begin with|beginning with|starting with the letter|starts with the letter|that start with',
  endsWith: 'ends with|end with|ending with|ending in|ends in|end in',
  show: 'show|list|display|give|find|get|return|tell|name|see|view|fetch|retrieve|report|provide|present|print|calculate|compute|look up|lookup|show me|give me|tell me|let me see|pull|pull up|list out|enumerate|identify|determine|search for|select',
  which: 'which',
  what: 'what',
  who: 'who|whose|whom',
  when: 'when|on what date|what day|on which date|at what date',
  where: 'where',
  sortBy:
    'sorted by|sort by|ordered by|order by|sort them by|order them by|ranked by|rank by|sorted|ordered|sort|order|arranged by|in order of|in the order of|rank|arranged|arrange|listed by',
  ascending:
    'ascending|in ascending order|in ascending order of|ascending order|from lowest to highest|lowest first|from smallest to largest|smallest first|asc|increasing|cheapest first|shortest first|from the smallest to the largest|low to high|low first|from the lowest to the highest|from least to most|from fewest to most|from the least to the most|from least to greatest|from the youngest to the oldest|from youngest to oldest|from oldest to newest|from earliest to latest|ascendingly|in an ascending order|from young to old|in ascending manner|increasingly|fewest first|smallest on top|lowest on top|cheapest on top|smallest at the top|lowest at the top|smallest ones first|lowest ones first|in increasing order of|in increasing order|lowest to highest|from low to high|least first',
  descending:
    'descending|in descending order|in descending order of|descending order|from highest to lowest|highest first|from largest to smallest|largest first|desc|decreasing|high to low|highest on top|biggest on top|largest on top|highest at the top|biggest at the top|largest at the top|largest ones first|biggest ones first|highest ones first|top first|longest first|most expensive first|costliest first|dearest first|largest to smallest|biggest to smallest|from the largest to the smallest|heaviest first|top ones first|highest one first|biggest one first|largest one first|greatest on top|most on top|in decreasing order|in decreasing order of|highest to lowest|descending order of|biggest first|greatest first|most first|from high to low|from most to least|from most to fewest|most to fewest|from the highest to the lowest|from the most to the least|from greatest to least|from the oldest to the youngest|from oldest to youngest|from newest to oldest|from latest to earliest|descendingly|in a descending order|from old to young|in descending manner|decreasingly|in reverse order',
  alphabetical:
    'alphabetically|in alphabetical order|in alphabetical order of|alphabetical order|in lexicographical order|in alphabetic order|in alphabetic order of|in lexicographic order|in lexicographical order of|ascending alphabetical order|in ascending alphabetical order|in ascending alphabetical order of|lexicographically|alphabetic order of',
  barChart:
    'bar chart|bar graph|bars|as a bar chart|as bar chart|column chart|as bars|in a bar chart|as a bar graph',
  lineChart: 'line chart|line graph|as a line chart|as line chart|as a line|in a line chart|as a line graph',
  pieChart: 'pie chart|pie|as a pie chart|as pie chart|as a pie|in a pie chart|donut|donut chart',
  tableChart: 'as a table|in a table|as table|table view',
  scatterChart: 'scatter plot|scatter chart|as a scatter plot|scatterplot',
  chart:
    'chart|graph|plot|chart of|graph of|plot of|visualize|visualise|draw|as a chart|in a chart|as a graph|chart it|plot it|graph it|a chart of|a graph of',
  onAverage: 'on average|on the average|by average',
  how: 'how has|how have|how did|how do|how does',
  daily:
    'from day to day|daily|day by day|per day|by day|each day|every day|by date|day wise|per calendar day|for each day',
  weekly:
    'from week to week|weekly|week by week|per week|by week|each week|every week|for each week|week on week|per calendar week',
  monthly:
    'from month to month|monthly|month by month|per month|by month|each month|every month|for each month|month wise|month on month|per calendar month',
  quarterly:
    'from quarter to quarter|quarterly|quarter by quarter|per quarter|by quarter|each quarter|every quarter|for each quarter|quarter on quarter|per calendar quarter',
  yearly:
    'from year to year|yearly|annual|annually|year by year|per year|by year|each year|every year|for each year|per annum|in each year|per calendar year',
  rows: 'rows|records|entries|row|record|lines|entry|observations|data points|row count|data rows',
  details:
    'details of|details|information|information about|info|info about|information on|all information|all details|all columns|everything about|all the information|all the details|details about|details for|all data|data',
};

/** Phrase (tokens joined by one space) to its operators; several for words such as "other than". */
export function operatorPhrases(): Map<string, Operator[]> {
  const map = new Map<string, Operator[]>();
  for (const [operator, list] of Object.entries(phrases) as [Operator, string][])
    for (const phrase of list.split('|')) map.set(phrase, [...(map.get(phrase) ?? []), operator]);
  return map;
}

/** What an embedded planner must refuse, with the reason it gives. */
export const refusals: { pattern: RegExp; reason: 'write' | 'send' | 'forecast' | 'why' | 'advice' }[] = [
  {
    pattern:
      /^(please |can you |could you )?(delete|remove|drop|update|insert|truncate|erase|alter|overwrite|rename)\b(?! (the |that |this |all )*(\w+ )?(filters?|sort|limits?|conditions?|restrictions?)\b)/i,
    reason: 'write',
  },
  {
    pattern:
      /\b(e-?mail|send|notify|message|post|share|export) (it|this|that|these|them|me|us|to|the|a|an)\b|\bslack\b/i,
    reason: 'send',
  },
  {
    pattern:
      /\b(forecast|predict|projection|project(ed)? (for|to)|will (we|it|they|there|be)|what will|going to (be|have|sell|grow|rise|fall|drop|shrink|increase|decrease|go (up|down))|expected (next|in the next))\b/i,
    reason: 'forecast',
  },
  {
    pattern:
      /^(so |and |but )?why\b|\b(reason for|cause of|caused|explain why|root cause|because of what)\b/i,
    reason: 'why',
  },
  { pattern: /\b(should (i|we)|recommend|advice|what do you think|opinion)\b/i, reason: 'advice' },
];
