import type { RoleReading } from '../roles/read-roles.ts';

/** What the other method finds beside a reading. */
export interface Beside {
  /** Place among the readings by roles of the first with the same rows; null where none of those that were run has them. */
  samePlace: number | null;
  /** The readings by roles, best first. */
  roles: RoleReading[];
  /** Whether the frames read the question, and whether their first reading finds the same. */
  frames: 'same' | 'other' | 'none';
  /** Why the frames do not. */
  refused: string | null;
  unknown: number;
}

const oddsBounds = [-0.1, -0.25, -0.5, -1, -2, -3.5];
const scoreBounds = [-3, -2, -1, 0, 1, 2, 3, 4];
const marginBounds = [0.1, 0.3, 0.6, 1, 1.5, 2.5];

/** All that the two methods say of a reading: whether they agree, and how sure the roles of its words are. */
export function rivalSigns(
  own: RoleReading | null,
  { samePlace, roles, frames, refused, unknown }: Beside,
): string[] {
  const role = own ?? (samePlace === null ? null : (roles[samePlace] ?? null));
  const next = roles.find((other) => other !== role);
  const first = roles[0];
  return [
    own ? 'method roles' : 'method frames',
    `frames ${frames}`,
    `roles same at ${samePlace ?? 'none'}`,
    `roles ${Math.min(3, roles.length)}`,
    ...(frames === 'none'
      ? [`unknown ${Math.min(3, unknown)}`, `refused ${(refused ?? '').split(' ').slice(0, 5).join(' ')}`]
      : []),
    ...(first && role && first !== role
      ? over('roles behind', first.candidate.score - role.candidate.score, marginBounds)
      : []),
    ...(role
      ? [
          ...over('roles odds', role.odds, oddsBounds),
          ...over('weakest role', role.weakest, oddsBounds),
          ...over('links', role.links / Math.max(1, role.parts.length), [-0.2, 0, 0.2, 0.4, 0.6, 0.8, 1]),
          ...over('roles score', role.candidate.score, scoreBounds),
          ...over('roles ahead', next ? role.candidate.score - next.candidate.score : 9, marginBounds),
          ...role.doubts.map((doubt) => `doubt ${doubt}`),
          ...linkSigns(role),
        ]
      : ['no role reading']),
  ];
}

function over(name: string, amount: number, bounds: readonly number[]): string[] {
  return bounds.filter((bound) => amount > bound).map((bound) => `${name} over ${bound}`);
}

/** How surely the words are what they were taken for. */
function linkSigns({ parts, doubts, candidate: { plan } }: RoleReading): string[] {
  const unread = plan.trace.filter(({ node }) => node.startsWith('unread'));
  const spoken = new Set(parts.flatMap(({ mention }) => mention.tables.map(({ table }) => table.sqlName)));
  const columns = parts.filter(({ column }) => column !== null);
  const links = columns.flatMap(
    ({ mention, column }) => mention.columns.find((link) => link.column === column) ?? [],
  );
  const isClean = unread.length + doubts.length === 0;
  const areNamed = links.every(({ source, score }) => source === 'name' && score >= 0.9);
  const rivals = columns.filter(({ mention, column }) => {
    const own = mention.columns.find((link) => link.column === column)?.score ?? 0;
    return mention.columns.some(
      (link) => link.column !== column && link.score >= own - 0.05 && !spoken.has(link.column.ref.table),
    );
  });
  const unspoken = columns.filter(({ column }) => spoken.size > 0 && column && !spoken.has(column.ref.table));
  return [
    `unread ${Math.min(3, unread.length)}`,
    `doubts ${Math.min(3, doubts.length)}`,
    ...(isClean ? ['clean'] : []),
    ...(isClean && areNamed ? ['clean and named'] : []),
    ...(areNamed ? ['named'] : []),
    ...links.map(({ source, score }) => `link ${source} ${Math.floor(score * 5) / 5}`),
    `columns with rivals ${Math.min(3, rivals.length)}`,
    `columns unspoken ${Math.min(3, unspoken.length)}`,
    ...parts.map(({ role }) => `role ${role}`),
    ...parts.flatMap(({ value }) => (value ? [`value ${value.source}`] : [])),
    `tables spoken ${Math.min(4, spoken.size)}`,
    ...(plan.joins.length + 1 > Math.max(1, spoken.size) ? ['tables unspoken'] : []),
  ];
}
