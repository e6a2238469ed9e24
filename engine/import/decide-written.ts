import type { DuckDBConnection } from '@duckdb/node-api';
import { hoursUnit } from '#kernel/format-number.ts';
import { currencyOf, measureUnitOf } from '../profile/units.ts';
import { readRows } from '../read-rows.ts';
import { quoteText } from '../sql-text.ts';
import { matches, planSql } from './column-plan.ts';
import { filledTexts } from './column-statistics.ts';
import { type Decision, type FileHabits, noteDecision, noteWarning } from './decision.ts';
import { spokenPattern } from './durations.ts';
import {
  currencyPattern,
  type DecimalMark,
  numberPartSql,
  spaces,
  wordPartSql,
  writtenPattern,
} from './number-rules.ts';
import { ambiguousMagnitudes, isT, magnitudes, powerOfT } from './written-powers.ts';
import type { WrittenPlan } from './written-sql.ts';

/** Units that are powers of ten of each other, and how the unit is written. */
const families: readonly Readonly<Record<string, readonly [power: number, unit: string]>>[] = [
  { mg: [-6, 'mg'], g: [-3, 'g'], gr: [-3, 'g'], kg: [0, 'kg'], t: [3, 't'] },
  { mm: [-3, 'mm'], cm: [-2, 'cm'], m: [0, 'm'], km: [3, 'km'] },
  { ml: [-3, 'ml'], cl: [-2, 'cl'], dl: [-1, 'dl'], l: [0, 'l'], hl: [2, 'hl'] },
  { wh: [-3, 'Wh'], kwh: [0, 'kWh'], mwh: [3, 'MWh'], gwh: [6, 'GWh'] },
  { w: [-3, 'W'], kw: [0, 'kW'], mw: [3, 'MW'], gw: [6, 'GW'] },
  { kb: [-3, 'KB'], mb: [0, 'MB'], gb: [3, 'GB'], tb: [6, 'TB'] },
];

interface Form {
  word: string;
  count: number;
  whole: number;
  fraction: number;
  /** How many have a currency behind their word. */
  ahead: number;
}

/** How the texts of a column that have a word behind their number are read. */
export interface WrittenReading {
  decision: Decision;
  /** How many of its texts. */
  count: number;
  /** RE2 condition of those texts, SQL over a column. */
  guard(column: string): string;
}

interface Place {
  connection: DuckDBConnection;
  relation: string;
}

/** Reads `$1.2M`, `300 g`, `1h 20m` as numbers; null where the words behind the numbers are of no one kind. */
export async function readWritten(
  place: Place,
  decision: Decision,
  habits: FileHabits,
): Promise<WrittenReading | null> {
  if (!(await beginsSo(place, decision.name))) return null;
  const known = habits.known?.unit ?? null;
  const spoken = await countSpoken(place, decision.name, known === hoursUnit);
  const marks: DecimalMark[] = habits.mark === 'comma' ? ['comma', 'point'] : ['point', 'comma'];
  const readings = [];
  for (const mark of marks) readings.push({ mark, ...(await findForms(place, decision.name, mark)) });
  const [first, second] = readings;
  if (first === undefined) return null;
  const best = second !== undefined && second.count > first.count ? second : first;
  const single = best.currencies.length === 1 ? (best.currencies[0] ?? null) : null;
  if (best.currencies.length > 0 && powerOfT(best.forms, best.mark, single) === null) {
    noteWarning(
      decision,
      'unit',
      `Column "${decision.name}" is kept as text: "T" beside its currency may stand for thousands or for trillions.`,
    );
    return null;
  }
  const plan = planOf(
    best.forms,
    best.mark,
    best.currencies.length > 0,
    powerOfT(best.forms, best.mark, single),
    known,
  );
  if (spoken > 0 && (plan === null || known === hoursUnit || (spoken > best.count && plan.unit !== null)))
    return asDurations(decision, spoken);
  if (plan === null) noteUnits(decision, best.forms);
  if (plan === null || best.currencies.length > 1) return null;
  const unit = plan.unit ?? best.currencies[0] ?? null;
  const read: Decision = { ...decision, findings: [...decision.findings], plan: plan.written, unit };
  noteDecision(read, 'unit', sentenceOf(decision.name, plan, unit), { kind: 'setType', type: 'text' });
  return {
    decision: read,
    count: best.forms
      .filter(({ word }) => Object.hasOwn(plan.written.powers, word))
      .reduce((sum, { count }) => sum + count, 0),
    guard: (column) => planSql(plan.written, column, true).guard,
  };
}

