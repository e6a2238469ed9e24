import { createWriteStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refusalOf } from '#agent/answer/decline.ts';
import { describeReply } from '#agent/answer/describe.ts';
import { buildLattice } from '#agent/lattice/lattice.ts';
import { findInModels } from '#agent/lattice/unlisted-values.ts';
import { buildSemanticModel, type SemanticModel } from '#agent/model/semantic-model.ts';
import { findPlans } from '#agent/planning/candidates.ts';
import { isAsked, type JudgedReading, judgedReadings } from '#agent/rows/judged-readings.ts';
import { needsRows } from '#agent/rows/row-doubts.ts';
import { isNameless, type RowTable, readRowTable } from '#agent/rows/row-table.ts';
import { normaliseQuestion } from '#agent/text/tokens.ts';
import { questionTokens } from '#agent/text/turned-questions.ts';
import { type EvalDatabase, openEvalDatabase } from './eval-database.ts';
import { isBlind, isUseful, type Question } from './eval-score.ts';

/** A reading as the judge sees it, and whether it is right. */
export interface KnownReading {
  signs: string[];
  told: string;
  isRight: boolean;
  /** It is asked back however much it is trusted. */
  isAsked: boolean;
  isOfFrames: boolean;
}

export interface KnownQuestion {
  id: string;
  db: string;
  question: string;
  readings: KnownReading[];
  /** Of what is only learnt from, beside the questions that the judge is measured on: how much it counts. */
  weight?: number;
}

const today = '2026-11-20';

/** All readings of the open questions over tables that are called nothing, one question a line, to the file; the blind third is left out. */
export async function writeReadings(directory: string, every: number, file: string): Promise<void> {
  const questions = (await readFile(join(directory, 'questions.jsonl'), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Question)
    .filter(({ id }, index) => index % every === 0 && !isBlind(id));
  const lines = createWriteStream(file);
  let count = 0;
  for (const [db, own] of Map.groupBy(questions, (question) => question.db)) {
    const folder = join(directory, 'tables', db);
    if (!existsSync(folder)) continue;
    const database = await openEvalDatabase(folder);
    const model = buildSemanticModel(database.catalog);
    const table = await readRowTable(model, database.run, undefined);
    for (const question of own) {
      const readings = table && isNameless(table.table) ? await readingsOf(question, table, database) : [];
      const known: KnownQuestion = { id: question.id, db, question: question.question, readings };
      lines.write(`${JSON.stringify(known)}\n`);
      count += 1;
      if (count % 500 === 0) console.log(`${count} of ${questions.length} questions are read`);
    }
    database.close();
  }
  await new Promise((resolve) => lines.end(resolve));
}

export async function knownQuestions(file: string): Promise<KnownQuestion[]> {
  return (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as KnownQuestion);
}

/** What the agent would weigh, in the same order of steps (`sources/read-areas.ts`). */
async function readingsOf(
  { question, gold, ordered }: Question,
  table: RowTable,
  { run }: EvalDatabase,
): Promise<KnownReading[]> {
  const { model } = table;
  const text = normaliseQuestion(question);
  if (isHandledBefore(text, model)) return [];
  const tokens = questionTokens(text);
  const [found = model] = await findInModels([model], tokens, run, undefined);
  const search = findPlans(buildLattice(found, tokens, today));
  if (search.isOpen) return [];
  const [best] = search.candidates;
  const candidates = best && needsRows(found, tokens, best.plan) ? [] : search.candidates;
  const readings = await judgedReadings({ ...table, model: found }, tokens, candidates, run, undefined);
  return readings.map((reading) => ({
    signs: reading.signs,
    told: reading.told,
    isRight: isUseful(reading.result.rows, gold, ordered),
    isAsked: isConfirmed(reading),
    isOfFrames: reading.isOfFrames,
  }));
}

function isHandledBefore(text: string, model: SemanticModel): boolean {
  return refusalOf(text, model, null) !== null || describeReply(model, text, 0, 'en') !== null;
}

const confirmedSources = new Set(['fuzzy', 'part']);

/** Which values of the frames `ask.ts` lets the asker confirm. */
function isConfirmed(reading: JudgedReading): boolean {
  const { candidate, isOfFrames } = reading;
  if (!isOfFrames) return isAsked(reading);
  const isOfNearValue = candidate.parts.filters.some(
    (filter) => filter.kind === 'values' && filter.values.some(({ source }) => confirmedSources.has(source)),
  );
  return candidate.isProposed === true || isOfNearValue;
}
