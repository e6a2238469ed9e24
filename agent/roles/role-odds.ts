import type { Role } from './roles.ts';

/** For each sign how much it speaks for each role. */
export type RoleWeights = ReadonlyMap<string, ReadonlyMap<Role, number>>;

/** The logarithms of how likely each of these roles is beside such signs; they sum to one as odds. */
export function roleOdds(
  weights: RoleWeights,
  signs: readonly string[],
  allowed: readonly Role[],
): Map<Role, number> {
  const sums = new Map<Role, number>(allowed.map((role) => [role, 0]));
  for (const sign of signs)
    for (const [role, weight] of weights.get(sign) ?? []) {
      const sum = sums.get(role);
      if (sum !== undefined) sums.set(role, sum + weight);
    }
  const most = Math.max(...sums.values());
  const whole = Math.log([...sums.values()].reduce((total, sum) => total + Math.exp(sum - most), 0)) + most;
  return new Map([...sums].map(([role, sum]) => [role, sum - whole]));
}
