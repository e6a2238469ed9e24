/** The walls of the house as data: ARCHITECTURE.md shows the same table. */

export type Kind =
  | 'kernel'
  | 'contract'
  | 'manifest'
  | 'connectors'
  | 'algorithms'
  | 'engine'
  | 'agent'
  | 'platform'
  | 'ui'
  | 'server'
  | 'web'
  | 'testing'
  | 'app';

export interface Place {
  kind: Kind;
  /** The folder whose inside is private: a feature's side, a connector, a room. */
  folder: string;
  isTest: boolean;
}

/** Files of a folder that others may import. */
export const publicFaces = new Set([
  'index.ts',
  'index.tsx',
  'contract.ts',
  'manifest.ts',
  'form-fields.ts',
  'readable-systems.ts',
  'strings.ts',
  'page-names.ts',
  'limits.ts',
  'testing.ts',
  'connector.ts',
  'algorithm.ts',
  'registry.ts',
  'manifests.ts',
  'profile.ts',
  'child.ts',
]);

/** By kind: which other kinds it may import. A kind may always import its own folder. */
const allowed: Record<Kind, readonly Kind[]> = {
  kernel: [],
  contract: ['kernel', 'contract', 'manifest'],
  manifest: ['kernel', 'manifest'],
  connectors: ['kernel', 'manifest'],
  algorithms: ['kernel', 'manifest'],
  engine: ['kernel'],
  agent: ['kernel'],
  platform: ['kernel'],
  ui: ['kernel'],
  server: ['kernel', 'contract', 'manifest', 'platform', 'connectors', 'algorithms', 'engine', 'agent'],
  web: ['kernel', 'contract', 'manifest', 'ui', 'web'],
  testing: [
    'kernel',
    'contract',
    'manifest',
    'platform',
    'connectors',
    'algorithms',
    'engine',
    'agent',
    'server',
    'testing',
  ],
  app: [
    'kernel',
    'contract',
    'manifest',
    'connectors',
    'algorithms',
    'engine',
    'agent',
    'platform',
    'ui',
    'server',
    'web',
    'testing',
    'app',
  ],
};

export function mayImport(from: Place, to: Place, _isType: boolean): boolean {
  if (from.folder === to.folder) return true;
  if (from.isTest && (to.kind === 'testing' || allowed.testing.includes(to.kind))) return true;
  return allowed[from.kind].includes(to.kind);
}

/** What a file is, by its path from the project's root; null for what lies outside the rooms. */
export function placeOf(path: string): Place | null {
  const [room, thing, side] = path.split('/');
  const isTest = /\.(test|peer-test)\.tsx?$/.test(path);
  const name = path.split('/').at(-1) ?? '';
  const place = (kind: Kind, folder: string): Place => ({ kind, folder, isTest });
  switch (room) {
    case 'kernel':
    case 'platform':
    case 'ui':
    case 'engine':
    case 'agent':
      return place(name === 'testing.ts' ? 'testing' : room, room);
    case 'connectors':
    case 'algorithms':
      if (
        [
          'manifest.ts',
          'manifests.ts',
          'form-fields.ts',
          'readable-systems.ts',
          'connector.ts',
          'algorithm.ts',
        ].includes(name)
      )
        return place('manifest', `${room}/${thing}`);
      return place(room, room);
    case 'features':
      if (side === 'server')
        return place(name === 'testing.ts' ? 'testing' : 'server', `features/${thing}/server`);
      if (side === 'web') return place('web', `features/${thing}/web`);
      return place(name === 'testing.ts' ? 'testing' : 'contract', `features/${thing}`);
    case 'app':
      return place('app', 'app');
    default:
      return null;
  }
}
