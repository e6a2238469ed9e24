import { tableAlgorithms } from '#algorithms/index.ts';
import { cloudSet } from './sets.ts';
import { settingsOf, targetOf } from './tables.ts';

/** One algorithm, named by its id, on a million rows with its defaults; prints what it took. */
const algorithm = tableAlgorithms.find(({ manifest }) => manifest.id === process.argv[2]);
if (!algorithm) throw new Error(`There is no algorithm ${process.argv[2]}.`);
const { rows, labels } = cloudSet(1_000_000, 20, 3);
const target = algorithm.manifest.tasks.includes('classification') ? targetOf(labels, true) : null;
const began = performance.now();
const model = algorithm.fit(rows, target, settingsOf(algorithm), { seed: 1 });
const fitted = performance.now();
algorithm.predict(model, rows);
console.log(
  JSON.stringify({
    fitMs: fitted - began,
    predictMs: performance.now() - fitted,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
);
