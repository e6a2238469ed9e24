import type { Fragment } from '../frames/fragments.ts';

interface Place {
  from: number;
  to: number;
}

/** The words of a question that ask what a change is made of. */
export interface DriverWords {
  openings: Place[];
  movements: (Place & { movement: 'up' | 'down' | null })[];
  /** Set against the period that is named: "lower than last month". */
  isAgainst: boolean;
  /** Asked of the number of the answer before. */
  pointsBack: boolean;
}

export function withDriverWords(
  known: DriverWords | null,
  place: Place,
  fragment: Extract<Fragment, { kind: 'drivers' | 'movement' }>,
): DriverWords {
  const words = known ?? { openings: [], movements: [], isAgainst: false, pointsBack: false };
  return fragment.kind === 'movement'
    ? {
        ...words,
        movements: [...words.movements, { ...place, movement: fragment.movement }],
        isAgainst: words.isAgainst || fragment.isAgainst === true,
      }
    : {
        ...words,
        openings: [...words.openings, place],
        pointsBack: words.pointsBack || fragment.pointsBack,
      };
}
