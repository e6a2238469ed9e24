// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/oauth/activity': {"list":{"members":{"system":"s","call":"s","outcome":"s","at":"s"}}},
  'GET /api/oauth/auth/{system}': {"members":{"authUrl":"s"}},
  'GET /api/oauth/configurations': {"list":{"members":{"provider":"s","clientId":"s","hasClientSecret":"b","authUrl":"s","tokenUrl":"s","resolvedTokenUrl":"sz","redirectUri":"s","scope":"s","isActive":"b","config":{"map":"any"},"missing":{"list":"s"},"isUnreadable":"b","updatedAt":"s"}}},
  'GET /api/oauth/status': {"map":{"members":{"connected":"b","expiresIn":"n","end?":"s"}}},
} as const;
