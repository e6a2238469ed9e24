// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/analytics/chart': {"members":{"labels":{"list":"s"},"datasets":{"list":{"members":{"label":"s","data":{"list":"nz"},"borderColor":"s","backgroundColor":"s","role":"s"}}},"from":"sz","unit":"sz","revenueUnit":"sz","today":"s","timeZone":"s","note":"sz"}},
  'GET /api/analytics/chart/{type}/{days}': {"list":{"members":{"date":"s","value":"n"}}},
  'GET /api/analytics/columns': {"members":{"inUse":{"oneOf":["z",{"members":{"tableId":"s","date":"s","revenue":"s","units":"sz"}}]},"isChosen":"b","tables":{"list":{"members":{"tableId":"s","table":"s","source":"s","dates":{"list":"s"},"amounts":{"list":"s"}}}}}},
  'GET /api/analytics/metrics': {"map":"nsz"},
} as const;
