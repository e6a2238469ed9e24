import { expect, test } from '../product.ts';
import { sharePageOfFile } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';
import { answerAlways, answerOnce, bodySent, expectCall } from '../wire.ts';

/**
 * Specification, sections 2, 4, 7 and 8: model cards, training and prediction. Models of every state stand in a list that
 * is answered at the wire, since training each of them would take minutes.
 */

const model = {
  id: 'm-demand',
  name: 'Demand',
  type: 'forecasting',
  algorithm: 'arima',
  dataSourceId: 's-1',
  dataSourceName: 'Shop orders',
  status: 'active',
  accuracy: 0.947,
  lastTrained: '2026-02-03T10:00:00.000Z',
  createdAt: '2026-02-02T10:00:00.000Z',
  config: {},
  metrics: null,
  baseline: null,
  isNoBetterThanBaseline: false,
  error: null,
  version: 1,
  hasNewerData: false,
  isRetrained: false,
  progress: null,
};
const models = [
  model,
  { ...model, id: 'm-churn', name: 'Churn', type: 'classification', status: 'trained', accuracy: 0.5 },
  { ...model, id: 'm-segments', name: 'Segments', type: 'clustering', status: 'training', accuracy: null },
  { ...model, id: 'm-fraud', name: 'Fraud', type: 'anomaly_detection', status: 'failed', accuracy: null },
  {
    ...model,
    id: 'm-loose',
    name: 'Loose',
    status: 'draft',
    dataSourceId: null,
    dataSourceName: null,
    accuracy: null,
  },
];

