import type { ColumnProfile } from '#kernel/catalog.ts';
import { hoursUnit } from '#kernel/format-number.ts';
import { originNouns } from '../lexicon/origin-verbs.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import { countForms, scaledForms } from './count-headers.ts';
import { doerForms } from './doer-headers.ts';

/** Another way to say a header, in lemmas. */
export interface HeaderForm {
  words: string[];
  score: number;
  source?: 'singular' | 'part';
}

const amountWords = new Set(['amount', 'value', 'total', 'sum', 'size']);
const timeUnits = new Set('second sec minute min hour hr hrs h day week month'.split(' '));
const idTails = new Set(['id', 'no', 'nr', 'number', 'num', 'code', 'key', 'ref', 'reference']);
const irregularParticiples = new Set(
  'agreed paid spent given sold bought lent lost won sent owed due held drawn earned made taken broken stolen eaten written driven grown'.split(
    ' ',
  ),
);

export function isParticiple(word: string): boolean {
  return irregularParticiples.has(word) || /[^e]ed$/.test(word);
}

/** "Amount Claimed" is also the claimed amount, `delayMinutes` a delay, `flightNo` a flight number, "Delay Reason" the reason for it. */
export function headerForms(column: ColumnProfile, bare: readonly string[]): HeaderForm[] {
  return [
    ...amountForms(column, bare),
    ...timeForms(column),
    ...idForms(column, bare),
    ...turnedForms(bare),
    ...shortForms(column, bare),
    ...dateForms(column, bare),
    ...yearForms(column, bare),
    ...ofYearForms(column),
    ...durationForms(column),
    ...codeForms(column, bare),
    ...placeForms(bare),
    ...countForms(column, bare),
    ...scaledForms(column, bare),
    ...doerForms(column, bare),
  ];
}

/** `est_project_cost` is an estimated cost: what the middle word says is clear from the rows. */
function shortForms(column: ColumnProfile, bare: readonly string[]): HeaderForm[] {
  const [first, , last] = bare;
  if (bare.length !== 3 || first === undefined || last === undefined || !isNumber(column)) return [];
  return [{ words: [first, last], score: 0.8 }];
}

/** Of an amount of money: "size of the gift", "value of gifts", "amount paid out". */
function amountForms(column: ColumnProfile, bare: readonly string[]): HeaderForm[] {
  const [only, ...more] = bare;
  if (only !== undefined && more.length === 0 && /^[A-Z]{3}$/.test(column.unit ?? '') && isNumber(column))
    return amountWords.has(only)
      ? []
      : ['amount', 'value', 'sum'].map((word) => ({ words: [only, word], score: 0.9 }));
  if (!isNumber(column) || bare.length !== 2 || !bare.some((word) => amountWords.has(word))) return [];
  const thing = bare.find((word) => !amountWords.has(word));
  if (thing === undefined) return [];
  const said = [...amountWords].flatMap((word) => [
    [thing, word],
    [word, 'of', thing],
    [word, 'of', 'the', thing],
    [word, thing],
  ]);
  const isOut = bare.includes('pay');
  return [...said, ...(isOut ? said.map((words) => [...words, 'out']) : [])].map((words) => ({
    words,
    score: 0.9,
  }));
}

/** A length of time is called without its unit, and with it: "delay", "delay in minutes". */
function timeForms(column: ColumnProfile): HeaderForm[] {
  const words = wordsOfName(column.name).map(lemmaOf);
  const unit = words.at(-1);
  if (!isNumber(column) || unit === undefined || words.length < 2 || words.length > 5 || !timeUnits.has(unit))
    return [];
  const stem = words.slice(0, -1).filter((word) => word !== 'in');
  const full = { min: 'minute', sec: 'second', hr: 'hour', hrs: 'hour', h: 'hour' }[unit] ?? unit;
  const isLengthOf = ['length', 'duration'].includes(stem[0] ?? '') && stem[1] === 'of';
  return [
    ...(isLengthOf ? [{ words: stem.slice(2), score: 0.9, source: 'singular' as const }] : []),
    { words: stem, score: 0.93, source: 'singular' },
    { words: [...stem, 'in', full], score: 0.97 },
    { words: [...stem, 'time'], score: 0.85 },
    { words: [full, 'of', ...stem], score: 0.9 },
  ];
}

/** "flight number", "flight id" and "flight code" are one thing where the column is an id. */
function idForms(column: ColumnProfile, bare: readonly string[]): HeaderForm[] {
  const tail = bare.at(-1);
  if (column.role !== 'identifier' || bare.length < 2 || tail === undefined || !idTails.has(tail)) return [];
  const stem = bare.slice(0, -1);
  const isNumbered = ['no', 'nr', 'num', 'number'].includes(tail);
  return ['number', 'id', 'code', 'reference'].map((other) => ({
    words: [...stem, other],
    score: isNumbered && other === 'number' ? 0.98 : 0.8,
  }));
}

