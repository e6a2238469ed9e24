import { identityServerStrings } from './strings.ts';

export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** Keys that lie side by side, letters and digits in their order; each is read in both directions. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  // German and French keyboards.
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
].flatMap((row) => [row, row.split('').reverse().join('')]);
const runLength = 4;
const sameLength = 3;
/** Characters that must be left of a password when its regular parts are counted as one, or its owner's names are left out. */
const ownLength = 6;
const wordLength = 3;

/**
 * What is wrong with a new password beside its length, as a sentence, or null. No rules of composition: what is refused is what guessers try
 * first (NIST SP 800-63B, 3.1.1.2): common passwords, repeated and consecutive characters, the names of owner and product.
 */
export async function passwordProblem(password: string, owner: PasswordOwner): Promise<string | null> {
  const folded = fold(password);
  if (folded.trim() === '') return identityServerStrings.passwordBlank;
  if (collapse(unitOf(folded)).length < ownLength) return identityServerStrings.passwordTooRegular;
  const plain = withoutSigns(folded);
  if (leftOf(plain, owner).length < ownLength && plain !== leftOf(plain, owner))
    return identityServerStrings.passwordPersonal;
  if (await isCommon(folded)) return identityServerStrings.passwordCommon;
  return null;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function withoutSigns(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** `abcabcabc` is as good as `abc`. */
function unitOf(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text;
}

/** Each run of one character, or along a row, as a single character. */
function collapse(text: string): string {
  let collapsed = '';
  for (let start = 0; start < text.length; ) {
    collapsed += text[start];
    start += runAt(text, start);
  }
  return collapsed;
}

function runAt(text: string, start: number): number {
  let same = 1;
  while (text[start + same] === text[start]) same += 1;
  if (same >= sameLength) return same;
  const longest = Math.max(...rows.map((row) => alongRow(text, start, row)));
  return longest >= runLength ? longest : 1;
}

function alongRow(text: string, start: number, row: string): number {
  const first = row.indexOf(text.charAt(start));
  if (first < 0) return 0;
  let length = 1;
  while (first + length < row.length && text[start + length] === row[first + length]) length += 1;
  return length;
}

/** Without the words of the owner, of the address and of the product. */
function leftOf(plain: string, { email, firstName, lastName }: PasswordOwner): string {
  const words = [email, firstName, lastName, 'plumbline']
    .flatMap((text) => [withoutSigns(fold(text)), ...fold(text).split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length >= wordLength)
    .sort((one, other) => other.length - one.length);
  return words.reduce((left, word) => left.replaceAll(word, ''), plain);
}

let common: Promise<ReadonlySet<string>> | undefined;

/** As it is, or with digits and signs around or between: `Password2024!` is `password`. */
async function isCommon(folded: string): Promise<boolean> {
  common ??= readCommon();
  const known = await common;
  const plain = withoutSigns(folded);
  const letters = plain.replace(/^\p{N}+|\p{N}+$/gu, '');
  const inner = folded.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return [folded, plain, unitOf(plain), letters, inner].some((text) => known.has(text));
}

/** Some 49,000, the commonest first ones among them. Loaded with the first password that is chosen. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'] as string[]);
}
