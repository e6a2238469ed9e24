import type { Lattice } from '../lattice/lattice.ts';
import { kindOf, type Mention } from './mentions.ts';
import type { Role } from './roles.ts';

/** A question as a row of mentions and of the words between them. */
export interface Sketch {
  mentions: Mention[];
  kinds: string[];
  /** Words as they were said, each mention as its kind. */
  units: string[];
  /** Where each mention stands among the units. */
  places: number[];
  about: string[];
}

/** Words that say what is done with what stands beside them; which of them a question has is a sign wherever they stand. */
const telling = new Set(
  (
    'how many number count average mean total sum maximum minimum max min most least fewest highest lowest largest smallest common popular each every per ' +
    'different distinct order ordered sort sorted ascending descending alphabetical alphabetically more than at least not no never without but both or and ' +
    'whose with all top also corresponding respective any some'
  ).split(' '),
);

export function sketchOf({ tokens }: Lattice, mentions: Mention[]): Sketch {
  const units: string[] = [];
  const places: number[] = [];
  const kinds = mentions.map(kindOf);
  let at = 0;
  for (const [index, mention] of mentions.entries()) {
    for (; at < mention.from; at += 1) units.push(tokens[at]?.lower ?? '');
    places.push(units.length);
    units.push(`<${kinds[index]?.[0] ?? ''}>`);
    at = mention.to;
  }
  for (; at < tokens.length; at += 1) units.push(tokens[at]?.lower ?? '');
  const about = [...new Set(units.filter((unit) => telling.has(unit)))];
  return { mentions, kinds, units, places, about };
}

/** What the mentions before the one at `index` do, as it speaks for its own role. */
export function signsOfRoles(
  { kinds, units, places }: Sketch,
  index: number,
  roles: readonly Role[],
): string[] {
  const kind = kinds[index] ?? '';
  const before = roles[index - 1] ?? null;
  const previous = places[index - 1];
  const between = previous === undefined ? '<s>' : units.slice(previous + 1, places[index] ?? 0).join(' ');
  return [
    `before ${before} ${between}`,
    `before ${before}`,
    `before ${roles[index - 2] ?? null} ${before}`,
    ...roles.slice(0, index).map((role) => `done ${role}`),
  ].map((sign) => `${kind} ${sign}`);
}

/**
 * All else that speaks for one role or another of the mention at `index`: the words around it, and what it may stand for. Only words of the language tell
 * anything here: what the data are about has no part in it.
 */
export function signsOfWords(lattice: Lattice, sketch: Sketch, index: number): string[] {
  const { mentions, kinds, units, places, about } = sketch;
  const mention = mentions[index];
  const place = places[index] ?? 0;
  const kind = kinds[index] ?? '';
  if (!mention) return [];
  const unit = (step: number): string => units[place + step] ?? (place + step < 0 ? '<s>' : '</s>');
  const [l1, l2, l3, r1, r2, r3] = [unit(-1), unit(-2), unit(-3), unit(1), unit(2), unit(3)];
  const next = places[index + 1];
  const behind = next === undefined ? '</s>' : units.slice(place + 1, next).join(' ');
  const signs = [
    '',
    `l1 ${l1}`,
    `l2 ${l2}`,
    `l3 ${l3}`,
    `r1 ${r1}`,
    `r2 ${r2}`,
    `r3 ${r3}`,
    `l21 ${l2} ${l1}`,
    `l321 ${l3} ${l2} ${l1}`,
    `lr ${l1} ${r1}`,
    `r12 ${r1} ${r2}`,
    `opens ${units.slice(0, 2).join(' ')}`,
    `opens ${units[0]}`,
    `at ${Math.min(3, index)}`,
    `left ${Math.min(2, mentions.length - 1 - index)}`,
    `of ${Math.min(5, mentions.length)}`,
    `r4 ${unit(4)}`,
    `l4 ${unit(-4)}`,
    `r5 ${unit(5)}`,
    `r123 ${r1} ${r2} ${r3}`,
    `next two ${kinds[index + 1] ?? '</s>'} ${kinds[index + 2] ?? '</s>'}`,
    ...units.slice(0, place).map((word) => `left ${word}`),
    ...units.slice(place + 1).map((word) => `right ${word}`),
    ...kindsAfter(sketch, index),
    ...twins(sketch, index),
    `behind ${behind} ${kinds[index + 1] ?? ''}`,
    `next ${kinds[index + 1] ?? '</s>'}`,
    `last ${kinds[index - 1] ?? '<s>'}`,
    ...mentionSigns(lattice, mention),
    ...nearest(units, place),
    ...about.map((word) => `has ${word}`),
  ];
  return signs.map((sign) => `${kind} ${sign}`);
}

/** What stands behind: a value or number still to come wants a condition, another column may be shown. */
function kindsAfter({ kinds }: Sketch, index: number): string[] {
  return [...new Set(kinds.slice(index + 1))].map((kind) => `later ${kind}`);
}

/** Whether the same column or table is spoken of before or behind. */
function twins({ mentions }: Sketch, index: number): string[] {
  const own = mentions[index];
  const isSame = (other: Mention): boolean =>
    other.columns.some(({ column }) => own?.columns[0]?.column === column) ||
    other.tables.some(({ table }) => own?.tables[0]?.table === table);
  return [
    ...(mentions.slice(0, index).some(isSame) ? ['said before'] : []),
    ...(mentions.slice(index + 1).some(isSame) ? ['said again'] : []),
  ];
}

function mentionSigns({ tokens }: Lattice, { from, to, columns, tables, values, number }: Mention): string[] {
  const last = tokens[to - 1];
  const [column] = columns;
  const isPlural = last !== undefined && last.lower !== last.lemma && last.lower.endsWith('s');
  return [
    ...(isPlural ? ['plural'] : []),
    ...(column
      ? [`is ${column.column.profile.type}`, `is ${column.column.profile.role}`, `by ${column.source}`]
      : []),
    ...(columns.length > 1 ? ['several columns'] : []),
    ...(column?.column.profile.isUnique ? ['unique'] : []),
    ...(tables.length > 0 && columns.length > 0 ? ['column and table'] : []),
    `ends ${last?.lemma === 'name' || last?.lemma === 'id' ? last.lemma : ''}`,
    ...(to - from > 1 ? ['several words'] : []),
    ...tokens.slice(from, to).flatMap(({ lower }) => (telling.has(lower) ? [`holds ${lower}`] : [])),
    ...(tables[0] ? [`table by ${tables[0].source}`] : []),
    ...(values[0] ? [`value by ${values[0].source}`] : []),
    ...(number !== null ? [`number ${Math.min(11, Math.round(number))}`] : []),
  ];
}

const farthest = 8;

/** The telling words nearest on the left, and how far away they are. */
function nearest(units: string[], place: number): string[] {
  const found: string[] = [];
  for (let step = 1; step <= farthest && place - step >= 0 && found.length < 3; step += 1) {
    const word = units[place - step] ?? '';
    if (telling.has(word)) found.push(`far ${word} ${step > 4 ? 'away' : step}`, `some ${word}`);
  }
  return found;
}
