import { connectionsNames } from './page-names.ts';

export const connectionsStrings = {
  nameMissing: 'Please provide a connection name.',
  configTooLarge: 'The settings are larger than 100 kB. Shorten them.',

  name: 'Connection Name',
  namePlaceholder: (system: string) => `${system} production`,
  tabs: 'Systems',
  test: 'Test Connection',
  testing: 'Testing...',
  save: 'Save Connection',
  saving: 'Saving...',
  newConnection: 'New connection',
  editing: (name: string) => `Edit ${name}`,
  addAnother: 'New Connection',

  saved: 'Saved connections',
  savedFailed: 'The saved connections could not be loaded',
  noneSaved: (system: string) => `No ${system} connection is saved yet.`,
  active: 'Active',
  inactive: 'Inactive',
  incomplete: (labels: readonly string[]) => `Incomplete: needs ${labels.join(', ')}`,
  complete: 'All required fields are filled',
  unreadable: 'Its settings can no longer be decrypted. Enter them again.',
  edit: 'Edit',
  remove: 'Remove',
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeMeaning:
    'Its settings and secrets are deleted for good. Its data source is removed with it; what was read can be restored on the Data Sources page, but is not read again.',
  dataSource: 'Data source',
  removedTitle: 'Connection Removed',
  removedMessage: (name: string) => `${name} and its secrets have been deleted.`,

  validationTitle: 'Validation Error',
  testFailedTitle: 'Connection Failed',
  testedTitle: 'Connection Successful',
  saveFailedTitle: 'Save Failed',
  savedTitle: 'Connection Saved',
  saveFailed: 'Failed to save the connection.',
  removeFailedTitle: 'Error',
  removeFailed: 'Failed to remove the connection.',

  readNote:
    'Test the connection and save it: it becomes a data source, whose tables you then choose on its page.',
  openSources: 'Data sources',
  practice: 'Nothing to connect to yet?',
  tryPractice: 'Try a practice PostgreSQL',

  warehouses: {
    ...connectionsNames.warehouses,
    subtitle: 'How DataSphere, SQL Server, SAP BW and HANA Cloud are reached.',
    tested: 'Successfully connected to the data warehouse.',
    testFailed: 'Failed to connect to the data warehouse.',
    saved: 'Data warehouse connection has been saved successfully.',
  },
  applications: {
    ...connectionsNames.applications,
    subtitle: 'How S/4HANA, Oracle ERP, Dynamics 365, SAP BTP, Workday and Salesforce are reached.',
    tested: 'Successfully connected to the business application.',
    testFailed: 'Failed to connect to the business application.',
    saved: 'Business application connection has been saved successfully.',
  },
} as const;
