import { benchBundle } from './bundle.ts';
import { benchConnect } from './connect.ts';
import { benchCrowd } from './crowd.ts';
import { benchImport } from './import.ts';
import { formatLine } from './lines.ts';
import { benchLongQuestions } from './long-questions.ts';
import { benchForecasts } from './models/forecasts.ts';
import { benchTableModels } from './models/tables.ts';
import { benchMonthly } from './monthly.ts';
import { benchPage } from './page.ts';
import { benchAnswers, benchPlanning } from './planning.ts';
import { benchQueries } from './queries.ts';
import { benchServer } from './server.ts';
import { benchUpload } from './upload.ts';

/** `npm run bench`: every figure, one line each; `npm run bench -- upload` for one group. */
const groups = {
  answers: benchAnswers,
  bundle: benchBundle,
  connect: benchConnect,
  forecasts: benchForecasts,
  crowd: async () => [...(await benchLongQuestions()), ...(await benchCrowd())],
  import: benchImport,
  models: benchTableModels,
  monthly: benchMonthly,
  page: benchPage,
  planning: benchPlanning,
  queries: benchQueries,
  server: benchServer,
  upload: benchUpload,
};

const wanted = process.argv.slice(2);
for (const [name, measure] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  for (const line of await measure()) console.log(formatLine(line));
}
process.exit(0);
