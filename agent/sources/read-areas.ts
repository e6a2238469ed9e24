import type { RunQuery } from '#kernel/catalog.ts';
import { untoldDeed } from '../guards/untold-deeds.ts';
import { untoldRate } from '../guards/untold-rates.ts';
import { buildLattice, type Lattice } from '../lattice/lattice.ts';
import { findInModels } from '../lattice/unlisted-values.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { findCandidates, findPlans, findUnknown } from '../planning/candidates.ts';
import { keepsNever } from '../planning/denied-plans.ts';
import { findRelated } from '../planning/related-candidates.ts';
import type { Candidate, Search } from '../planning/search.ts';
import { readRows } from '../rows/read-rows.ts';
import { asksOfRows, needsRows } from '../rows/row-doubts.ts';
import { isSpokenOf } from '../rows/row-vocabulary.ts';
import { withSecondMethod } from '../rows/second-method.ts';
import { normaliseQuestion, type Token } from '../text/tokens.ts';
import { questionTokens } from '../text/turned-questions.ts';
import { type Area, areasOf, catalogOfTables } from './areas.ts';
import { readScope } from './scope-words.ts';

/** What a question may mean in one area. */
export interface AreaReading {
  area: Area;
  model: SemanticModel;
  search: Search;
}

export interface AreaReader {
  today: string;
  run: RunQuery;
  signal?: AbortSignal;
  modelOf: (catalog: Area['catalog']) => SemanticModel;
  /** What no area understands is read by the dictionary. */
  usesDictionary: boolean;
}

/** Readings of a question, the person's own sources first. */
export interface SourceReadings {
  readings: AreaReading[];
  /** The question said itself where to look. */
  isScoped: boolean;
}

/** Two areas whose readings score alike both fit; a clearly better reading elsewhere makes the choice doubtful. */
export const areaMargin = 0.3;

/** Reads a question in each area of the catalog, or where its words say to look. Areas without a plan come last. */
export async function readAreas(
  catalog: Area['catalog'],
  tokens: Token[],
  reader: AreaReader,
): Promise<SourceReadings> {
  const scope = readScope(catalog, tokens);
  if (!scope) return { readings: await readAll(areasOf(catalog), tokens, reader), isScoped: false };
  const areas = areasOf(catalogOfTables(catalog, scope.tables));
  const isInside = (search: Search): Search =>
    scope.roots === null
      ? search
      : {
          ...search,
          candidates: search.candidates.filter(({ plan }) => scope.roots?.has(plan.root)),
        };
  for (const words of [scope.rest, scope.named]) {
    const readings = await readAll(areas, words, reader);
    const inside = readings.map((reading) => ({ ...reading, search: isInside(reading.search) }));
    if (inside.some(({ search }) => search.candidates.length > 0))
      return { readings: byFit(inside), isScoped: true };
  }
  const outside = await readAll(areas, scope.rest, reader);
  return {
    readings: outside.map((reading) => ({ ...reading, search: isInside(reading.search) })),
    isScoped: true,
  };
}

