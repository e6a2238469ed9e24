import type { RoleWeights } from './role-odds.ts';
import { type Role, roles } from './roles.ts';

/**
 * The weights as `bench/fit-roles.ts` writes them: signs parted by broken bars and lines, each with its weights in twentieths behind a bar, and each of
 * these behind the letter of its role (`a` is the first of `roles`).
 */
export function readRoleWeights(text: string): RoleWeights {
  const weights = new Map<string, Map<Role, number>>();
  for (const line of text.split(/[\n¦]/)) {
    const at = line.lastIndexOf('|');
    if (at < 0) continue;
    const own = new Map<Role, number>();
    for (const [, letter = 'a', told] of line.slice(at + 1).matchAll(/([a-z])(-?\d+)/g)) {
      const role = roles[letter.charCodeAt(0) - 97];
      if (role) own.set(role, Number(told) / steps);
    }
    weights.set(line.slice(0, at), own);
  }
  return weights;
}

const steps = 20;
const signsInLine = 24;

/** The same written; weights that round to nothing are left out. */
export function writeRoleWeights(weights: RoleWeights): string {
  const lines = [...weights].flatMap(([sign, own]) => {
    const told = [...own].flatMap(([role, weight]) => {
      const rounded = Math.round(weight * steps);
      return rounded === 0 ? [] : [`${String.fromCharCode(97 + roles.indexOf(role))}${rounded}`];
    });
    return told.length > 0 ? [`${sign}|${told.join('')}`] : [];
  });
  const sorted = lines.sort();
  const rows = Array.from({ length: Math.ceil(sorted.length / signsInLine) }, (_, row) =>
    sorted.slice(row * signsInLine, (row + 1) * signsInLine).join('¦'),
  );
  return rows.join('\n');
}
