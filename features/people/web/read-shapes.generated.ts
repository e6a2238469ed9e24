// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/installation/sign-up': {"members":{"isOpen":"b","isFixed":"b","kind":"s"}},
  'GET /api/people': {"members":{"people":{"list":{"members":{"id":"s","name":"s","email":"s","kind":"s","createdAt":"s","lastSignInAt":"sz","isDisabled":"b","isAdministrator":"b","hasLink":"b"}}},"next":"sz"}},
  'GET /api/people/{id}/deletion': {"members":{"email":"s","hindrance":"sz","workspaces":{"list":{"members":{"id":"s","name":"s","isDeleted":"b","heir":{"oneOf":["z",{"members":{"id":"s","name":"s"}}]},"conversations":"n","receipts":"n","dataSources":"n"}}}}},
  'GET /api/people/{id}/sessions': {"list":{"members":{"id":"s","device":"s","address":"s","createdAt":"s","lastSeenAt":"s","expiresAt":"s"}}},
} as const;
