// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/auth/options': {"members":{"kind":"s","isSignUpOpen":"b"}},
  'GET /api/auth/user': {"members":{"id":"s","email":"s","firstName":"s","lastName":"s","profileImageUrl":"sz","createdAt":"s"}},
} as const;