/** Quantities whose units are not multiples of each other by ten stay texts, which nobody can add up: that is told. */
function noteUnits(decision: Decision, forms: readonly Form[]): void {
  const named = forms.filter(({ word }) => word !== '');
  if (named.length < 2 || !named.every(({ word }) => isUnitWord(word))) return;
  const units = named.slice(0, 4).map(({ word }) => `"${word}"`);
  noteWarning(
    decision,
    'unit',
    `Column "${decision.name}" is kept as text: its numbers are in units of different kinds (${units.join(', ')}), which are not converted. Give all of them one unit in the file to compute with them.`,
  );
}

/** Days and weeks may be those of the calendar or of work. */
const spans = new Set(
  'd day days w week weeks month months yr year years tag tage woche wochen jour jours lb lbs oz ft in yd mi gal'.split(
    ' ',
  ),
);

function isUnitWord(word: string): boolean {
  const bare = word.replace(/\.$/, '');
  return (
    spans.has(bare) || measureUnitOf(bare) !== null || families.some((family) => Object.hasOwn(family, bare))
  );
}

/** Rows that tell whether a column is worth to be read whole: most columns of codes and addresses are not. */
const firstRows = 2_000;

async function beginsSo({ connection, relation }: Place, name: string): Promise<boolean> {
  const patterns = [writtenPattern('point'), writtenPattern('comma'), spokenPattern];
  const [row] = await readRows(
    connection,
    `SELECT count(*), count(*) FILTER (${patterns.map((pattern) => matches('v', pattern)).join(' OR ')})
     FROM (${filledTexts(relation, name)} LIMIT ${firstRows})`,
  );
  const [seen, fitting] = row ?? [];
  return Number(fitting) > 0.5 * Number(seen);
}

function asDurations(decision: Decision, count: number): WrittenReading {
  const read: Decision = {
    ...decision,
    findings: [...decision.findings],
    plan: { kind: 'duration' },
    unit: hoursUnit,
  };
  noteDecision(
    read,
    'type',
    `Column "${decision.name}" is read as durations: hours and minutes that add up.`,
    {
      kind: 'setType',
      type: 'text',
    },
  );
  return { decision: read, count, guard: (column) => planSql({ kind: 'duration' }, column, true).guard };
}

/** Texts that name hours or minutes beside another part, or different parts: a lone `min` in all of them is a unit. */
async function countSpoken({ connection, relation }: Place, name: string, isKnown: boolean): Promise<number> {
  const [row] = await readRows(
    connection,
    `SELECT count(*), count(DISTINCT regexp_replace(lower(v), '[^a-z]', '', 'g')), bool_or(regexp_matches(v, '[0-9].*[a-zA-Z].*[0-9]')) FROM (${filledTexts(relation, name)})
     WHERE ${matches('v', spokenPattern)} AND regexp_matches(v, '[0-9]')`,
  );
  const [count, forms, hasParts] = row ?? [];
  return isKnown || Number(forms) > 1 || hasParts === true ? Number(count) : 0;
}

async function findForms(
  { connection, relation }: Place,
  name: string,
  mark: DecimalMark,
): Promise<{ forms: Form[]; count: number; currencies: string[] }> {
  const pattern = writtenPattern(mark);
  const decimal = mark === 'point' ? '[.]' : ',';
  const ahead = quoteText(`\\p{L}[.]?[${spaces}]*${currencyPattern}[)]?$`);
  const rows = await readRows(
    connection,
    `SELECT word, count(*), max(length(regexp_replace(regexp_replace(n, '${decimal}[0-9]*$', ''), '[^0-9]', '', 'g'))),
       max(length(regexp_extract(n, '${decimal}([0-9]*)$', 1))), count(*) FILTER (regexp_matches(v, ${ahead})), coalesce(array_to_string(list_sort(list(DISTINCT c) FILTER (c <> '')), '|'), '')
     FROM (SELECT v, ${wordPartSql('v')} AS word, ${numberPartSql('v')} AS n, trim(regexp_extract(v, ${quoteText(currencyPattern)})) AS c
       FROM (${filledTexts(relation, name)}) WHERE ${matches('v', pattern)})
     GROUP BY word ORDER BY 2 DESC, 1 LIMIT 40`,
  );
  const forms = rows.map(
    ([word, count, whole, fraction, ahead]): Form => ({
      word: String(word ?? ''),
      count: Number(count),
      whole: Number(whole),
      fraction: Number(fraction),
      ahead: Number(ahead),
    }),
  );
  const signs = rows.flatMap((row) => String(row[5] ?? '').split('|')).filter((sign) => sign !== '');
  const currencies = [...new Set(signs.map((sign) => currencyOf(sign.replace(/^US\$$/, '$')) ?? sign))];
  return { forms, count: forms.reduce((sum, { count }) => sum + count, 0), currencies };
}

