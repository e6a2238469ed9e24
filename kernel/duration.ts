/** Unit of columns that hold durations: hours as a decimal number, written as hours and minutes. */
export const durationUnit = 'h:mm';

/** `233:45`, or `0:01:30` where seconds are left: hours as people write how long something took. */
export function formatHours(hours: number): string {
  const seconds = Math.round(Math.abs(hours) * 3600);
  const parts = [Math.floor(seconds / 60) % 60, ...(seconds % 60 === 0 ? [] : [seconds % 60])];
  const sign = hours < 0 && seconds > 0 ? '-' : '';
  return `${sign}${Math.floor(seconds / 3600)}:${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}
