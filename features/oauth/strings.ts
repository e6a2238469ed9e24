export const oauthStrings = {
  required: 'Client ID and Auth URL are required.',
  requiredForTest: 'Client ID and Auth URL are required to test the configuration.',
  configTooLarge: 'The settings are larger than 100 kB. Shorten them.',

  authTitle: 'Authentication & OAuth',
  authSubtitle: 'Manage OAuth connections to the data warehouse and the business applications backend.',
  panelTitle: 'Enterprise OAuth Configuration',
  connected: 'Connected',
  disconnected: 'Disconnected',
  tokenStatus: 'Token status',
  inactive: 'Inactive',
  notAuthenticated: 'Not authenticated',
  configure: 'Configure OAuth',
  panelNote:
    'Once a system is connected, its token, the days until it expires and its last calls are shown here.',
  systems: { datasphere: 'Data Warehouse', s4hana: 'Business Applications Backend' },
  setupSidebar: 'OAuth Setup',
  setupTitle: 'OAuth Setup',
  setupSubtitle: 'Credentials for your data warehouse and business applications.',
  setupEmptyTitle: 'OAuth providers cannot be set up in this version yet',
  setupEmptyMessage:
    'Setting up providers comes with a later version. Until then, export a spreadsheet from your system and upload it: the agent answers from it at once.',
  upload: 'Upload a file',
} as const;
