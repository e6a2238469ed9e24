import { z } from 'zod';
import { problem } from '../model-mode/problem.ts';
import { defineTool } from './tool.ts';

export const answer = defineTool({
  name: 'answer',
  description:
    'Ends with a result. The sentence with its numbers is written by the product; `text` may add one remark, whose every number is a cell, written {{r1.column.1}} (result, column, row).',
  input: z.object({ resultId: z.string().max(10), text: z.string().max(1_000).optional() }),
  run({ resultId, text }, { results }) {
    const result = results.find(({ id }) => id === resultId);
    return result
      ? { end: { kind: 'answer', result, text: text?.trim() || null } }
      : problem(
          'unknownResult',
          'There is no such result.',
          results.map(({ id }) => id),
        );
  },
});
