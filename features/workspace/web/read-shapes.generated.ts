// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/workspace/settings': {"members":{"timeZone":"s","fiscalYear":{"oneOf":["z",{"members":{"startMonth":"n","namedBy":"s"}}]},"currency":"sz","revision":"n"}},
} as const;
