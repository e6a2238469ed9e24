// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/language-model': {"members":{"connection":{"oneOf":["z",{"members":{"host":"s","model":"sz"}}]},"settings":{"members":{"isOn":"b","asked":"s","shares":"s","allowsSql":"b","monthlyCap":"nz","inputPrice":"nz","outputPrice":"nz","logKeepDays":"n","revision":"n"}},"thisMonth":{"members":{"calls":"n","tokens":"n","cost":"nz"}}}},
  'GET /api/language-model/calls': {"list":{"members":{"id":"s","answerId":"s","at":"s","host":"s","model":"s","shares":"s","tables":{"list":"s"},"columns":"n","values":"n","rows":"n","bytes":"n","inputTokens":"n","outputTokens":"n","cost":"nz","outcome":"s","elapsedMs":"n"}}},
} as const;
