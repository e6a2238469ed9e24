// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/chat/sessions/{id}/feedback': {"list":{"members":{"messageId":"s","thumb":"s","verifiedQuestionId":"sz","reason":"sz","note":"s"}}},
} as const;
