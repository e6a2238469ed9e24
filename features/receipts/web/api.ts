import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { receiptsEndpoints } from '../contract.ts';

export const receiptsApi = createApi<typeof receiptsEndpoints>();
export const useReceiptsRead = createReader<typeof receiptsEndpoints>({
  'GET /api/receipts/{id}': ['question', 'answerText', 'sql', 'columns', 'rows', 'checks', 'sources'],
});
