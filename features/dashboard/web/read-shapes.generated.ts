// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/dashboard/stats': {"members":{"dataSources":"n","mlModels":"n","draftModels?":"n","voiceInteractions":"n","dataProcessed":"s","changes":{"members":{"dataSources":"nz","mlModels":"nz","voiceInteractions":"nz","dataProcessed":"nz"}}}},
} as const;
