export const settingsStrings = {
  stored: 'Stored: leave empty to keep.',
  storedPlaceholder: '••••••••',
  remove: 'Remove stored',
  keep: 'Keep stored',
  removed: 'Will be removed when you save.',
} as const;
