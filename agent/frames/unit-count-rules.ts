import { unitOf } from '../dates/relative-phrases.ts';
import type { Lattice } from '../lattice/lattice.ts';
import type { Piece } from './fragments.ts';
import { columnsAt } from './terms.ts';

const openers = [
  ['on', 'how', 'many'],
  ['in', 'how', 'many'],
  ['during', 'how', 'many'],
  ['how', 'many'],
  ['number', 'of'],
  ['count', 'of'],
];
const telling = new Set('distinct different unique single separate'.split(' '));
const linking = new Set('with did do does was were had have has when where that'.split(' '));

/** "on how many days did we get orders", "number of different order dates": units of time are counted, each once. */
export function unitCountRule(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const word = (place: number): string => tokens[place]?.lower ?? '';
  const start = word(at) === 'the' ? at + 1 : at;
  const opener = openers.find((words) => words.every((own, index) => word(start + index) === own));
  if (!opener) return [];
  let next = start + opener.length;
  const isTold = telling.has(word(next));
  if (isTold) next += 1;
  // "order dates" are days of the date that is called so.
  const dated = columnsAt(lattice, next).flatMap(({ to, options }): Piece[] =>
    isTold && options.every(({ column }) => column.profile.type === 'date')
      ? [{ from: at, to, score: 0.99, fragment: { kind: 'unitCount', grain: 'day', of: null } }]
      : [],
  );
  // "order days" are days of the orders.
  const table = isTold
    ? (lattice.spans[next] ?? []).find((span) => span.kind === 'table' && span.to === next + 1)
    : undefined;
  const described = table ? next + 1 : next;
  const of = table?.kind === 'table' ? { options: table.links } : null;
  const grain = word(described) === 'dates' ? 'day' : unitOf(word(described));
  if (!grain || !/s$/.test(word(described))) return dated;
  const relation =
    word(described + 1) === 'on' || word(described + 1) === 'in' ? described + 2 : described + 1;
  const isAsked =
    isTold ||
    opener[0] === 'on' ||
    opener[0] === 'in' ||
    opener[0] === 'during' ||
    linking.has(word(described + 1));
  const isRelative = relation > described + 1 && ['which', 'what'].includes(word(relation));
  if (!isAsked && !isRelative) return dated;
  const to = isRelative ? relation + 1 : described + 1;
  return [...dated, { from: at, to, score: 0.99, fragment: { kind: 'unitCount', grain, of } }];
}
