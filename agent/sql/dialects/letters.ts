import { Unsayable } from './dialect.ts';

/**
 * Whether databases with tables of letters of their own know all letters that are one of these but for their case: those of the first
 * alphabets, and signs that have no case at all. MySQL and MariaDB go by older tables than the engine: a capital ß is no ß to them, nor
 * small letters of Georgian those that it has.
 */
export function isSureOfCase(text: string): boolean {
  return [...text].every(
    (sign) =>
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of the first alphabets begins with them
      (/[\u0000-\u017f\u0386-\u03ce\u0400-\u045f]/.test(sign) && !unsure.has(sign)) ||
      (sign.toLowerCase() === sign && sign.toUpperCase() === sign),
  );
}

const unsure = new Set('ßΘθ');

/** Throws `Unsayable` for a text of which not every letter is sure. */
export function refuseUnsureCase(title: string, text: string): void {
  if (!isSureOfCase(text))
    throw new Unsayable(`${title} does not know which letters are one but for their case in "${text}".`);
}

/**
 * Signs of which tables of letters make different ones, though their small letter is one of the first alphabets: a Turkish İ, a Σ that
 * may stand at an end, the signs of Kelvin, Ångström and Ohm. They are replaced before a database lowers a text.
 */
const others = [
  ['\u0130', 'i'],
  ['\u03a3', '\u03c3'],
  ['\u212a', 'k'],
  ['\u212b', '\u00e5'],
  ['\u2126', '\u03c9'],
] as const;

/** @param quoted a sign as a text of the database */
export function withoutOtherLetters(sql: string, quoted = (sign: string) => `'${sign}'`): string {
  return others.reduce((inner, [sign, small]) => `REPLACE(${inner}, ${quoted(sign)}, ${quoted(small)})`, sql);
}

/** The same of a text that is looked for. */
export function plainLetters(text: string): string {
  return others.reduce((told, [sign, small]) => told.replaceAll(sign, small), text);
}
