// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/audit': {"members":{"entries":{"list":{"members":{"id":"s","at":"s","kind":"s","outcome":"s","who":{"oneOf":["z",{"members":{"id":"s","name":"sz","email":"sz"}}]},"whom":{"oneOf":["z",{"members":{"id":"s","name":"sz","email":"sz"}}]},"detail":"s","address":"s","device":"s","count":"n"}}},"next":"sz","keptDays":"n"}},
} as const;
