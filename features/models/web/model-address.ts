/** Names a model in the address, for links from the palette and from notifications. */
export const modelParameter = 'model';

export const modelTabs = ['results', 'settings', 'predict', 'versions'] as const;
export type ModelTab = (typeof modelTabs)[number];

/** The page of a model, and the part of it that is open. */
export function modelAddress(id: string, tab?: ModelTab): string {
  const path = `/ml-models/${encodeURIComponent(id)}`;
  return tab ? `${path}?tab=${tab}` : path;
}
