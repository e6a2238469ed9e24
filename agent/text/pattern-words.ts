/** Words that the patterns of several sayings share (`plain-phrases.ts`). Each that stands in brackets is one group of its pattern. */
export const unit = '(day|week|month|quarter|year)';
export const severalUnits = '(days|weeks|months|quarters|years)';
export const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
export const fewNumbers = '(\\d+|two|three|four|five|six|seven|eight|nine|ten)';

/** Nothing is grouped by already, at the beginning of a pattern: none is added to one. */
export const withoutGroup = '(?!.*\\b(?:by|per|each|every)\\b)';
/** The same for a unit of time: what is told by region may still be told by month. */
export const withoutUnit =
  '(?!.*\\b(?:by|per|each|every|over) (?:the )?(?:day|week|month|quarter|year|time)\\b)(?!.*\\b(?:dai|week|month|quarter)ly\\b)';
