// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/storage': {"members":{"quota":{"members":{"bytes":"nz","sources":"nz","chats":"nz"}},"used":{"members":{"bytes":"n","sources":"n","chats":"n"}},"parts":{"members":{"current":"n","originals":"n","older":"n","removed":"n","models":"n","answers":"n","waiting":"n"}},"older":{"members":{"bytes":"n","versions":"n","sources":"n","named":{"members":{"bytes":"n","versions":"n","receipts":"n"}}}},"removed":{"members":{"bytes":"n","versions":"n","sources":"n","named":{"members":{"bytes":"n","versions":"n","receipts":"n"}}}},"sources":{"list":{"members":{"id":"s","name":"s","isSample":"b","current":"n","original":"n","older":"n","olderVersions":"n"}}},"removedKeepDays":"n"}},
} as const;
