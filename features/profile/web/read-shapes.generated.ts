// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/greeting': {"members":{"greeting":"s"}},
} as const;
