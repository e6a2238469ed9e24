// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/verified-questions': {"members":{"questions":{"list":{"members":{"id":"s","name":"s","question":"s","dataSourceIds":{"oneOf":["z",{"list":"s"}]},"state":"s","reason":"sz","confirmedBy":"s","confirmedAt":"s","reading":"s","confirmedText":"s","currentText":"sz","changes":{"list":"s"},"rowsCompared":{"oneOf":["z",{"members":{"different":"n","all":"n"}}]},"otherReading":"sz","otherText":"sz","replayedAt":"sz","receiptId":"s"}}},"isReplaying":"b"}},
} as const;
