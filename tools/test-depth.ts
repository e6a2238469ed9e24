/** Whether everything is gone through: `npm test` takes a fixed sample of the longest proofs, `npm run soak -- tests` all of them. */
export const isFullProof = process.env.TEST_DEPTH === 'full';

/** Every so manieth of what is gone through, beginning with one of the first; all in the full proof. */
export function sampled<Item>(items: readonly Item[], every: number, from = 0): Item[] {
  return items.filter((_, at) => isFullProof || at % every === from);
}
