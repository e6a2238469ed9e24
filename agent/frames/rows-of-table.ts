import type { Lattice } from '../lattice/lattice.ts';
import { lemmasOfName } from '../model/name-phrases.ts';

/** "How many records does each pilot have", where one of the tables holds pilot records: those, and not whatever rows there are. */
export function isRowsOfTable({ model, tokens }: Lattice, at: number): boolean {
  const lemma = tokens[at]?.lemma ?? '';
  return (
    model.tables.size > 1 &&
    [...model.tables.values()].some(({ name }) => lemmasOfName(name).at(-1) === lemma)
  );
}
