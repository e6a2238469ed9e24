import type { RoleWeights } from './role-odds.ts';
import { roleWeightsText } from './role-weights.ts';
import { readRoleWeights } from './role-weights-text.ts';

/** What the words around a mention tell of its role, as it was fitted. */
export const fittedWeights: RoleWeights = readRoleWeights(roleWeightsText);
