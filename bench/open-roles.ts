import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildLattice } from '#agent/lattice/lattice.ts';
import { buildSemanticModel } from '#agent/model/semantic-model.ts';
import { mentionsOf } from '#agent/roles/mentions.ts';
import { signsOfRoles, signsOfWords, sketchOf } from '#agent/roles/role-signs.ts';
import { rolesOf } from '#agent/roles/roles.ts';
import { normaliseQuestion } from '#agent/text/tokens.ts';
import { questionTokens } from '#agent/text/turned-questions.ts';
import { openEvalDatabase } from './eval-database.ts';
import { isBlind, type Question } from './eval-score.ts';
import { readGoldQuery } from './gold-query.ts';
import { goldRoles } from './gold-roles.ts';
import type { RoleExample } from './role-model.ts';

const today = '2026-11-20';

/** Each mention of the open questions over several tables, with what its right statement does with it. The blind third is left out. */
export async function openRoles(directory: string): Promise<RoleExample[]> {
  const questions = (await readFile(join(directory, 'questions.jsonl'), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Question)
    .filter(({ id }) => !isBlind(id));
  const examples: RoleExample[] = [];
  for (const [db, own] of Map.groupBy(questions, (question) => question.db)) {
    const folder = join(directory, 'tables', db);
    if (!existsSync(folder)) continue;
    const database = await openEvalDatabase(folder);
    const model = buildSemanticModel(database.catalog);
    for (const { question, sql } of own) {
      const gold = readGoldQuery(sql ?? '');
      const lattice = buildLattice(model, questionTokens(normaliseQuestion(question)), today);
      const sketch = sketchOf(lattice, mentionsOf(lattice));
      const told = gold && goldRoles(model, sketch, gold);
      if (!told) continue;
      for (const [index, role] of told.entries())
        examples.push({
          db,
          signs: [...signsOfWords(lattice, sketch, index), ...signsOfRoles(sketch, index, told)],
          allowed: rolesOf(sketch.kinds[index] ?? ''),
          role,
        });
    }
    database.close();
  }
  return examples;
}
