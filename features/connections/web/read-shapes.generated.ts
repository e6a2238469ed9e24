// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/business-apps/connections': {"list":{"members":{"id":"s","name":"s","isActive":"b","config":{"map":"any"},"missing":{"list":"s"},"isUnreadable":"b","isPractice":"b","dataSourceId":"sz","createdAt":"s","updatedAt":"s","type":"s"}}},
  'GET /api/data-warehouse/connections': {"list":{"members":{"id":"s","name":"s","isActive":"b","config":{"map":"any"},"missing":{"list":"s"},"isUnreadable":"b","isPractice":"b","dataSourceId":"sz","createdAt":"s","updatedAt":"s","type":"s"}}},
} as const;
