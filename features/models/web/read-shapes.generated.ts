// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/ml/models': {"list":{"members":{"id":"s","name":"s","type":"s","algorithm":"s","dataSourceId":"sz","dataSourceName":"sz","status":"s","accuracy":"nz","lastTrained":"s","createdAt":"s","config":{"map":"any"}}}},
  'GET /api/ml/models/{id}': {"members":{"id":"s","name":"s","type":"s","algorithm":"s","dataSourceId":"sz","dataSourceName":"sz","status":"s","accuracy":"nz","lastTrained":"s","createdAt":"s","config":{"map":"any"}}},
} as const;
