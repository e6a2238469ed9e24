/** Names a model in the address, for links from the palette and from notifications. */
export const modelParameter = 'model';

export const modelTabs = ['results', 'settings', 'predict', 'versions'] as const;
export type ModelTab = (typeof modelTabs)[number];

/** The page of a model, and the part of it that is open. */
export function modelAddress(id: string, tab?: ModelTab): string {
  const path = `/ml-models/${encodeURIComponent(id)}`;
  return tab ? `${path}?tab=${tab}` : path;
}

/** The training whose results are shown; the one that predicts where it is absent. */
export const versionParameter = 'version';

export function resultsAddress(id: string, version: number): string {
  return `${modelAddress(id, 'results')}&${versionParameter}=${version}`;
}
