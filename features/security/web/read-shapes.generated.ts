// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/security': {"members":{"hasPassword":"b","isAdministrator":"b","currentSessionId":"s","sessions":{"list":{"members":{"id":"s","device":"s","address":"s","createdAt":"s","lastSeenAt":"s","expiresAt":"s"}}}}},
  'GET /api/security/deletion': {"members":{"email":"s","hindrance":"sz","workspaces":{"list":{"members":{"id":"s","name":"s","isDeleted":"b","heir":{"oneOf":["z",{"members":{"id":"s","name":"s"}}]},"conversations":"n","receipts":"n","dataSources":"n"}}}}},
} as const;
