import { z } from 'zod';
import { cardsFor } from './table-cards.ts';
import { defineTool } from './tool.ts';

export const searchModel = defineTool({
  name: 'search_model',
  description: 'Finds tables and columns by words. Use it when the tables that were given lack something.',
  input: z.object({ words: z.string().min(1).max(200) }),
  run({ words }, context) {
    context.onStep('searching the tables');
    return { told: cardsFor(words, context) };
  },
});
