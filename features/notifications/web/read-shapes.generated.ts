// Written by tools/write-shapes.ts from the contract.
export const readShapes = {
  'GET /api/notifications': {"members":{"notifications":{"list":{"members":{"id":"s","kind":"s","outcome":"s","title":"s","message":"s","link":"sz","createdAt":"s","readAt":"sz"}}},"unreadCount":"n","next":"sz"}},
} as const;
