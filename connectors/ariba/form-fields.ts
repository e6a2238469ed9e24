import type { SettingField } from '../connector.ts';

/** What the form of a source asks for besides its address; realm and keys are those of OAuth Setup. */
export const aribaFields: readonly SettingField[] = [
  {
    name: 'viewTemplates',
    label: 'View Templates',
    kind: 'list',
    isRequired: false,
    placeholder: 'Invoice_SAP_createdRange',
    help: 'Separated by commas. Empty for all, of six at most.',
  },
  {
    name: 'firstDay',
    label: 'Read From',
    kind: 'text',
    format: 'date',
    isRequired: true,
    placeholder: '2024-01-01',
  },
];
