import type { Lattice } from './lattice.ts';

/** What a whole question says, found once for each lattice: rules ask it at every word. To be called once the lattice is built. */
export function oncePerLattice<T>(find: (lattice: Lattice) => T): (lattice: Lattice) => T {
  const known = new WeakMap<Lattice, { value: T }>();
  return (lattice) => {
    const found = known.get(lattice) ?? { value: find(lattice) };
    known.set(lattice, found);
    return found.value;
  };
}

/** The same of what stands at each word. */
export function oncePerWord<T>(
  find: (lattice: Lattice, at: number) => T,
): (lattice: Lattice, at: number) => T {
  const known = new WeakMap<Lattice, Map<number, T>>();
  return (lattice, at) => {
    const ofLattice = known.get(lattice) ?? new Map<number, T>();
    known.set(lattice, ofLattice);
    const found = ofLattice.get(at);
    if (found !== undefined) return found;
    const value = find(lattice, at);
    ofLattice.set(at, value);
    return value;
  };
}
