import type { Lattice } from '../lattice/lattice.ts';
import { checkPlanningTime } from '../planning-time.ts';
import { type RoleNet, roleOdds, sumSigns } from './role-net.ts';
import { type Sketch, signsOfRoles, signsOfWords } from './role-signs.ts';
import { type Role, rolesOf } from './roles.ts';

/** A role for each mention; `odds` is the logarithm of how likely they are together, `weakest` that of the least likely one. */
export interface Assignment {
  roles: Role[];
  odds: number;
  weakest: number;
}

const width = 24;
const leastOdds = -4.5;

/** The likeliest ways to give all mentions their roles, best first: each is weighed beside those before it. */
export function assignmentsOf(lattice: Lattice, sketch: Sketch, net: RoleNet): Assignment[] {
  let beam: Assignment[] = [{ roles: [], odds: 0, weakest: 0 }];
  for (const [index, kind] of sketch.kinds.entries()) {
    checkPlanningTime();
    const allowed = rolesOf(kind);
    const words = sumSigns(net, signsOfWords(lattice, sketch, index));
    beam = beam
      .flatMap(({ roles, odds, weakest }) => {
        const own = roleOdds(net, sumSigns(net, signsOfRoles(sketch, index, roles), words), allowed);
        return [...own].flatMap(([role, one]) =>
          one < leastOdds
            ? []
            : [{ roles: [...roles, role], odds: odds + one, weakest: Math.min(weakest, one) }],
        );
      })
      .sort((left, right) => right.odds - left.odds)
      .slice(0, width);
  }
  return beam;
}
