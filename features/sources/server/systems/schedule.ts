import type { Schedule } from '../../contract.ts';

/** When a schedule comes round next, behind `after`. Daily times are of the workspace's time zone, whatever its clocks do. */
export function nextRun(schedule: Schedule, after: Date, timeZone: string): Date {
  if ('everyMinutes' in schedule) return new Date(after.getTime() + schedule.everyMinutes * 60_000);
  const [hour = 0, minute = 0] = schedule.dailyAt.split(':').map(Number);
  // From one day before, so that no zone is behind; the third day is there where clocks go forward over the time itself.
  for (let days = -1; days <= 2; days += 1) {
    const day = dayOf(new Date(after.getTime() + days * 86_400_000), timeZone);
    const at = momentOf(day, hour, minute, timeZone);
    if (at.getTime() > after.getTime()) return at;
  }
  throw new Error('A daily time did not come round within two days.');
}

interface Day {
  year: number;
  month: number;
  day: number;
}

function dayOf(moment: Date, timeZone: string): Day {
  const { year, month, day } = partsOf(moment, timeZone);
  return { year, month, day };
}

/** The moment at which clocks of a zone show this; where they skip it, the moment as much later as they jump. */
function momentOf({ year, month, day }: Day, hour: number, minute: number, timeZone: string): Date {
  const wanted = Date.UTC(year, month - 1, day, hour, minute);
  let at = wanted;
  for (let step = 0; step < 2; step += 1) at = wanted - offsetAt(at, timeZone);
  return new Date(at);
}

function offsetAt(moment: number, timeZone: string): number {
  const shown = partsOf(new Date(moment), timeZone);
  return (
    Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute) -
    Math.floor(moment / 60_000) * 60_000
  );
}

/** Making one costs a hundred times what using it does. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(timeZone, made);
  return made;
}

function partsOf(moment: Date, timeZone: string): Day & { hour: number; minute: number } {
  const parts = clockOf(timeZone).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') };
}
