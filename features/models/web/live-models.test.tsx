// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createQueryClient, readKey } from '#ui/query.ts';
import type { Model } from '../contract.ts';
import { modelOf } from '../testing.ts';
import { takeMessage } from './use-models.ts';

const progress = { jobId: 'j', stage: 'testing', share: 0.5, secondsLeft: 4, ahead: 0 } as const;
const message = { type: 'model', modelId: 'm1', status: 'training', progress } as const;

function clientWith(model: Model) {
  const client = createQueryClient(() => {});
  client.setQueryData(readKey('/api/ml/models'), [model, modelOf({ id: 'm2', status: 'training' })]);
  client.setQueryData(readKey('/api/ml/models/{id}', { params: { id: model.id } }), model);
  const readAgain = vi.spyOn(client, 'invalidateQueries');
  return { client, readAgain };
}

it('shows a step of a training on its card and its page, without reading anything', () => {
  const { client, readAgain } = clientWith(modelOf({ status: 'training' }));
  takeMessage(client, message);
  expect(client.getQueryData(readKey('/api/ml/models'))).toMatchObject([
    { id: 'm1', progress },
    { id: 'm2', progress: null },
  ]);
  expect(client.getQueryData(['/api/ml/models/m1'])).toMatchObject({ progress });
  expect(readAgain).not.toHaveBeenCalled();
});

it.each([
  ['has begun', modelOf({ status: 'draft' }), message],
  ['has ended', modelOf({ status: 'training' }), { ...message, status: 'active', progress: null } as const],
  ['is of a model that is not known yet', modelOf({ id: 'other' }), message],
])('reads again when a training %s', (_, model, told) => {
  const { client, readAgain } = clientWith(model);
  takeMessage(client, told);
  expect(readAgain).toHaveBeenCalled();
});
