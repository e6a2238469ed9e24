import { z } from 'zod';
import { defineTool } from './tool.ts';

export const askUser = defineTool({
  name: 'ask_user',
  description:
    'Asks the person which of two to four readings is meant. Each option is a full question that has one reading.',
  input: z.object({
    question: z.string().min(1).max(300),
    options: z.array(z.string().min(1).max(300)).min(2).max(4),
  }),
  run: ({ question, options }) => ({ end: { kind: 'ask', question, options } }),
});
