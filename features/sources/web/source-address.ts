/** The page keeps which source and table are open in its address. */
export const sourceParameter = 'source';
export const tableParameter = 'table';
/** `columns` or `versions`; the rows otherwise. */
export const viewParameter = 'view';
/** Two versions that are compared: `1-3`. */
export const compareParameter = 'compare';
/** Spec §2: opens the upload dialog and is then removed. */
export const uploadParameter = 'upload';
/** Which dialog is open: `add=true`, or `edit=<source>` with `settings=<tab>`. */
export const addParameter = 'add';
/** Of what is added: `type=postgresql`. */
export const typeParameter = 'type';
export const editParameter = 'edit';
export const settingsParameter = 'settings';

export function sourceAddress(sourceId: string, table?: string): string {
  const query = new URLSearchParams({
    [sourceParameter]: sourceId,
    ...(table && { [tableParameter]: table }),
  });
  return `/data-sources?${query}`;
}
