import { type RoleWeights, roleOdds } from '#agent/roles/role-odds.ts';
import type { Role } from '#agent/roles/roles.ts';
import { seededRandom } from './seeded-random.ts';

/** What one mention of a question does, and the signs beside it. */
export interface RoleExample {
  db: string;
  signs: string[];
  allowed: readonly Role[];
  role: Role;
}

const rounds = 8;
const folds = 5;
const rate = 0.25;
const ridge = 2e-5;
const leastDatabases = 3;
const leastSeen = 5;

/** Signs that are seen beside few mentions, or in few databases, tell nothing of the language. */
function commonSigns(examples: readonly RoleExample[]): Set<string> {
  const seen = new Map<string, { count: number; databases: Set<string> }>();
  for (const { db, signs } of examples)
    for (const sign of signs) {
      const known = seen.get(sign) ?? { count: 0, databases: new Set() };
      known.count += 1;
      if (known.databases.size < leastDatabases) known.databases.add(db);
      seen.set(sign, known);
    }
  return new Set(
    [...seen].flatMap(([sign, { count, databases }]) =>
      count >= leastSeen && databases.size >= leastDatabases ? [sign] : [],
    ),
  );
}

/** A multinomial logistic regression over binary signs, by AdaGrad (Duchi 2011) with a ridge, averaged over the last rounds. */
export function fitRoles(examples: readonly RoleExample[]): RoleWeights {
  const common = commonSigns(examples);
  const weights = new Map<string, Map<Role, number>>();
  const squares = new Map<string, Map<Role, number>>();
  for (const sign of common) {
    weights.set(sign, new Map());
    squares.set(sign, new Map());
  }
  const kept = examples.map((example) => ({
    ...example,
    signs: example.signs.filter((sign) => common.has(sign)),
  }));
  const random = seededRandom(5);
  for (let round = 0; round < rounds; round += 1) {
    const order = kept
      .map((example) => ({ example, at: random() }))
      .sort((left, right) => left.at - right.at);
    for (const { example } of order) {
      const odds = roleOdds(weights, example.signs, example.allowed);
      for (const [role, logOdds] of odds) {
        const slope = (role === example.role ? 1 : 0) - Math.exp(logOdds);
        if (Math.abs(slope) < 1e-4) continue;
        for (const sign of example.signs) {
          const own = weights.get(sign);
          const square = squares.get(sign);
          if (!own || !square) continue;
          const before = own.get(role) ?? 0;
          const step = slope - ridge * before;
          const sum = (square.get(role) ?? 0.1) + step * step;
          square.set(role, sum);
          own.set(role, before + (rate * step) / Math.sqrt(sum));
        }
      }
    }
  }
  return weights;
}

/** Weights of which each was fitted without a fifth of the databases, by database: a reading is then of words that were not fitted on it. */
export function foldedWeights(examples: readonly RoleExample[]): (db: string) => RoleWeights {
  const databases = [...new Set(examples.map(({ db }) => db))].sort();
  const foldOf = new Map(databases.map((db, place) => [db, place % folds]));
  const fitted = Array.from({ length: folds }, (_, fold) =>
    fitRoles(examples.filter(({ db }) => foldOf.get(db) !== fold)),
  );
  const [first] = fitted;
  if (!first) throw new Error('There are no examples.');
  return (db) => fitted[foldOf.get(db) ?? 0] ?? first;
}

/** How many mentions get their right role by weights that were not fitted on their database, from 0 to 1. */
export function rightShare(examples: readonly RoleExample[], weightsOf: (db: string) => RoleWeights): number {
  const right = examples.filter(({ db, signs, allowed, role }) => {
    const [best] = [...roleOdds(weightsOf(db), signs, allowed)].sort((left, other) => other[1] - left[1]);
    return best?.[0] === role;
  });
  return examples.length === 0 ? 0 : right.length / examples.length;
}
