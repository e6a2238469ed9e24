export const analyticsServerStrings = {
  unknownColumns: 'Choose a date and amounts of a table that is there.',
  unknownSeries: 'Ask for sales, revenue or forecast over 7, 30, 90 or 365 days.',
  noTable: 'No table has a date and an amount that could stand for sales. Upload one to see a chart.',
  historyTooShort: 'A forecast needs at least four weeks of daily history.',
  endsEarly: (day: string) => `The data ends on ${day}; the days up to then are shown.`,
  rowsOf: (table: string) => `rows of ${table}`,
  forecastMethod: (days: number, method: ForecastMethod) => {
    const made = `${method.members.join(', ')}, ${days} days ahead, with an 80 % band.`;
    if (method.error === null)
      return `${made} The history is too short to try it: nothing is known of how good it is.`;
    const held = method.within80 === null ? '' : `, and the band held ${Math.round(method.within80 * 100)} %`;
    const than =
      method.baselineError === null
        ? ''
        : ` (repeating the last season: ${method.baselineError.toLocaleString('en-US')})`;
    const weak = method.isNoBetterThanBaseline ? ' It is no better than repeating the last season.' : '';
    return `${made} Tried ${method.triedSteps} days ahead on its own past, a day was off by ${method.error.toLocaleString('en-US')}${than}${held}.${weak}`;
  },
} as const;

interface ForecastMethod {
  members: readonly string[];
  /** Days ahead that it was tried for. */
  triedSteps: number;
  /** Mean absolute errors of those trials; null without any. */
  error: number | null;
  baselineError: number | null;
  isNoBetterThanBaseline: boolean;
  within80: number | null;
}
