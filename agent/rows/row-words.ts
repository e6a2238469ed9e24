/** Words that tie the others together and say nothing of which rows are meant. */
export const bindingWords = new Set(
  (
    'the a an of in on at for from to with is are was were be been being do does did has have had having there that this these those ' +
    'it its their his her they he she we you i as by during into within who which whom whose will would can could ever also ' +
    'them him me against per via under? over? please , : ; / ( ) and then so out up through throughout among amongst while where'
  )
    .split(' ')
    .filter((word) => !word.endsWith('?')),
);

/** Phrases that only point at the table or at the asking itself; longest first. */
export const pointingPhrases = [
  'according to the table',
  'according to this table',
  'according to the chart',
  'according to this chart',
  'according to the list',
  'according to the data',
  'according to this list',
  'listed in the table',
  'listed in this table',
  'listed in the chart',
  'listed on the table',
  'listed on the chart',
  'listed on this chart',
  'listed on the list',
  'listed on this list',
  'shown in the table',
  'shown on the table',
  'shown on the chart',
  'on the table',
  'in the table',
  'in this table',
  'of the table',
  'of this table',
  'on this table',
  'on the chart',
  'in the chart',
  'of the chart',
  'of this chart',
  'on this chart',
  'in this chart',
  'on the list',
  'on this list',
  'in the list',
  'of the list',
  'of this list',
  'in this list',
  'the table',
  'the chart',
  'the list',
  'this table',
  'this chart',
  'this list',
  'in the data',
  'in the record',
  'on record',
  'were listed',
  'are listed',
  'is listed',
  'was listed',
  'were there',
  'are there',
  'is there',
  'was there',
  'listed',
  'shown',
  'displayed',
  'given',
  'recorded',
].map((phrase) => phrase.split(' '));

/** Words that say the order of the rows is meant, as they stand. */
export const listWords = new Set('listed list table chart shown displayed'.split(' '));

export const ordinals = new Map<string, number>(
  'first second third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .flatMap((word, index): [string, number][] => [[word, index + 1]]),
);

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

export function numberCalled(word: string): number | null {
  const number = numberWords.indexOf(word);
  return number < 0 ? null : number;
}

/** Kinds of outcome by the words for them, and how a table writes them. */
export const outcomes: { words: Set<string>; cells: RegExp }[] = [
  { words: new Set('win won wins winning victory victories'.split(' ')), cells: /^(w|win|won|victory)\b/i },
  {
    words: new Set('lose lost loses losing loss losses defeat defeats'.split(' ')),
    cells: /^(l|loss|lost|lose|defeat)\b/i,
  },
  {
    words: new Set('draw draws drew drawn tie ties tied'.split(' ')),
    cells: /^(d|t|draw|drawn|drew|tie|tied)\b/i,
  },
];

/** Families of words of which one may stand in the header and another in the question. */
const families = [
  'win winner champion won victory winning winners champions gold',
  'lose loser loss lost defeat runner',
  'play game match played appearance apps cap pld gp fixture start',
  'score goal point pts scored scoring tally',
  'attend attendance crowd spectator',
  'bear birth born',
  'die death died',
  'build built construction constructed completed opened',
  'release released',
  'publish published publication publisher',
  'write writer written author',
  'direct director directed',
  'found founded establish established',
  'open opened opening',
  'live resident population inhabitant people',
  'finish position place rank finished pos placing',
  'draft pick drafted picked',
  'compose composer music',
  'produce producer',
  'sing singer artist vocal performer',
  'star cast actor',
  'manage manager coach',
  'elect elected election',
  'vote votes',
  'earn earnings prize money purse',
  'weigh weight',
  'cost price',
  'nominate nominee nomination nominated',
  'receive award awarded recipient',
  'serve term service',
  'air aired broadcast',
  'locate location place city',
  'host hosted venue location',
  'represent country nation nationality team',
  'start began begin beginning',
  'end ended',
  'name named',
].map((line) => line.split(' '));

/** Other words of the families that a word is in. */
export function kinOf(lemma: string): Set<string> {
  return new Set(families.filter((family) => family.includes(lemma)).flat());
}

/** Which column a superlative or a comparison ranks by, and whether much of it is meant. */
export const sizeAdjectives: { forms: string; headers: string; isHigh: boolean }[] = [
  { forms: 'tall taller tallest', headers: 'height elevation', isHigh: true },
  { forms: 'high higher highest', headers: 'height elevation altitude', isHigh: true },
  { forms: 'short shorter shortest', headers: 'height length duration distance runtime', isHigh: false },
  { forms: 'long longer longest', headers: 'length duration distance runtime time span', isHigh: true },
  { forms: 'heavy heavier heaviest', headers: 'weight mass', isHigh: true },
  { forms: 'light lighter lightest', headers: 'weight mass', isHigh: false },
  { forms: 'old older oldest', headers: 'age', isHigh: true },
  { forms: 'young younger youngest', headers: 'age', isHigh: false },
  { forms: 'deep deeper deepest', headers: 'depth', isHigh: true },
  { forms: 'wide wider widest', headers: 'width', isHigh: true },
  {
    forms: 'large larger largest big bigger biggest',
    headers: 'area size capacity population',
    isHigh: true,
  },
  { forms: 'small smaller smallest', headers: 'area size capacity population', isHigh: false },
  { forms: 'expensive', headers: 'price cost', isHigh: true },
  { forms: 'cheap cheaper cheapest', headers: 'price cost', isHigh: false },
  { forms: 'populous populated', headers: 'population', isHigh: true },
  { forms: 'fast faster fastest', headers: 'speed', isHigh: true },
  { forms: 'slow slower slowest', headers: 'speed', isHigh: false },
];

export const highWords = new Set('most highest largest greatest biggest maximum max'.split(' '));
export const lowWords = new Set('least lowest smallest fewest minimum min'.split(' '));
export const moreWords = new Set('more higher larger greater bigger'.split(' '));
export const lessWords = new Set('less fewer lower smaller'.split(' '));

/** Headers by which people are named, where "who" is asked. */
export const personHeaders = new Set(
  (
    'name player driver winner artist athlete rider candidate actor director author president person swimmer cyclist skater ' +
    'competitor golfer champion coach manager pitcher wrestler singer writer nominee recipient politician member senator governor ' +
    'mayor minister runner gymnast boxer jockey skipper captain scorer opponent musician composer producer character contestant ' +
    'representative incumbent holder leader bishop king monarch officer judge model actress'
  ).split(' '),
);
export const placeHeaders = new Set(
  'venue location place city country site stadium arena town county state region circuit ground track'.split(
    ' ',
  ),
);
export const timeHeaders = new Set('date year season day'.split(' '));

/** Words that change what is asked and have no owner here: rather no answer. */
export const heavyWords = new Set(
  (
    'not no never neither nor same both each every other another others than if but consecutive consecutively row twice once ' +
    'besides except without excluding including average mean median percentage percent ratio combined together only or before after ' +
    'next previous prior between more less most least least fewer higher lower above below under over until since top bottom last first ' +
    'how when why what where who which all any some many much few several total sum difference different unique order ranking alone ' +
    'either instead outside inside near beyond behind off despite unlike opposite minus rather still yet half double times time long old far often ago later earlier lately recent current currently'
  ).split(' '),
);
