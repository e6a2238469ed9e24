import { type RoleNet, readRoleNet, roleOdds, sumSigns, writeRoleNet } from '#agent/roles/role-net.ts';
import { type Role, roles } from '#agent/roles/roles.ts';
import { seededRandom } from './seeded-random.ts';

/** What one mention of a question does, and the signs beside it. */
export interface RoleExample {
  db: string;
  signs: string[];
  allowed: readonly Role[];
  role: Role;
}

const folds = 5;
const rounds = 14;
const rate = 0.05;
const width = 48;
/** So many of the signs, and of the units, are left out of each look at an example (Srivastava 2014). */
const signsDropped = 0.4;
const unitsDropped = 0.3;
const leastDatabases = 2;
const leastSeen = 4;

/** Signs that are seen beside few mentions, or in one database only, tell nothing of the language. */
function commonSigns(examples: readonly RoleExample[]): string[] {
  const seen = new Map<string, { count: number; databases: Set<string> }>();
  for (const { db, signs } of examples)
    for (const sign of new Set(signs)) {
      const known = seen.get(sign) ?? { count: 0, databases: new Set() };
      known.count += 1;
      if (known.databases.size < leastDatabases) known.databases.add(db);
      seen.set(sign, known);
    }
  return [...seen].flatMap(([sign, { count, databases }]) =>
    count >= leastSeen && databases.size >= leastDatabases ? [sign] : [],
  );
}

/** Numbers to be fitted by AdaGrad (Duchi 2011): each goes the slower, the further it has gone. */
class Fitted {
  readonly values: Float32Array;
  private readonly squares: Float32Array;

  constructor(length: number, first: () => number) {
    this.values = Float32Array.from({ length }, first);
    this.squares = new Float32Array(length).fill(0.1);
  }

  at(place: number): number {
    return this.values[place] ?? 0;
  }

  move(place: number, slope: number): void {
    const square = (this.squares[place] ?? 0) + slope * slope;
    this.squares[place] = square;
    this.values[place] = this.at(place) + (rate * slope) / Math.sqrt(square);
  }
}

/** Fits the net by the slopes of the logarithm of how likely each right role is, with dropout. */
export function fitRoles(examples: readonly RoleExample[]): RoleNet {
  const random = seededRandom(5);
  const signs = commonSigns(examples);
  const rowOf = new Map(signs.map((sign, row) => [sign, row]));
  const vectors = new Fitted(signs.length * width, () => (random() - 0.5) * 0.2);
  const bias = new Fitted(width, () => 0);
  const output = new Fitted(width * roles.length, () => (random() - 0.5) * 0.4);
  const rows = examples.map((example) => ({
    allowed: example.allowed.map((role) => roles.indexOf(role)),
    right: roles.indexOf(example.role),
    signs: [...new Set(example.signs)].flatMap((sign) => rowOf.get(sign) ?? []),
  }));
  const units = new Float64Array(width);
  const slopes = new Float64Array(width);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(rows, random);
    for (const row of rows) {
      const used = row.signs.filter(() => random() >= signsDropped);
      const share = 1 / Math.sqrt(Math.max(1, used.length));
      for (let unit = 0; unit < width; unit += 1) {
        let sum = 0;
        for (const sign of used) sum += vectors.at(sign * width + unit);
        const value = bias.at(unit) + share * sum;
        units[unit] = value > 0 && random() >= unitsDropped ? value / (1 - unitsDropped) : 0;
      }
      const sums = row.allowed.map((role) => {
        let told = 0;
        for (let unit = 0; unit < width; unit += 1)
          told += (units[unit] ?? 0) * output.at(unit * roles.length + role);
        return told;
      });
      const most = Math.max(...sums);
      const whole = sums.reduce((total, one) => total + Math.exp(one - most), 0);
      slopes.fill(0);
      for (const [place, role] of row.allowed.entries()) {
        const slope = (role === row.right ? 1 : 0) - Math.exp((sums[place] ?? 0) - most) / whole;
        if (Math.abs(slope) < 1e-4) continue;
        for (let unit = 0; unit < width; unit += 1) {
          const value = units[unit] ?? 0;
          if (value === 0) continue;
          slopes[unit] = (slopes[unit] ?? 0) + slope * output.at(unit * roles.length + role);
          output.move(unit * roles.length + role, slope * value);
        }
      }
      for (let unit = 0; unit < width; unit += 1) {
        const slope = (slopes[unit] ?? 0) / (1 - unitsDropped);
        if (slope === 0) continue;
        bias.move(unit, slope);
        for (const sign of used) vectors.move(sign * width + unit, slope * share);
      }
    }
  }
  // Of all signs together, each counts as it did among those that were left.
  const kept = Math.sqrt(1 - signsDropped);
  const net = {
    width,
    places: new Map(signs.map((sign, row) => [sign, row * width])),
    vectors: vectors.values.map((value) => value * kept),
    bias: bias.values,
    output: output.values,
  };
  return readRoleNet(writeRoleNet(net));
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const place = Math.floor(random() * (last + 1));
    const [one, other] = [items[last], items[place]];
    if (one !== undefined && other !== undefined) [items[last], items[place]] = [other, one];
  }
}

/** Nets of which each was fitted without a fifth of the databases, by database: a reading is then of words that were not fitted on it. */
export function foldedNets(examples: readonly RoleExample[]): (db: string) => RoleNet {
  const databases = [...new Set(examples.map(({ db }) => db))].sort();
  const foldOf = new Map(databases.map((db, place) => [db, place % folds]));
  const fitted = Array.from({ length: folds }, (_, fold) =>
    fitRoles(examples.filter(({ db }) => foldOf.get(db) !== fold)),
  );
  const [first] = fitted;
  if (!first) throw new Error('There are no examples.');
  return (db) => fitted[foldOf.get(db) ?? 0] ?? first;
}

/** How many mentions get their right role by nets that were not fitted on their database, from 0 to 1. */
export function rightShare(examples: readonly RoleExample[], netOf: (db: string) => RoleNet): number {
  const right = examples.filter(({ db, signs, allowed, role }) => {
    const net = netOf(db);
    const odds = roleOdds(net, sumSigns(net, signs), allowed);
    const [best] = [...odds].sort((left, other) => other[1] - left[1]);
    return best?.[0] === role;
  });
  return examples.length === 0 ? 0 : right.length / examples.length;
}
