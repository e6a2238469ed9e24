import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import type { HeaderForm } from './header-forms.ts';
import { withoutPlace } from './parted-headers.ts';

const openings = new Set(
  'how what which who where when why are is were was do did does have has had would will can could'.split(
    ' ',
  ),
);
const asked = new Set('you your yourself'.split(' '));
const askers = 'people visitor respondent customer guest member they client participant attendee'.split(' ');
const auxiliaries = new Set(
  'are is were was be been do did does have has had would will can could may might should'.split(' '),
);
const degrees = new Set('much many well often overall mainly mostly usually generally long ever'.split(' '));
const pronouns = new Set(
  'you your us our we the a an with for about in of at on to by from this that'.split(' '),
);

/** What an answer of that kind is called as a noun: "how satisfied" is asked for satisfaction. */
const qualities = new Map(
  Object.entries({
    old: 'age',
    satisfied: 'satisfaction',
    happy: 'happiness',
    confident: 'confidence',
    likely: 'likelihood',
    important: 'importance',
    easy: 'ease',
    useful: 'usefulness',
    helpful: 'helpfulness',
    friendly: 'friendliness',
    clean: 'cleanliness',
    difficult: 'difficulty',
    interested: 'interest',
    engaged: 'engagement',
    comfortable: 'comfort',
    motivated: 'motivation',
    stressed: 'stress',
    safe: 'safety',
  }),
);

/** The words of a header that asks a whole question, without the scale in parentheses; null of every other header. */
export function questionWords(name: string): string[] | null {
  const bare = withoutPlace(name)
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .trim();
  const words = wordsOfName(bare);
  const isQuestion =
    words.length >= 3 && openings.has(words[0] ?? '') && words.some((word) => asked.has(word));
  return isQuestion || (words.length >= 4 && openings.has(words[0] ?? '') && bare.endsWith('?'))
    ? words
    : null;
}

/** Whether each row of the table is what one person answered. */
export function isQuestionnaire(table: CatalogTable): boolean {
  return table.profile.columns.filter(({ name }) => questionWords(name) !== null).length >= 2;
}

/**
 * How people speak of a header that asks them: "How satisfied were you overall? (1-5)" is the overall satisfaction, "How would you rate
 * the café?" the café rating and what the café was rated, "Which exhibition did you come for?" the exhibition. Null of other headers.
 */
export function questionForms({ name, type }: ColumnProfile): HeaderForm[] | null {
  const words = questionWords(name);
  if (!words) return null;
  const isNumber = ['integer', 'decimal', 'double'].includes(type);
  const said = [
    ...wholeForms(words),
    ...qualityForms(words),
    ...nounForms(words),
    ...(words.includes('rate') ? ratingForms(words) : []),
    ...(isNumber ? spendForms(words) : []),
    ...actionForms(words),
    ...beingForms(words),
  ];
  return said.map(({ words: own, score }) => ({ words: own.map(lemmaOf), score }));
}

/** The question as it stands, and asked about those who answered it. */
function wholeForms(words: string[]): HeaderForm[] {
  const others = askers.map((asker) => words.map((word) => (word === 'you' ? asker : word)));
  return [words, ...others].map((own) => ({ words: own, score: 1 }));
}

/** "overall satisfaction", "satisfaction", "satisfaction score". */
function qualityForms(words: string[]): HeaderForm[] {
  const noun = qualities.get(words[1] ?? '');
  if (words[0] !== 'how' || noun === undefined) return [];
  const rest = words.slice(2).filter((word) => !auxiliaries.has(word) && !pronouns.has(word));
  const isOverall = rest.every((word) => degrees.has(word));
  const isOfAll = isOverall && rest.includes('overall');
  const thing = rest.filter((word) => !degrees.has(word));
  const nouns = [noun, `${noun} score`, `${noun} rating`, `${noun} level`].map((one) => one.split(' '));
  return nouns.flatMap((own) => [
    ...(isOverall ? [{ words: own, score: 0.92 }] : []),
    ...(isOfAll ? [{ words: ['overall', ...own], score: 0.98 }] : []),
    ...(thing.length === 1
      ? [
          { words: [...thing, ...own], score: 0.95 },
          ...['with', 'of', 'to'].flatMap((link) => [
            { words: [...own, link, ...thing], score: 0.95 },
            { words: [...own, link, 'the', ...thing], score: 0.95 },
          ]),
        ]
      : []),
  ]);
}

