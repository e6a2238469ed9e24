import { countedSigns } from '#agent/rows/judge.ts';
import { type BoostedTrees, type Examples, fitTrees, oddsOf, type TreeSettings } from './boosted-trees.ts';
import type { KnownQuestion, KnownReading } from './fit-readings.ts';
import { seededRandom } from './seeded-random.ts';

/** How a judge is fitted. */
export interface Fitting {
  trees: TreeSettings;
  /** A sign that fewer readings hold tells nothing. */
  leastSeen: number;
}

export const treeSettings = { ridge: 3, leastWeight: 3, signShare: 0.25, groupShare: 0.7, seed: 1 };
const folds = 5;
const foldSeed = 7;
const shares = [0.88, 0.9, 0.91, 0.92, 0.93];

export type NamedExamples = Examples & { names: string[] };

/** All readings as examples; those of a question that has many weigh less. */
export function examplesOf(questions: KnownQuestion[], { leastSeen }: Fitting): NamedExamples {
  const seen = new Map<string, number>();
  for (const { readings } of questions)
    for (const { signs } of readings)
      for (const sign of countedSigns(signs)) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const names = [...seen].flatMap(([sign, count]) => (count >= leastSeen ? [sign] : [])).sort();
  const places = new Map(names.map((name, place) => [name, place]));
  const all = questions.flatMap(({ readings, weight = 1 }, group) =>
    readings.map((reading) => ({ reading, group, weight: weight / Math.sqrt(readings.length) })),
  );
  return {
    names,
    features: names.length,
    held: all.map(({ reading }) => heldBy(reading, places)),
    isRight: Uint8Array.from(all, ({ reading }) => (reading.isRight ? 1 : 0)),
    weights: Float64Array.from(all, ({ weight }) => weight),
    groups: Uint16Array.from(all, ({ group }) => group),
  };
}

export function judgeOf(examples: Examples, { trees }: Fitting): BoostedTrees {
  return fitTrees(examples, trees);
}

function heldBy({ signs }: KnownReading, places: Map<string, number>): Uint16Array {
  return Uint16Array.from(countedSigns(signs).flatMap((sign) => places.get(sign) ?? []));
}

/** The reading of a question that is trusted most by a judge who has not seen its table. */
interface Top {
  fold: number;
  trust: number;
  reading: KnownReading;
}

/** Prints how many questions would be answered at which share of right ones, by folds of whole tables or databases. */
export function crossValidate(questions: KnownQuestion[], fitting: Fitting): void {
  const random = seededRandom(foldSeed);
  const foldOf = new Map(
    [...new Set(questions.map(({ db }) => db))].map((db) => [db, Math.floor(random() * folds)]),
  );
  const told = questions.filter(({ weight }) => weight === undefined);
  const tops: Top[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const examples = examplesOf(
      questions.filter(({ db }) => foldOf.get(db) !== fold),
      fitting,
    );
    const judge = judgeOf(examples, fitting);
    const places = new Map(examples.names.map((name, place) => [name, place]));
    for (const { db, readings, weight } of questions) {
      if (foldOf.get(db) !== fold || weight !== undefined) continue;
      const rated = readings.map((reading) => ({ reading, odds: oddsOf(judge, heldBy(reading, places)) }));
      const [best] = rated.sort((left, right) => right.odds - left.odds);
      if (best) tops.push({ fold, reading: best.reading, trust: 1 / (1 + Math.exp(-best.odds)) });
    }
    const total = told.filter(({ db }) => foldOf.get(db) === fold).length;
    printCoverage(
      `fold ${fold + 1}`,
      tops.filter((top) => top.fold === fold),
      total,
    );
  }
  printCoverage('all folds', tops, told.length);
  printThresholds('all', tops, told.length);
  const alone = tops.filter(({ reading }) => reading.signs.includes('frames none'));
  if (alone.length > 0) printThresholds('roles alone', alone, told.length);
}

function printCoverage(name: string, tops: Top[], total: number): void {
  const told = shares.map((share) => {
    const { answered, trust } = coverageAt(tops, share);
    return `${percent(answered, total)} from ${trust.toFixed(2)}`;
  });
  console.log(
    `${name.padEnd(10)} answered at ${shares.map((share, at) => `${share * 100} %: ${told[at]}`).join('; ')}`,
  );
}

const leastAnswered = 20;

/** The most that can be answered, by trust, while so many are right. */
function coverageAt(tops: Top[], share: number): { answered: number; trust: number } {
  let right = 0;
  let best = { answered: 0, trust: 1 };
  for (const [at, { reading, trust }] of answerable(tops).entries()) {
    if (reading.isRight) right += 1;
    if (at >= leastAnswered && right >= share * (at + 1)) best = { answered: at + 1, trust };
  }
  return best;
}

function answerable(tops: Top[]): Top[] {
  return tops.filter(({ reading }) => !reading.isAsked).sort((left, right) => right.trust - left.trust);
}

function printThresholds(name: string, tops: Top[], total: number): void {
  for (const least of [0.6, 0.65, 0.7, 0.75, 0.8, 0.82, 0.84, 0.86, 0.88, 0.9]) {
    const own = answerable(tops).filter(({ trust }) => trust >= least);
    const right = own.filter(({ reading }) => reading.isRight).length;
    console.log(
      `${name} from ${least}: answered ${percent(own.length, total)}, right ${percent(right, own.length)}`,
    );
  }
}

const forms = ['verdict', 'difference', 'choice', 'count', 'lookup', 'frames'];

/** How many questions have the right reading among theirs, by the form of their first reading. */
export function printForms(questions: KnownQuestion[]): void {
  const isReached = ({ readings }: KnownQuestion): boolean => readings.some(({ isRight }) => isRight);
  const formOf = ({ readings }: KnownQuestion): string =>
    forms.find((form) => readings.some(({ signs }) => signs.includes(form))) ?? 'none';
  for (const [form, own] of Map.groupBy(questions, formOf))
    console.log(
      `${form.padEnd(10)} ${own.length} questions, right reading among theirs ${percent(own.filter(isReached).length, own.length)}`,
    );
  console.log(
    `all        ${questions.length} questions, right reading among theirs ${percent(questions.filter(isReached).length, questions.length)}`,
  );
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}
