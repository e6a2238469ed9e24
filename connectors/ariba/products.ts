/** One of Ariba's three reporting interfaces. Each has four faces, and each face a quota of its own. */
export interface AribaProduct {
  /** Before the name of its tables. */
  id: 'analytics' | 'procurement' | 'sourcing';
  version: 'v1' | 'v2';
  /** As the parameter `product` has it. */
  parameter: string;
}

/** By SAP's help of each; an application has one of them, as a rule. */
export const aribaProducts: readonly AribaProduct[] = [
  { id: 'procurement', version: 'v2', parameter: 'buyer' },
  { id: 'sourcing', version: 'v1', parameter: 'sourcing' },
  { id: 'analytics', version: 'v1', parameter: 'analytics' },
];

/** `view`: templates and their columns. `details`: rows at once. `job` and `jobresult`: rows by a job. */
export const aribaFaces = ['view', 'details', 'job', 'jobresult'] as const;
export type AribaFace = (typeof aribaFaces)[number];

/** `/api/procurement-reporting-view/v2/prod/` */
export function pathOf({ id, version }: AribaProduct, face: AribaFace): string {
  return `/api/${id}-reporting-${face}/${version}/prod/`;
}
