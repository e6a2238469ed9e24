// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/streams/sap': {"list":{"members":{"id":"s","name":"s","streamType":"s","status":"s","error":"sz","lastDataReceived":"sz","dataSourceId":"s","dataSourceName":"s","updateInterval":"n","hasPosition":"b","createdAt":"s"}}},
} as const;
