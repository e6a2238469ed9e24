import type { MemberId } from './members/member.ts';
import type { Grain } from './preparation/grain.ts';
import type { PreparationNote, Refusal } from './preparation/reasons.ts';

/** What forecasts say to people. */

export const forecastingStrings = {
  tooShort: (count: number, least: number) =>
    `The series has ${count} values. A forecast needs at least ${least}: add older data, or take shorter periods.`,
  notFinite: 'The series has gaps. Fill them first.',
  badSeason: 'The season must be a whole number of steps, 1 for none.',
};

/** The ways in which a series is continued, as people call them. */
export const memberNames: Record<MemberId, string> = {
  theta: 'Theta',
  combined: 'Mean of three smoothings',
  ets: 'Exponential smoothing',
  arima: 'ARIMA',
  arima_long_season: 'ARIMA with a long season',
  seasonal_naive: 'Last season repeated',
};

/** Of a forecast that goes on behind the rows of an answer. */
export const continuationStrings = {
  noRows: 'A forecast needs a history, and no row is of it.',
  holes: (all: number, missing: number, grain: Grain, first: string) =>
    `A forecast needs a history without holes: of the ${periods(all, grain)} from ${first} on, ${missing} have no row.`,
  tooFar: (steps: number, known: number, grain: Grain) =>
    `A forecast goes no further ahead than its history goes back: ${periods(steps, grain)} are asked for, and the data have ${known}.`,
  seriesTooShort: (known: number, least: number, grain: Grain) =>
    `It has ${periods(known, grain)} of data, and a forecast needs ${least}.`,
  olderLeftOut: (kept: number, omitted: number, grain: Grain) =>
    `The newest ${periods(kept, grain)} are learnt from; ${omitted.toLocaleString('en-US')} older ones are left out.`,
};

const grainNames: Record<Grain, { one: string; many: string }> = {
  minute: { one: 'minute', many: 'minutes' },
  quarter_hour: { one: 'quarter of an hour', many: 'quarters of an hour' },
  half_hour: { one: 'half hour', many: 'half hours' },
  hour: { one: 'hour', many: 'hours' },
  day: { one: 'day', many: 'days' },
  working_day: { one: 'working day', many: 'working days' },
  week: { one: 'week', many: 'weeks' },
  month: { one: 'month', many: 'months' },
  quarter: { one: 'quarter', many: 'quarters' },
  year: { one: 'year', many: 'years' },
};

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`;
}

function periods(count: number, grain: Grain): string {
  return counted(count, grainNames[grain].one, grainNames[grain].many);
}

const ways = { sum: 'added up', mean: 'averaged' } as const;

/** What was done to the rows, in one sentence. */
export function describeNote(note: PreparationNote): string {
  switch (note.code) {
    case 'missing_times':
      return `${counted(note.rows, 'row without a time was', 'rows without a time were')} left out.`;
    case 'missing_values':
      return `${counted(note.rows, 'row without a value was', 'rows without a value were')} left out.`;
    case 'aggregated':
      return `${counted(note.rows, 'row', 'rows')} were ${ways[note.how]} to ${periods(note.periods, note.grain)}.`;
    case 'duplicates':
      return `${counted(note.rows, 'row has', 'rows have')} the time of another row; the values of one ${grainNames[note.grain].one} were ${ways[note.how]}.`;
    case 'gaps_filled':
      return note.how === 'zero'
        ? `${note.periods} of ${note.ofPeriods} periods have no row and count as 0.`
        : `${note.periods} of ${note.ofPeriods} periods have no row and were filled with a straight line.`;
    case 'unfinished_last':
      return `The last ${grainNames[note.grain].one}, from ${dateOf(note.startMs)}, is not over in the data and was left out.`;
    case 'unfinished_first':
      return `The first ${grainNames[note.grain].one}, from ${dateOf(note.startMs)}, is there in part only and was left out.`;
    case 'constant':
      return `All values are ${note.value}: the forecast is the same value again.`;
    case 'no_season':
      return `No season of ${periods(note.season, note.grain)} shows in the values.`;
    case 'season_too_long':
      return `With ${periods(note.periods, note.grain)}, less than three seasons of ${note.season}, no season is looked for.`;
  }
}

/** Why there is no forecast, and what to do. */
export function describeRefusal(reason: Refusal): string {
  switch (reason.code) {
    case 'no_rows':
      return 'The table has no rows.';
    case 'no_times':
      return 'The time column is empty. Choose another one.';
    case 'no_values':
      return 'The target column has no numbers. Choose another one.';
    case 'too_short':
      return `There are ${periods(reason.periods, reason.grain)} of data. A forecast needs at least ${reason.least}: add older data, or take shorter periods.`;
    case 'gaps':
      return `${reason.missing} of ${periods(reason.ofPeriods, reason.grain)} have no value, more than a tenth. Fill them, take longer periods, or say that an empty period means 0.`;
  }
}

function dateOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
