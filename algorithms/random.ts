/** Random numbers that a seed decides, the same on every machine. */
export interface Random {
  /** At least 0 and below 1, in steps of 2^-32. */
  next(): number;
  /** A whole number from 0 up to, not including, `limit` (at most 2^32). */
  below(limit: number): number;
  /** From the normal distribution of mean 0 and deviation 1. */
  normal(): number;
}

/**
 * `sfc32` of Chris Doty-Humphrey (PractRand): 128 bits of state, a period of at least 2^32 for every seed.
 * @param stream numbers of another stream of one seed have nothing to do with each other: one for each tree, start or fold, so that their order does not matter
 */
export function createRandom(seed: number, stream = 0): Random {
  const state = new Int32Array([seed | 0, Math.floor(seed / 4_294_967_296) | 0, stream | 0, 1]);
  const draw = (): number => {
    const [first = 0, second = 0, third = 0, count = 0] = state;
    const sum = (((first + second) | 0) + count) | 0;
    state[3] = count + 1;
    state[0] = second ^ (second >>> 9);
    state[1] = third + (third << 3);
    state[2] = ((third << 21) | (third >>> 11)) + sum;
    return sum >>> 0;
  };
  // The first numbers still look like the seed.
  for (let round = 0; round < 15; round += 1) draw();
  const next = (): number => draw() / 4_294_967_296;
  return {
    next,
    below: (limit) => Math.floor(next() * limit),
    normal: () => {
      // Box and Muller; the second of each pair is left, so that a draw has no memory.
      const radius = Math.sqrt(-2 * Math.log(1 - next()));
      return radius * Math.cos(2 * Math.PI * next());
    },
  };
}

/** @returns `count` different places below `size`, in the order of drawing; all of them where `count` is larger */
export function drawWithoutReplacement(random: Random, size: number, count: number): Int32Array {
  const wanted = Math.min(count, size);
  // Few of many: by a set, which needs no list of all (Floyd; Bentley 1987).
  if (wanted * 8 < size) {
    const drawn = new Set<number>();
    for (let last = size - wanted; last < size; last += 1) {
      const place = random.below(last + 1);
      drawn.add(drawn.has(place) ? last : place);
    }
    return shuffle(random, Int32Array.from(drawn));
  }
  const places = Int32Array.from({ length: size }, (_, place) => place);
  for (let at = 0; at < wanted; at += 1) swap(places, at, at + random.below(size - at));
  return places.slice(0, wanted);
}

/** In place (Fisher and Yates). */
export function shuffle<List extends Int32Array | Float64Array>(random: Random, list: List): List {
  for (let at = list.length - 1; at > 0; at -= 1) swap(list, at, random.below(at + 1));
  return list;
}

function swap(list: Int32Array | Float64Array, left: number, right: number): void {
  const kept = list[left] ?? 0;
  list[left] = list[right] ?? 0;
  list[right] = kept;
}