interface PowersOfUnit {
  written: WrittenPlan;
  unit: string | null;
  /** Words that were there. */
  words: string[];
}

function planOf(
  forms: readonly Form[],
  mark: DecimalMark,
  hasCurrency: boolean,
  ofT: number | null,
  known: string | null,
): PowersOfUnit | null {
  const words = forms.map(({ word }) => word);
  if (words.every((word) => word === '')) return null;
  const whole = Math.max(...forms.map((form) => form.whole), 1);
  const fraction = Math.max(...forms.map((form) => form.fraction));
  const plan = (powers: Record<string, number>, unit: string | null): PowersOfUnit | null => {
    const span =
      Math.max(0, ...Object.values(powers)) + Math.max(0, ...Object.values(powers).map((power) => -power));
    // What is multiplied must fit in a decimal of 38 digits.
    if (whole + fraction + span + 1 > 36) return null;
    return { written: { kind: 'written', mark, whole, fraction, powers }, unit, words };
  };
  const isAmount =
    words.every((word) => isT(word) || Object.hasOwn(magnitudes, word)) &&
    (hasCurrency || words.some((word) => !ambiguousMagnitudes.has(word)));
  const powerOf = (word: string): number => (isT(word) ? (ofT ?? 0) : (magnitudes[word] ?? 0));
  if (isAmount) return plan(Object.fromEntries(words.map((word) => [word, powerOf(word)])), null);
  if (hasCurrency) return null;
  const named = words.filter((word) => word !== '');
  const family = families.find((each) => named.every((word) => Object.hasOwn(each, word)));
  const [most = ''] = named;
  const ofTable = Object.values(family ?? {}).find(([, unit]) => unit === known);
  if (family !== undefined && (named.length > 1 || ofTable !== undefined)) {
    const [base = 0, unit = ''] = ofTable ?? commonest(family, forms) ?? [];
    return plan(Object.fromEntries(named.map((word) => [word, (family[word]?.[0] ?? 0) - base])), unit);
  }
  const unit = named.length === 1 ? measureUnitOf(most.replace(/\.$/, '')) : null;
  // A letter alone may be the part of a code: `12 A`, `5 M`.
  return unit === null || (most.length === 1 && !['g', 'l', 'h', 't'].includes(most))
    ? null
    : plan({ [most]: 0 }, unit);
}

/** The unit that most numbers have; of several that as many have, the largest: the same file always has the same. */
function commonest(
  family: (typeof families)[number],
  forms: readonly Form[],
): readonly [power: number, unit: string] | undefined {
  const named = forms.filter(({ word }) => word !== '');
  const most = Math.max(...named.map(({ count }) => count));
  return named
    .filter(({ count }) => count === most)
    .map(({ word }) => family[word] ?? ([0, ''] as const))
    .toSorted(([a], [b]) => b - a)[0];
}

function sentenceOf(name: string, { words, unit: measured }: PowersOfUnit, unit: string | null): string {
  const list = words.filter((word) => word !== '').slice(0, 4);
  const marks = list
    .map((word) => `"${word.length === 1 && measured === null ? word.toUpperCase() : word}"`)
    .join(', ');
  if (measured === null)
    return `In column "${name}", ${marks} behind the numbers ${list.length === 1 ? 'is' : 'are'} read as thousands, millions and so on${unit === null ? '' : `, in ${unit}`}.`;
  return list.length === 1
    ? `The ${marks} behind the numbers of column "${name}" became its unit.`
    : `In column "${name}", ${marks} are converted to ${measured}.`;
}
