/** What forecasts say to people. */

export const forecastingStrings = {
  tooShort: (count: number, least: number) =>
    `The series has ${count} values. A forecast needs at least ${least}: add older data, or take shorter periods.`,
  notFinite: 'The series has gaps. Fill them first.',
  badSeason: 'The season must be a whole number of steps, 1 for none.',
};