/** Nouns of what happened, by the verb in a header. */
const eventNouns = new Map(
  Object.entries({
    deliver: 'delivery',
    ship: 'shipment',
    dispatch: 'dispatch',
    pay: 'payment',
    arrive: 'arrival',
    depart: 'departure',
    return: 'return',
    receive: 'receipt',
    complete: 'completion',
    register: 'registration',
    cancel: 'cancellation',
    resolve: 'resolution',
    approve: 'approval',
    sell: 'sale',
    close: 'closing',
    open: 'opening',
    book: 'booking',
    apply: 'application',
    submit: 'submission',
    create: 'creation',
    admit: 'admission',
    inspect: 'inspection',
    subscribe: 'subscription',
    renew: 'renewal',
    expire: 'expiry',
    publish: 'publication',
    install: 'installation',
    hire: 'hiring',
    collect: 'collection',
    lodge: 'lodgement',
    enrol: 'enrolment',
    enroll: 'enrollment',
    transfer: 'transfer',
    settle: 'settlement',
    assess: 'assessment',
    discharge: 'discharge',
    launch: 'launch',
    redeem: 'redemption',
    decide: 'decision',
    validate: 'validation',
    issue: 'issue',
    construct: 'construction',
  }),
);

/** "2024 Units" are the units of 2024, in a table that has a column for each year. */
function ofYearForms(column: ColumnProfile): HeaderForm[] {
  const words = wordsOfName(column.name).map(lemmaOf);
  const year = [words.at(0), words.at(-1)].find((word) => word !== undefined && /^(19|20)\d\d$/.test(word));
  const thing = words.filter((word) => word !== year);
  if (!isNumber(column) || year === undefined || thing.length !== words.length - 1 || thing.length === 0)
    return [];
  const said = [
    ...['in', 'for', 'of'].map((link) => [...thing, link, year]),
    [...thing, year],
    [year, ...thing],
  ];
  return said.map((form) => ({ words: form, score: 0.95 }));
}

/** What took so long is told in hours, whatever it is called: "total hours" of what was worked. */
function durationForms(column: ColumnProfile): HeaderForm[] {
  if (column.unit !== hoursUnit) return [];
  const words = wordsOfName(column.name).map(lemmaOf);
  return ['hour', 'time', 'duration']
    .filter((word) => !words.includes(word))
    .flatMap((word) => [
      { words: [word], score: 0.85 },
      { words: [word, ...words], score: 0.92 },
      { words: [...words, word], score: 0.92 },
    ]);
}

/** An `open_year` is an opening year, a year of opening, and when it opened. */
function yearForms({ type }: ColumnProfile, bare: readonly string[]): HeaderForm[] {
  if (bare.length !== 2 || !bare.includes('year') || type === 'boolean') return [];
  const verb = bare.find((word) => word !== 'year') ?? '';
  const noun = originNouns.get(verb);
  const said = [
    ['year', 'of', verb],
    [verb, 'year'],
    ['year', verb],
    ['year', 'they', verb],
    ['year', 'it', verb],
  ];
  const named =
    noun === undefined
      ? []
      : [
          [noun, 'year'],
          ['year', 'of', noun],
          ['year', 'of', 'the', noun],
        ];
  return [...said, ...named].map((words) => ({ words, score: 0.92 }));
}

/** `delivered_at` is a delivery date, a delivered date and a date of delivery. */
function dateForms({ type }: ColumnProfile, bare: readonly string[]): HeaderForm[] {
  const [verb = '', tail, ...more] = bare;
  const isEvent = (type === 'date' || type === 'timestamp') && more.length === 0;
  if (!isEvent || !(tail === undefined || ['at', 'on', 'date'].includes(tail))) return [];
  const noun = eventNouns.get(verb);
  const said = [[verb, 'date'], ...(type === 'timestamp' ? [[verb, 'time']] : [])];
  const named =
    noun === undefined
      ? []
      : [
          [noun, 'date'],
          ['date', 'of', noun],
          ['date', 'of', 'the', noun],
        ];
  return [...said, ...named].map((words) => ({ words, score: 0.92 }));
}

/** A `document_type_code` is a document type, and a type. */
function codeForms({ type }: ColumnProfile, bare: readonly string[]): HeaderForm[] {
  if (type !== 'text' || bare.at(-1) !== 'code' || bare.length < 3) return [];
  return bare.slice(1, -1).map((_, index) => ({ words: bare.slice(index + 1, -1), score: 0.7 }));
}

const storePlaces = new Set('bin shelf rack aisle bay slot drawer locker'.split(' '));

/** `Bin Location` is the bin. */
function placeForms([place = '', tail, ...more]: readonly string[]): HeaderForm[] {
  const isPlace = storePlaces.has(place) && tail === 'location' && more.length === 0;
  return isPlace ? [{ words: [place], score: 0.92 }] : [];
}

/** Heads that are told without what they are of: the cause of a loss is the cause. */
const kindHeads = new Set(
  'cause reason type kind category class source method channel mode level status'.split(' '),
);

const turnedHeads = new Set(
  'reason cause type kind category status date name channel method source date mode class level priority'.split(
    ' ',
  ),
);

/** "Delay Reason" ↔ "reason for the delay"; "Cause of Loss" ↔ "loss cause". */
function turnedForms(bare: readonly string[]): HeaderForm[] {
  const [first, second, third] = bare;
  if (bare.length === 3 && second === 'of' && first !== undefined && third !== undefined)
    return [
      { words: [third, first], score: 0.92 },
      ...(kindHeads.has(first) ? [{ words: [first], score: 0.8 }] : []),
    ];
  if (bare.length !== 2 || first === undefined || second === undefined || !turnedHeads.has(second)) return [];
  return ['of', 'for', 'behind'].flatMap((link) => [
    { words: [second, link, first], score: 0.9 },
    { words: [second, link, 'the', first], score: 0.9 },
  ]);
}

function isNumber({ type, role }: ColumnProfile): boolean {
  return ['integer', 'decimal', 'double'].includes(type) && role !== 'identifier';
}
