import type { Db } from '#platform/db/open-database.ts';

/** Called in the transaction that changes what questions of a workspace are read against or run over. */
export type CatalogChanged = (transaction: Db, workspaceId: string) => Promise<void>;

export const nobodyAsks: CatalogChanged = async () => {};
