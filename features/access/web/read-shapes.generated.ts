// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/tokens': {"list":{"members":{"id":"s","name":"s","ending":"s","createdAt":"s","expiresAt":"sz","isExpired":"b","lastUsedAt":"sz"}}},
} as const;
