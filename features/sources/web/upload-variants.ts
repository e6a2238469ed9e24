import type { UploadMode } from '../contract.ts';
import { dashboardUploadExtensions, uploadExtensions } from '../limits.ts';
import { sourcesStrings as strings } from '../strings.ts';
import type { UploadVariant } from './use-upload.ts';

/** The upload of the sources page and the onboarding. */
export const fullUpload: UploadVariant = {
  address: '/api/files/upload',
  extensions: uploadExtensions,
  uploadedTitle: strings.uploadedTitle,
  failedTitle: strings.uploadFailedTitle,
  failedFallback: strings.uploadFailed,
};

/** The dashboard's, which takes spreadsheets only (spec §2). */
export const spreadsheetUpload: UploadVariant = {
  address: '/api/excel/upload',
  extensions: dashboardUploadExtensions,
  uploadedTitle: strings.simpleUploadedTitle,
  failedTitle: strings.simpleUploadFailedTitle,
  failedFallback: strings.simpleUploadFailed,
};

/** Where a file for tables that are there is sent; it waits until it is applied. */
export function intoAddress(
  sourceId: string,
  { mode, table, key }: { mode: UploadMode; table: string; key: readonly string[] },
): `/api/${string}` {
  const query = new URLSearchParams({
    mode,
    apply: 'false',
    ...(table && { table }),
    ...(key.length > 0 && { key: JSON.stringify(key) }),
  });
  return `/api/data-sources/${encodeURIComponent(sourceId)}/upload?${query}`;
}
