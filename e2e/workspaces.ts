import type { APIResponse, Page } from '@playwright/test';
import { expect } from './product.ts';
import type { KnownAddresses } from './screens.ts';

/** Workspaces as tests want them, made by the product's own calls. The person is signed in on the page. */

interface Exchange {
  aiMessage: { id: string; metadata: { answer?: { receiptId: string | null }; chartConfig?: unknown } };
}

interface Source {
  id: string;
  isSample: boolean;
  status: string;
}

async function answerOf<T>(response: APIResponse): Promise<T> {
  expect(response.ok(), `${response.url()}: ${response.status()} ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}

/** Waits until the sample company of a new workspace is there. */
export async function waitForSampleCompany(page: Page): Promise<Source> {
  const find = async () => {
    const sources = await answerOf<Source[]>(await page.request.get('/api/data-sources'));
    return sources.find(({ isSample, status }) => isSample && status === 'active');
  };
  await expect
    .poll(find, { message: 'the sample company is made', intervals: [100], timeout: 60_000 })
    .toBeDefined();
  const sample = await find();
  if (!sample) throw new Error('The sample company has gone again.');
  return sample;
}

/** Leaves a workspace with nothing in it at all. */
export async function removeSampleCompany(page: Page): Promise<void> {
  const { id } = await waitForSampleCompany(page);
  await answerOf(await page.request.delete(`/api/data-sources/${id}`));
}

/** Two rows are complete, the third has a date that is none: its report has something to say. */
const fieldSales = 'Region,Sold on,Amount EUR\nNorth,2025-01-15,120.50\nSouth,2025-02-15,80.00\n';

export interface FullWorkspace {
  known: KnownAddresses;
  chatId: string;
  sampleId: string;
  uploadedId: string;
}

export interface WorkspaceNames {
  source?: string;
  model?: string;
  connection?: string;
  chat?: string;
  question?: string;
  fileName?: string;
  csv?: string;
}

/** Trains a model and waits until that has ended well. */
export async function trainModel(page: Page, id: string): Promise<void> {
  await answerOf(await page.request.post(`/api/ml/models/${id}/train`, { data: {} }));
  const read = async () =>
    answerOf<{ status: string; error: string | null }>(await page.request.get(`/api/ml/models/${id}`));
  await expect
    .poll(async () => (await read()).status, {
      message: 'the model is trained',
      intervals: [100],
      timeout: 60_000,
    })
    .not.toBe('training');
  expect((await read()).error).toBeNull();
}

/** Something of everything: sources, an answered question with a chart, a model, connections, a client, a notification. */
export async function fillWorkspace(page: Page, names: WorkspaceNames = {}): Promise<FullWorkspace> {
  const { request } = page;
  const post = async <T>(path: string, data: unknown) => answerOf<T>(await request.post(path, { data }));
  const sample = await waitForSampleCompany(page);
  const chat = await post<{ id: string }>('/api/chat/sessions', { title: names.chat ?? 'Monthly revenue' });
  const exchange = await post<Exchange>(`/api/chat/sessions/${chat.id}/messages`, {
    content: names.question ?? 'Revenue by month',
  });
  const { answer, chartConfig } = exchange.aiMessage.metadata;
  const receiptId = answer?.receiptId;
  if (!receiptId) throw new Error('The question was not answered with a receipt.');
  await post('/api/pinned-charts', { receiptId, title: names.chat ?? 'Monthly revenue', chartConfig });
  await post('/api/data-sources', {
    name: names.source ?? 'Company warehouse',
    type: 'datasphere',
    configuration: {},
  });
  const uploaded = await answerOf<{ dataSource: { id: string } }>(
    await request.post('/api/files/upload', {
      multipart: {
        file: {
          name: names.fileName ?? 'field sales.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(names.csv ?? fieldSales),
        },
      },
    }),
  );
  const model = await post<{ id: string }>('/api/ml/models', {
    name: names.model ?? 'Revenue forecast',
    type: 'forecasting',
    algorithm: 'arima',
    dataSourceId: sample.id,
    config: '{}',
  });
  await trainModel(page, model.id);
  const connection = names.connection ?? 'Production';
  await post('/api/data-warehouse/connections', { name: connection, type: 'datasphere' });
  await post('/api/business-apps/connections', { name: connection, type: 's4hana' });
  await post('/api/oauth/configurations', {
    provider: 'datasphere',
    clientId: 'client',
    authUrl: 'https://company.authentication.eu10.hana.ondemand.com/oauth/authorize',
  });
  // Last: what is uploaded later has it asked again, and the page of verified questions would be busy.
  await post('/api/verified-questions', {
    messageId: exchange.aiMessage.id,
    name: names.chat ?? 'Monthly revenue',
  });
  return {
    known: { '/receipts/:id': `/receipts/${receiptId}`, '/ml-models/:id': `/ml-models/${model.id}` },
    chatId: chat.id,
    sampleId: sample.id,
    uploadedId: uploaded.dataSource.id,
  };
}
