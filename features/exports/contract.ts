import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { exportsPerMinute } from './limits.ts';

export const exportFormats = ['csv', 'xlsx', 'parquet'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const choices = {
  format: z.enum(exportFormats).default('csv'),
  /** CSV begins with a byte order mark. */
  bom: z.enum(['true', 'false']).default('false'),
};

export const exportsEndpoints = {
  table: endpoint({
    method: 'GET',
    path: '/api/data-sources/{id}/tables/{table}/export',
    access: 'account',
    summary: 'A table as a file: CSV, Excel workbook or Parquet',
    query: z.object({
      ...choices,
      /** An earlier version; the current one where it is absent. */
      version: z.coerce.number().int().min(1).optional(),
    }),
    callsPerMinute: exportsPerMinute,
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/api/receipts/{id}/export',
    access: 'account',
    summary: 'All rows of an answer as a file',
    query: z.object(choices),
    callsPerMinute: exportsPerMinute,
  }),
};
