import type { AgentReply } from '#agent/index.ts';
import type { ModelGateway } from '#features/language-model/server/index.ts';
import type { Config } from '#platform/config.ts';
import { createEgress, type Egress, everyAddress } from '#platform/egress/egress.ts';
import { createPermittedFetch } from '#platform/egress/permitted-fetch.ts';
import type { Asker, AskerRequest } from './asker.ts';

type ModelRequest = Omit<AskerRequest, 'modelMode' | 'callModel'> & {
  answerId: string;
  isChosen: boolean;
};

/** Between two states of the meter. */
const meterMs = 250;

/** The way to the provider. An address that the operator named is allowed by that; those of the vendors go by the common rule. */
export function createModelFetch(
  { languageModel, egress }: { languageModel: Config['languageModel']; egress: Egress },
  onSent: (bytes: number) => void,
): typeof globalThis.fetch {
  const door = languageModel?.baseUrl === undefined ? egress : createEgress({ allow: everyAddress });
  return createPermittedFetch(door, { onSent: ({ bytes }) => onSent(bytes) });
}

/** Asks the agent, and the language model of the workspace where it is one's to ask. */
export function askWithModel(asker: Asker, gateway: ModelGateway) {
  return async ({ answerId, isChosen, ...request }: ModelRequest): Promise<AgentReply> => {
    const { workspaceId } = request;
    const use = await gateway.open(workspaceId, answerId);
    if (use === null) return asker.ask(request);
    if ('notAsked' in use) return withNote(await asker.ask(request), gateway, use.notAsked);
    const { settings } = use;
    if (settings.shares === 'nothing') return asker.ask(request);
    let tokens = 0;
    let step = '';
    let toldAt = 0;
    const meter = (written: number): void => {
      // Tokens come by the hundred in a second.
      if (written > 0 && performance.now() - toldAt < meterMs) return;
      toldAt = performance.now();
      const used = tokens + written;
      request.onStage('model', used > 0 ? `${step} (${used.toLocaleString('en-US')} tokens)` : step);
    };
    const reply = await asker.ask({
      ...request,
      onStage(stage, detail) {
        if (stage !== 'model') return request.onStage(stage, detail);
        step = `Language model: ${detail ?? ''}`;
        meter(0);
      },
      modelMode: {
        model: use.model,
        host: use.host,
        shares: settings.shares,
        isAskedAlways: settings.asked === 'always',
        allowsSql: settings.allowsSql,
        isChosen,
      },
      async callModel(turn) {
        const done = await use.call(turn, { signal: request.signal, onTokens: meter });
        tokens += done.inputTokens + done.outputTokens;
        return done;
      },
    });
    const { languageModel } = reply.answer;
    if (!languageModel) return reply;
    const { inputTokens, outputTokens } = languageModel;
    const model = gateway.connection()?.model ?? languageModel.model;
    const priced = { ...languageModel, model, cost: use.cost(inputTokens, outputTokens) };
    return { ...reply, answer: { ...reply.answer, languageModel: priced } };
  };
}

/** Says beside an answer why the language model had no part in it, where Plumbline alone had none. */
function withNote(reply: AgentReply, gateway: ModelGateway, note: string): AgentReply {
  const connection = gateway.connection();
  if (!connection || reply.answer.status === 'answered') return reply;
  return {
    ...reply,
    answer: {
      ...reply.answer,
      languageModel: {
        model: connection.model ?? '',
        host: connection.host,
        outcome: 'notAsked',
        note,
        shares: 'nothing',
        calls: 0,
        inputTokens: 0,
        outputTokens: 0,
        cost: null,
        left: { tables: [], columns: 0, values: 0, rows: 0 },
      },
    },
  };
}
