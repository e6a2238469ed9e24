// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/onboarding/status': {"members":{"isCompleted":"b","currentStep":"n","completedSteps":{"list":"s"},"skippedSteps":{"list":"s"}}},
} as const;
