import { doubleMetaphone } from 'double-metaphone';
import { distance } from 'fastest-levenshtein';
import { foldAccents } from '../model/value-index.ts';

/**
 * How near a heard text is to a known one. `letters`: the same letters, cut into words otherwise; `sound`: the same consonants to an
 * ear; `close`: a consonant more, less or another.
 */
export type Likeness = 'letters' | 'sound' | 'close';

/** A text as it is compared: its letters and figures alone, and how they sound. */
export interface Sound {
  letters: string;
  codes: readonly string[];
}

const shortestHeard = 3;
const shortestClose = 5;
/** Of the letters of the longer one: what differs more has only its consonants in common. */
const lettersApart = 0.5;
const lettersApartClose = 0.4;

/** Of several words also the sounds of each by itself: the K of "knee" is not heard, that of "sidknee" would be. */
export function soundOf(text: string): Sound {
  const letters = lettersOf(text);
  const words = text.split(' ').map((word) => doubleMetaphone(lettersOf(word))[0]);
  const codes = [...doubleMetaphone(letters), words.join('')];
  return { letters, codes: [...new Set(codes.map(alike))] };
}

export function lettersOf(text: string): string {
  return foldAccents(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** Null where neither letters nor sound would take one for the other. Anything with a figure is like nothing but itself. */
export function likenessOf(heard: Sound, known: string, letters = lettersOf(known)): Likeness | null {
  if (heard.letters === letters) return 'letters';
  const longest = Math.max(heard.letters.length, letters.length);
  const shortest = Math.min(heard.letters.length, letters.length);
  if (shortest < shortestHeard || longest - shortest > longest * lettersApart) return null;
  if (/\d/.test(heard.letters) || /\d/.test(letters)) return null;
  const apart = distance(heard.letters, letters) / longest;
  if (apart > lettersApart) return null;
  const { codes } = soundOf(known);
  if (codes.some((code) => heard.codes.includes(code))) return 'sound';
  if (apart > lettersApartClose || shortest < shortestClose) return null;
  const isClose = codes.some((code) => heard.codes.some((own) => distance(own, code) === 1));
  return isClose ? 'close' : null;
}

/** Consonants that a recogniser takes for one another: voiced and voiceless, and those that hiss. */
const alikes: readonly (readonly [RegExp, string])[] = [
  [/[0D]/g, 'T'],
  [/[XJZ]/g, 'S'],
  [/B/g, 'P'],
  [/G/g, 'K'],
  [/V/g, 'F'],
];

function alike(code: string): string {
  return alikes.reduce((result, [sounds, sound]) => result.replaceAll(sounds, sound), code);
}