async function readAll(areas: Area[], tokens: Token[], reader: AreaReader): Promise<AreaReading[]> {
  const readings: AreaReading[] = [];
  const lattices = new Map<Area, Lattice>();
  const plain = areas.map(({ catalog }) => reader.modelOf(catalog));
  const models = await findInModels(plain, tokens, reader.run, reader.signal);
  const isOneOfMany = areas.filter(({ isSample }) => !isSample).length > 1;
  for (const [at, area] of areas.entries()) {
    const model = models[at] ?? reader.modelOf(area.catalog);
    const lattice = buildLattice(model, tokens, reader.today);
    const untold = untoldDeed(lattice) ?? untoldRate(lattice);
    // Whoever reads it, rows or words: what the data do not tell is no number of theirs.
    if (untold !== null) {
      readings.push({ area, model, search: untoldSearch(untold) });
      continue;
    }
    lattices.set(area, lattice);
    const search = findPlans(lattice);
    // What the frames cannot read may still be read row by row.
    const [best] = search.candidates;
    const isOfRows =
      !area.isSample &&
      search.isOpen !== true &&
      // Of several sources, one that no word speaks of is not meant.
      (!isOneOfMany || isSpokenOf(model, tokens)) &&
      (!best || needsRows(model, tokens, best.plan));
    const words = tokens.map(({ lower }) => lower);
    const ofRows = isOfRows
      ? (await readRows(model, tokens, reader.run, reader.signal)).filter(({ plan }) =>
          keepsNever(words, plan),
        )
      : [];
    // A row that adds up others is no reason to tell nothing: it is told that it counts.
    const isLeft = isOfRows && (ofRows.length > 0 || !best || asksOfRows(tokens, best.plan));
    const candidates = isLeft
      ? ofRows
      : area.isSample
        ? search.candidates
        : (await withSecondMethod(model, tokens, search.candidates, reader.run, reader.signal)).filter(
            (candidate) => search.candidates.includes(candidate) || keepsNever(words, candidate.plan),
          );
    readings.push({ area, model, search: { ...search, candidates } });
  }
  if (hasPlan(readings)) return byFit(readings);
  // Only a question without an answer is told by the words that nothing knows.
  const unread = readings.map((reading) => withUnknown(reading, lattices));
  return byFit(reader.usesDictionary ? unread.map((reading) => related(reading, lattices)) : unread);
}

function untoldSearch(reason: string): Search {
  return { candidates: [], refusals: [reason], unknown: [], isOpen: true, isUntold: true };
}

function withUnknown(reading: AreaReading, lattices: Map<Area, Lattice>): AreaReading {
  const lattice = lattices.get(reading.area);
  return lattice ? { ...reading, search: { ...reading.search, unknown: findUnknown(lattice) } } : reading;
}

function hasPlan(readings: AreaReading[]): boolean {
  return readings.some(({ search }) => search.candidates.length > 0);
}

function related(reading: AreaReading, lattices: Map<Area, Lattice>): AreaReading {
  const lattice = lattices.get(reading.area);
  if (reading.search.isUntold) return reading;
  const candidates = lattice ? findRelated(lattice, reading.search) : [];
  return { ...reading, search: { ...reading.search, candidates } };
}

/** The statement that a question is read to among these tables; null where it has none or is not clear. */
export function clearStatement(
  question: string,
  model: SemanticModel,
  today: string,
  ambiguityMargin: number,
): string | null {
  return clearReading(question, model, today, ambiguityMargin)?.sql ?? null;
}

/** The same with its plan. */
export function clearReading(
  question: string,
  model: SemanticModel,
  today: string,
  ambiguityMargin: number,
): Candidate | null {
  const tokens = questionTokens(normaliseQuestion(question));
  const scope = readScope(model.catalog, tokens);
  const { candidates } = findCandidates(buildLattice(model, scope?.rest ?? tokens, today));
  const [best, second] = scope?.roots
    ? candidates.filter(({ plan }) => scope.roots?.has(plan.root))
    : candidates;
  // What is only proposed is asked back.
  const isClear = best && !best.isProposed && (!second || best.score - second.score >= ambiguityMargin);
  return isClear ? best : null;
}

/** Own sources before the sample, better readings first; of those that fail, the one that knows most words. */
function byFit(readings: AreaReading[]): AreaReading[] {
  const fits = ({ search }: AreaReading): number => (search.candidates.length > 0 ? 1 : 0);
  const score = ({ search }: AreaReading): number => search.candidates[0]?.score ?? -search.unknown.length;
  return [...readings].sort(
    (left, right) =>
      fits(right) - fits(left) ||
      (fits(left) === 1 ? Number(left.area.isSample) - Number(right.area.isSample) : 0) ||
      score(right) - score(left),
  );
}
