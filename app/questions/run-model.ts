import { parseArgs } from 'node:util';
import { connectModel } from '#agent/providers/registry.ts';
import { readConfig } from '#platform/config.ts';
import { createEgress } from '#platform/egress/egress.ts';
import { createModelFetch } from '../ask-with-model.ts';
import { describeEvaluation } from './describe-evaluation.ts';
import { evaluateModel } from './evaluate-model.ts';
import { questionSets } from './sets.ts';

/**
 * How well the language model of the environment reads questions beside the planner alone, over a sample of the sets:
 * `npm run eval -- --model [--set first] [--every 10] [--alone] [--shares metadata|aggregates|full] [--tokens 200000]
 * [--input-price 0.25 --output-price 2 --budget 0.5]`. The model is named as the product is told it (`OPENAI_API_KEY`, `ANTHROPIC_API_KEY`,
 * `LLM_BASE_URL`, `LLM_MODEL`). Questions and the names of invented tables leave for it, and nothing else unless `--shares` says so.
 */
const { values } = parseArgs({
  options: {
    model: { type: 'boolean' },
    set: { type: 'string' },
    every: { type: 'string', default: '10' },
    alone: { type: 'boolean', default: false },
    shares: { type: 'string', default: 'metadata' },
    tokens: { type: 'string', default: '200000' },
    budget: { type: 'string' },
    'input-price': { type: 'string' },
    'output-price': { type: 'string' },
  },
});

const tell = (text: string): void => void process.stdout.write(`${text}\n`);
const sharesKnown = ['metadata', 'aggregates', 'full'] as const;
const shares = sharesKnown.find((known) => known === values.shares);
const [input, output] = [values['input-price'], values['output-price']];
const prices =
  input !== undefined && output !== undefined ? { input: Number(input), output: Number(output) } : null;
const numbers = [values.every, values.tokens, values.budget, input, output].filter(
  (text) => text !== undefined,
);
const { languageModel } = readConfig(process.env);
const connection =
  languageModel &&
  connectModel(
    languageModel,
    createModelFetch({ languageModel, egress: createEgress({ allow: '' }) }, () => {}),
  );
const chosen = Object.entries(questionSets).filter(
  ([name]) => values.set === undefined || name === values.set,
);

if (!connection)
  tell(
    'No language model is set: give OPENAI_API_KEY, ANTHROPIC_API_KEY or LLM_BASE_URL. Nothing was asked.',
  );
else if (!shares || chosen.length === 0 || numbers.some((text) => !(Number(text) > 0)))
  tell(
    `Sets: ${Object.keys(questionSets).join(', ')}. Shares: ${sharesKnown.join(', ')}. Numbers are above 0. Nothing was asked.`,
  );
else if (values.budget !== undefined && !prices)
  tell('A budget needs --input-price and --output-price, of a million tokens. Nothing was asked.');
else {
  const questions = chosen
    .flatMap(([, { questions: own }]) => own)
    .filter((_, at) => at % Number(values.every) === 0);
  const evaluation = await evaluateModel({
    connection,
    questions,
    shares,
    isAlone: values.alone,
    caps: {
      tokens: Number(values.tokens),
      money: values.budget === undefined ? null : Number(values.budget),
    },
    prices,
  });
  const name = `${connection.model() ?? 'The model'} at ${connection.host}${values.alone ? ', alone' : ''}`;
  tell(describeEvaluation(name, questions.length, evaluation));
}
