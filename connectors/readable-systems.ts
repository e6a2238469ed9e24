/** Systems whose tables can be read, by source type. `system-readers.ts` has what reads each. */
export const readableSystems = [
  'postgresql',
  'mysql',
  'hana',
  'datasphere',
  'trino',
  'sqlserver',
  'oracle',
  'sapbw',
  's4hana',
  'salesforce',
  'workday',
  'microsoft',
  'successfactors',
] as const;
export type ReadableSystem = (typeof readableSystems)[number];

export function isReadableSystem(type: string): type is ReadableSystem {
  return (readableSystems as readonly string[]).includes(type);
}

/** Those that can be asked where they are, so that their tables need not be copied. */
const askableSystems: readonly ReadableSystem[] = [
  'postgresql',
  'mysql',
  'sqlserver',
  'oracle',
  'hana',
  'datasphere',
];

export function isAskableSystem(type: string): boolean {
  return (askableSystems as readonly string[]).includes(type);
}
