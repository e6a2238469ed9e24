import type { SemanticPack } from './semantic-pack.ts';

/** Packs by the type of a source; each is loaded when the first of its sources is read. One line each. */
const packs: Readonly<Record<string, () => Promise<SemanticPack>>> = {
  s4hana: async () => (await import('./s4hana/pack.ts')).s4Pack,
  // What is standard in a tenant of Datasphere are the views and tables that come from S/4HANA.
  datasphere: async () => (await import('./s4hana/pack.ts')).s4Pack,
  successfactors: async () => (await import('./successfactors/pack.ts')).successFactorsPack,
  salesforce: async () => (await import('./salesforce/pack.ts')).salesforcePack,
  microsoft: async () => (await import('./microsoft/pack.ts')).dynamicsPack,
  workday: async () => (await import('./workday/pack.ts')).workdayPack,
};

export const packTypes: readonly string[] = Object.keys(packs);

/** Null where there is none for the type. */
export async function packOf(sourceType: string): Promise<SemanticPack | null> {
  return (await packs[sourceType]?.()) ?? null;
}

/** For tables of ABAP systems, however they came here. */
export async function abapPack(): Promise<{
  pack: SemanticPack;
  elements: Readonly<Record<string, readonly string[]>>;
}> {
  const [{ abapTables }, { abapElements }] = await Promise.all([
    import('./abap/pack.ts'),
    import('./abap/elements.ts'),
  ]);
  return { pack: abapTables, elements: abapElements };
}
