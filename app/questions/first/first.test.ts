import { afterAll } from 'vitest';
import { askProduct } from '../ask-product.ts';
import { holdSet } from '../hold-set.ts';

// The whole product answers as the agent alone does: a sample shows it.
const product = await askProduct();
afterAll(() => product[Symbol.asyncDispose]());

holdSet('first', { asked: async () => product, isSample: true });
