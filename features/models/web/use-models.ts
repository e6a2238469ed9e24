import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '#features/identity/web/index.tsx';
import type { LiveMessage } from '#kernel/channel.ts';
import { fitsShape } from '#ui/answer-shape.ts';
import { useLiveMessages, useLiveState } from '#ui/live/use-live.ts';
import { readKey, refreshReads } from '#ui/query.ts';
import type { Model, ModelMessage } from '../contract.ts';
import { modelMessageType } from '../manifest.ts';
import { readsOfModels, useModelsRead } from './api.ts';
import { readShapes } from './read-shapes.generated.ts';

/** How often a training is asked about while the live channel tells nothing; and while it should, in case that a message was lost. */
const pollMs = { closed: 2_000, live: 10_000 } as const;

/** The models of the workspace, kept true while some of them are trained. */
export function useModels() {
  const poll = useTrainingPoll();
  return useModelsRead('GET /api/ml/models', {
    pollMs: (models) => poll(models?.some(({ status }) => status === 'training')),
  });
}

/** One model, kept true while it is trained. */
export function useModel(id: string) {
  const poll = useTrainingPoll();
  return useModelsRead('GET /api/ml/models/{id}', {
    params: { id },
    pollMs: (model) => poll(model?.status === 'training'),
  });
}

/** Listens to what is told of trainings, and says how often to ask besides. */
function useTrainingPoll(): (isTraining: boolean | undefined) => number | false {
  const client = useQueryClient();
  const { data: user } = useCurrentUser();
  const state = useLiveState();
  useLiveMessages(user?.id, (message) => {
    if (isModelMessage(message)) takeMessage(client, message);
  });
  return (isTraining) => (isTraining ? pollMs[state === 'live' ? 'live' : 'closed'] : false);
}

/** What comes is looked at like what is read: it goes to the same screens. */
function isModelMessage(message: LiveMessage): message is ModelMessage {
  return (
    message.type === modelMessageType &&
    'modelId' in message &&
    fitsShape(message, readShapes['GET /api/ml/models/{id}/progress'])
  );
}

/** A step of a training goes to what is shown of it; its beginning and its end change more, which is read again. */
export function takeMessage(client: QueryClient, { modelId, status, progress }: ModelMessage): void {
  const own = client.getQueryData<Model>(readKey('/api/ml/models/{id}', { params: { id: modelId } }));
  const list = client.getQueryData<Model[]>(readKey('/api/ml/models'));
  const isKnown = [own, ...(Array.isArray(list) ? list : [])].some(
    (model) => model?.id === modelId && model.status === 'training',
  );
  if (!isKnown || status !== 'training') {
    void refreshReads(client, ...readsOfModels);
    return;
  }
  const step = (model: Model) => (model.id === modelId ? { ...model, progress } : model);
  if (own) client.setQueryData(readKey('/api/ml/models/{id}', { params: { id: modelId } }), step(own));
  if (Array.isArray(list)) client.setQueryData(readKey('/api/ml/models'), list.map(step));
}
