const dayMs = 86_400_000;

/** The day so many days after a date `YYYY-MM-DD`, in the same form. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** `YYYY-MM-DD` as Germans write it: `DD.MM.YYYY`. */
export function germanDate(date: string): string {
  return date.split('-').toReversed().join('.');
}

/** A moment the way United States exports write it: `05/31/2025 02:07:00 PM`. */
export function americanMoment(date: string, minuteOfDay: number): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const hour = Math.floor(minuteOfDay / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  const time = `${two(hour % 12 === 0 ? 12 : hour % 12)}:${two(minuteOfDay % 60)}:00 ${hour < 12 ? 'AM' : 'PM'}`;
  return `${month}/${day}/${year} ${time}`;
}
