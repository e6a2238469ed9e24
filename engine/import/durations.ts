/** `26:30`, `233:45:00`: hours, minutes and seconds, the hours beyond a day as well. */
export const clockPattern = '-?[0-9]{1,6}:[0-5][0-9](?::[0-5][0-9])?';
const few = '(?:[.,][0-9]{1,2})?';
/** `1h30`: minutes behind the letter of the hour. */
const hourMinutes = '[0-9]{1,6} ?(?i:h) ?[0-5][0-9]';
/** `1h 20m`, `45 min`, `1.5 h`: each part with its unit. Of days and weeks nobody says how many hours they have. */
const spokenParts = `(?:[0-9]{1,6}${few} ?(?i:h|hr|hrs|hours?|std)\\.?)? ?(?:[0-9]{1,7}${few} ?(?i:m|min|mins|minutes?)\\.?)? ?(?:[0-9]{1,7}${few} ?(?i:s|sec|secs|seconds?|sek)\\.?)?`;
export const spokenPattern = `-?(?:${hourMinutes}|${spokenParts})`;
export const durationPattern = `(?:${clockPattern}|${spokenPattern})`;

/** How a duration is held: hours, so that "over 8 hours" compares what it says; a millionth of a second is below its last digit. */
export const durationType = 'DECIMAL(18,9)';

/** SQL of the hours of a text of `durationPattern`. */
export function durationSql(text: string): string {
  const part = (pattern: string): string =>
    `coalesce(TRY_CAST(replace(regexp_extract(${text}, '${pattern}', 1), ',', '.') AS DECIMAL(18,2)), 0)`;
  const clock = [
    part('^-?([0-9]+):'),
    part('^-?[0-9]+:([0-9]+)'),
    part('^-?[0-9]+:[0-9]+:([0-9]+)'),
  ] as const;
  const spoken = [
    part('([0-9]+(?:[.,][0-9]+)?) ?(?i:h|std)'),
    `(${part('([0-9]+(?:[.,][0-9]+)?) ?(?i:m)')} + ${part('^-?[0-9]+ ?(?i:h) ?([0-5][0-9])$')})`,
    part('([0-9]+(?:[.,][0-9]+)?) ?(?i:s(?:[^t]|$))'),
  ] as const;
  const seconds = ([h, m, s]: readonly [string, string, string]): string =>
    `(${h} * 3600 + ${m} * 60 + ${s})`;
  const whole = `(CASE WHEN contains(${text}, ':') THEN ${seconds(clock)} ELSE ${seconds(spoken)} END)`;
  return `CAST(round((CASE WHEN starts_with(${text}, '-') THEN -1 ELSE 1 END) * ${whole} / 3600.0::DOUBLE, 9) AS ${durationType})`;
}
