// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/pinned-charts': {"list":{"members":{"id":"s","title":"s","chartConfig":{"members":{"type":"s","title":"s","x":"sz","y":{"list":"s"},"series":"sz","isLastPeriodPartial?":"b","isFirstPeriodPartial?":"b","forecast?":{"members":{"y":"s","low":"s","high":"s","low95?":"s","high95?":"s"}}}},"receiptId":"s","pinnedAt":"s"}}},
  'GET /api/pinned-charts/{id}/result': {"members":{"columns":{"list":{"members":{"name":"s","type":"s","unit?":"s","isIdentifier?":"b","decimals?":"n"}}},"rows":{"list":{"list":"bnsz"}},"of":"n","seriesOf?":"n","sources":{"list":{"members":{"table":"s","dataSourceName":"s","asOf":"s"}}},"asOf":"s","problem":"sz","hasChanged":"b","changes":{"list":"s"}}},
} as const;
