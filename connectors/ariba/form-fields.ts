import type { SettingField } from '../connector.ts';

/** What the form of a source asks for besides its address; realm and keys are those of OAuth Setup. */
export const aribaFields: readonly SettingField[] = [
  {
    name: 'viewTemplates',
    label: 'View Templates',
    kind: 'list',
    isRequired: false,
    placeholder: 'Requisition_SAP_updatedRange, Invoice_SAP_createdRange',
    help: 'Each is a table. Separated by commas; empty where there are six at most.',
  },
  {
    name: 'firstDay',
    label: 'First Day',
    kind: 'text',
    format: 'date',
    isRequired: true,
    placeholder: '2024-01-01',
    help: 'What is older is not read. Each year costs calls of a small quota.',
  },
];