/** "Which exhibition …", "What department …": the thing that is asked for. */
function nounForms([first, ...words]: string[]): HeaderForm[] {
  if (first !== 'which' && first !== 'what') return [];
  const end = words.findIndex((word) => auxiliaries.has(word));
  const noun = words.slice(0, end).filter((word) => !pronouns.has(word));
  return end > 0 && noun.length > 0 && noun.length <= 3 ? [{ words: noun, score: 0.95 }] : [];
}

/** "café rating", "rating of the café", "rated the café". */
function ratingForms(words: string[]): HeaderForm[] {
  const after = words.slice(words.indexOf('rate') + 1);
  const thing = after.filter((word) => !pronouns.has(word) && !degrees.has(word));
  if (thing.length === 0 || thing.length > 3) return [];
  return [
    { words: ['rate', 'the', ...thing], score: 0.97 },
    { words: ['rate', ...thing], score: 0.95 },
    ...['rating', 'score'].flatMap((noun) => [
      { words: [...thing, noun], score: 0.97 },
      ...['of', 'for'].flatMap((link) => [
        { words: [noun, link, ...thing], score: 0.95 },
        { words: [noun, link, 'the', ...thing], score: 0.95 },
      ]),
    ]),
  ];
}

/** "How much did you spend in the shop?": the shop spend, spending in the shop. */
function spendForms(words: string[]): HeaderForm[] {
  const verb = words.findIndex((word) => ['spend', 'pay', 'donate'].includes(word));
  if (words[0] !== 'how' || words[1] !== 'much' || verb === -1) return [];
  const thing = words.slice(verb + 1).filter((word) => !pronouns.has(word) && !degrees.has(word));
  const nouns = { spend: ['spend', 'spending', 'expenditure'], pay: ['payment'], donate: ['donation'] };
  const own = nouns[words[verb] as 'spend' | 'pay' | 'donate'];
  if (thing.length === 0) return own.map((noun) => ({ words: [noun], score: 0.92 }));
  return own.flatMap((noun) => [
    { words: [...thing, noun], score: 0.97 },
    ...['in', 'on', 'at'].flatMap((link) => [
      { words: [noun, link, ...thing], score: 0.95 },
      { words: [noun, link, 'the', ...thing], score: 0.95 },
    ]),
  ]);
}

/** "Are you a member?": members, and so non-members. */
function beingForms([verb, you, article, ...noun]: string[]): HeaderForm[] {
  const isBeing = ['are', 'were'].includes(verb ?? '') && you === 'you' && /^an?$/.test(article ?? '');
  return isBeing && noun.length > 0 && noun.length <= 3 ? [{ words: noun, score: 0.95 }] : [];
}

/** What was done, in the words of the header: "spent in the shop", "who they came with", "recommend us". */
function actionForms(words: string[]): HeaderForm[] {
  const you = words.indexOf('you');
  const action = words
    .slice(you + 1)
    .filter((word, index) => !(index === 0 && auxiliaries.has(word)) && !degrees.has(word));
  if (you === -1 || action.length < 2) return [];
  const opening = words[0] ?? '';
  const isOpen = ['who', 'how', 'where'].includes(opening) && !degrees.has(words[1] ?? '');
  const asPart = isOpen && !qualities.has(words[1] ?? '');
  return [
    ...(action.length <= 5 ? [{ words: action, score: 0.9 }] : []),
    ...(asPart ? askers.map((asker) => ({ words: [opening, asker, ...action], score: 0.97 })) : []),
  ];
}

/** "(1-5)", "out of 10", "how satisfied", "how would you rate": answers on a scale, which are averaged and never added up. */
export function isOnScale({ name, type, min, max }: ColumnProfile): boolean {
  // Ages are no grades, and are added up as little.
  if (type !== 'text' && isAskedAge(name)) return true;
  const isSmall = type !== 'text' && Number(min) >= -5 && Number(max) <= 10 && min !== null;
  const isSaid = /[([]\s*-?\d\s*(?:-|–|to)\s*(?:5|7|10)\s*[)\]]|\b(?:out of|\/)\s*(?:5|7|10)\b/i.test(name);
  const words = questionWords(name) ?? [];
  const isAsked = words[0] === 'how' && (qualities.has(words[1] ?? '') || words.includes('rate'));
  return ['integer', 'decimal', 'double'].includes(type) && isSmall && (isSaid || isAsked);
}

function isAskedAge(name: string): boolean {
  const [how, old] = questionWords(name) ?? [];
  return how === 'how' && old === 'old';
}
