import type { SettingField } from '../connector.ts';
import { trustedAuthority } from '../http/form-fields.ts';

/** What the form of a source asks for beside the API server and how it is signed in to. */
export const successFactorsFields: readonly SettingField[] = [
  {
    name: 'companyId',
    label: 'Company ID',
    kind: 'text',
    isRequired: false,
    help: 'For Basic alone, which SAP has deprecated.',
  },
  trustedAuthority,
];