for (const [place, path] of [
  ['ML Models page', '/ml-models'],
  ['dashboard', '/'],
] as const) {
  test.describe(`§2 model cards (${place})`, () => {
    const shared = sharePageOfFile('/profile');
    test.beforeAll(async () => {
      await answerAlways(shared.page, 'GET /api/ml/models', models);
      await shared.page.goto(path);
    });
    test.beforeEach(() => dismissToast(shared.page));
    const card = (name: string) =>
      shared.page.getByRole('main').getByRole('listitem').filter({ hasText: name });

    test('status badges', async () => {
      await expect(card('Demand').getByText('Active', { exact: true })).toBeVisible();
      await expect(card('Churn').getByText('Trained', { exact: true })).toBeVisible();
      await expect(card('Fraud').getByText('Failed', { exact: true })).toBeVisible();
    });

    test('accuracy as percent with one decimal', async () => {
      await expect(card('Demand').getByText('94.7%')).toBeVisible();
      await expect(card('Churn').getByText('50.0%')).toBeVisible();
    });

    test('an absent accuracy is N/A', async () => {
      await expect(card('Fraud').getByText('N/A')).toBeVisible();
      await expect(card('Demand').getByText('N/A')).toHaveCount(0);
    });

    test('type', async () => {
      await expect(card('Churn')).toContainText(/classification/i);
      await expect(card('Fraud')).toContainText(/anomaly detection/i);
    });

    test('an active model offers Predict and no Train', async () => {
      await expect(card('Demand').getByRole('button', { name: /^Predict/ })).toBeEnabled();
      await expect(card('Demand').getByRole('button', { name: /^Train/ })).toHaveCount(0);
    });

    test('any other model offers Train and no Predict', async () => {
      for (const name of ['Churn', 'Fraud', 'Loose']) {
        await expect(card(name).getByRole('button', { name: /^Train/ })).toBeEnabled();
        await expect(card(name).getByRole('button', { name: /^Predict/ })).toHaveCount(0);
      }
    });

    test('Train is disabled while the model is training', async () => {
      await expect(card('Segments').getByRole('button', { name: /^Train/ })).toBeDisabled();
    });

    test('Train is disabled while its call is pending', async () => {
      const release = await answerOnce(shared.page, 'POST /api/ml/models/m-fraud/train', {
        status: 500,
        isHeld: true,
      });
      await card('Fraud')
        .getByRole('button', { name: /^Train/ })
        .click();
      await expect(card('Fraud').getByRole('button', { name: /^Train/ })).toBeDisabled();
      release();
      await expect(card('Fraud').getByRole('button', { name: /^Train/ })).toBeEnabled();
    });

    test('a training that cannot begin is a Training Error with the server’s sentence', async () => {
      const message = 'Choose a data source for this model, or send rows to train it on.';
      await answerOnce(shared.page, 'POST /api/ml/models/m-loose/train', { status: 422, json: { message } });
      await card('Loose')
        .getByRole('button', { name: /^Train/ })
        .click();
      await expectToast(shared.page, { title: 'Training Error', message, isDestructive: true });
    });

    test('after Training Started the list is read again', async () => {
      await answerOnce(shared.page, 'POST /api/ml/models/m-churn/train', {
        status: 202,
        json: { jobId: 'j-1', status: 'training' },
      });
      await expectCall(shared.page, 'GET /api/ml/models', async () => {
        await card('Churn')
          .getByRole('button', { name: /^Train/ })
          .click();
        await expectToast(shared.page, { title: 'Training Started', message: /initiated/ });
      });
    });

    test('the card names the data source and the date of creation', async () => {
      await expect(card('Demand')).toContainText('Shop orders');
      await expect(card('Demand')).toContainText('2026');
    });

    test('a trained model has an accuracy bar, an untrained one has none', async () => {
      await expect(card('Churn').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
      await expect(card('Loose').getByRole('progressbar')).toHaveCount(0);
    });
  });
}

test.describe('§8 predictions', () => {
  const shared = sharePageOfFile('/profile');
  const call = 'POST /api/ml/models/m-demand/predict';
  test.beforeAll(async () => {
    const groups = {
      ...model,
      id: 'm-groups',
      name: 'Groups',
      type: 'classification',
      algorithm: 'random_forest',
    };
    await answerAlways(shared.page, 'GET /api/ml/models', [model, groups]);
    await shared.page.goto('/');
  });
  test.beforeEach(() => dismissToast(shared.page));
  const predict = (name: string) =>
    shared.page.getByRole('button', { name: `Predict with ${name}`, exact: true }).click();

  test('the predictions are told joined by commas', async () => {
    await answerOnce(shared.page, call, { json: { predictions: [12.5, 13, 14.25] } });
    await predict('Demand');
    await expectToast(shared.page, {
      title: 'Prediction Complete',
      message: 'Prediction results: 12.5, 13, 14.25',
    });
  });

  test('a failure is a Prediction Error with the server’s sentence', async () => {
    const message = 'This model is not trained yet. Train it first.';
    await answerOnce(shared.page, call, { status: 409, json: { message } });
    await predict('Demand');
    await expectToast(shared.page, { title: 'Prediction Error', message, isDestructive: true });
  });

  test('a forecast is asked for its next steps', async () => {
    await answerOnce(shared.page, call, { json: { predictions: [1] } });
    const body = await bodySent(shared.page, call, () => predict('Demand'));
    expect(body).toEqual({ horizon: expect.any(Number) });
  });

  test('any other model is asked about a matrix of features', async () => {
    const { page } = shared;
    await answerOnce(page, 'POST /api/ml/models/m-groups/predict', { json: { predictions: ['a', 'b'] } });
    await predict('Groups');
    await page.getByRole('dialog').getByRole('textbox').fill('5.1, 3.5\n6.2, 2.9');
    const body = await bodySent(page, 'POST /api/ml/models/m-groups/predict', () =>
      page.getByRole('dialog').locator('button[type=submit]').click(),
    );
    expect(body).toEqual({
      features: [
        [5.1, 3.5],
        [6.2, 2.9],
      ],
    });
    await expectToast(page, { title: 'Prediction Complete', message: 'Prediction results: a, b' });
  });
});
