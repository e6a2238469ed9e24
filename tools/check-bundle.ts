import { benchBundle } from '../bench/bundle.ts';
import { formatLine } from '../bench/lines.ts';

/** Holds what the pages may weigh: builds the front end, prints what is too heavy, and exits with 1 where something is. */
const lines = await benchBundle();
const over = lines.filter(({ value, limit }) => limit !== undefined && value > limit);
for (const line of over) console.error(formatLine(line));
console.log(`${lines.length} weights, ${over.length} over their limit`);
process.exitCode = over.length > 0 || lines.length === 0 ? 1 : 0;
