import type { CatalogTable } from '#kernel/catalog.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';

/** Tables that are called by what happens: their rows are the things that it happens to, as the columns say. */
const happenings = new Set('departure arrival movement schedule timetable operation'.split(' '));
const things: [string, Set<string>][] = [
  ['flight', new Set('flight airline aircraft gate airport runway'.split(' '))],
  ['train', new Set('train platform locomotive railway'.split(' '))],
  ['bus', new Set('bus coach'.split(' '))],
  ['ferry', new Set(['ferry'])],
  ['ship', new Set('vessel ship berth'.split(' '))],
];

/** "flights" of a table Departures with airlines; empty for every other table. */
export function movingThings(table: CatalogTable): string[] {
  const noun = lemmasIn(table.name).findLast((word) => !/^\d+$/.test(word)) ?? '';
  if (!happenings.has(noun)) return [];
  const words = new Set(table.profile.columns.flatMap(({ name }) => lemmasIn(name)));
  const thing = things.find(([, signs]) => !signs.isDisjointFrom(words));
  return thing ? [thing[0]] : [];
}

function lemmasIn(name: string): string[] {
  return wordsOfName(name).map(lemmaOf);
}
