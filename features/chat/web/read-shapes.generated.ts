// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/chat/sessions': {"list":{"members":{"id":"s","title":"s","dataSourceIds":{"oneOf":["z",{"list":"s"}]},"createdAt":"s"}}},
  'GET /api/chat/sessions/{id}/messages': {"list":{"members":{"id":"s","role":"s","content":"s","isVoice":"b","createdAt":"s","metadata":"any"}}},
  'GET /api/chat/sessions/{id}/suggestions': {"list":"s"},
  'GET /api/chat/status': {"members":{"state":"s","reason":"sz"}},
} as const;

export const shapesApart = {
  'messageMetadata': {"members":{"chartConfig?":{"members":{"type":"s","title":"s","x":"sz","y":{"list":"s"},"series":"sz","isLastPeriodPartial?":"b","forecast?":{"members":{"y":"s","low":"s","high":"s"}}}},"answer?":{"members":{"status":"s","verdict":"sz","reading":"s","sql":"sz","columns":{"list":{"members":{"name":"s","type":"s","unit?":"s","isIdentifier?":"b","decimals?":"n"}}},"rows":{"list":{"list":"bnsz"}},"rowCount":"n","truncated":"b","checks":{"list":{"members":{"id":"s","outcome":"s","detail":"s","fixes?":{"list":{"members":{"dataSourceId":"s","findingIds":{"list":"s"},"label":"s"}}}}}},"sources":{"list":{"members":{"dataSourceId":"s","dataSourceName":"s","table":"s","version":"n","versionId":"s","rows":"n","asOf":"s"}}},"receiptId":"sz","options?":{"list":{"members":{"label":"s","preview":"s","question":"s","decides?":{"members":{"dataSourceId":"s","fromTable":"s","fromColumn":"s","toTable":"s","toColumn":"s","toSource":"s","decision":"s"}}}}},"assumptions":{"list":{"members":{"kind":"s","chosen":"s","options":{"list":{"members":{"label":"s","question":"s","fix?":{"members":{"dataSourceId":"s","findingIds":{"list":"s"},"label":"s"}},"states?":{"members":{"dataSourceId":"s","table":"s","column":"s","leftOut":{"list":"s"}}}}}}}}},"notUnderstood":{"list":"s"},"suggestions":{"list":"s"},"elapsedMs":"n","confirmed?":{"members":{"id":"s","name":"s","by":"s","at":"s","hasChanged?":"b"}},"languageModel?":{"members":{"model":"s","host":"s","outcome":"s","note":"s","shares":"s","calls":"n","inputTokens":"n","outputTokens":"n","cost":"nz","left":{"members":{"tables":{"list":"s"},"columns":"n","values":"n","rows":"n"}}}}}}}},
} as const;
