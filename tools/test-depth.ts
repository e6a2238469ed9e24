/** Whether everything is gone through: `npm test` takes a fixed sample of the longest proofs, `npm run soak -- tests` all of them. */
export const isFullProof = process.env.TEST_DEPTH === 'full';
