import type { SystemType } from '#kernel/system-types.ts';
import type { DeclaredRelation } from '../connector.ts';
import type { SystemColumn, SystemTable } from '../system-session.ts';

/** A column, and where its values stand in a row. */
export interface ConcurColumn extends SystemColumn {
  path: readonly string[];
}

/**
 * How a face of Concur hands out pages. `link`: each names the next by its whole address. `index`: SCIM, from the first row's number.
 * `page`: by the page's number, with a count.
 */
export type ConcurPaging =
  | { kind: 'link'; rows: string; limit: string; next: 'NextPage' | 'operations' }
  | { kind: 'index' }
  | { kind: 'page' };

export interface ConcurTable extends SystemTable {
  columns: ConcurColumn[];
  /** Behind the host. */
  path: string;
  query: Readonly<Record<string, string>>;
  paging: ConcurPaging;
  /** A property without a value is written as null: one that is missing in a page, and there in another, is a page that was spoilt. */
  isComplete: boolean;
  /** What tells of changes, and the parameter that asks for rows that are later than a day. */
  change?: { column: string; parameter: string };
}

/** Rows of one page at most; Concur hands out no more of any of these. */
export const mostPageRows = 100;

const v3: ConcurPaging = { kind: 'link', rows: 'Items', limit: 'limit', next: 'NextPage' };
const v4: ConcurPaging = { kind: 'link', rows: 'data', limit: 'limit', next: 'operations' };
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

const nativeTypes: Partial<Record<SystemType, string>> = {
  decimal: 'number',
  integer: 'integer',
  boolean: 'boolean',
  date: 'date',
  timestamp: 'date-time',
  timestampWithZone: 'date-time',
};

/**
 * Concur tells nobody what it has: the tables and their types are those of its published descriptions (reports, entries: Swagger of v3.0;
 * users, lists and requests: the reference of v4). What may repeat is one text of JSON.
 */
export const concurTables: readonly ConcurTable[] = [
  {
    ...tableOf('expense_reports', 'Expense reports', 'ID'),
    path: '/api/v3.0/expense/reports',
    query: { user: 'ALL' },
    paging: v3,
    isComplete: true,
    change: { column: 'LastModifiedDate', parameter: 'modifiedDateAfter' },
    columns: [
      ...texts('ID', 'Name', 'OwnerLoginID', 'OwnerName', 'PolicyID', 'CurrencyCode'),
      ...typed('decimal', 'Total', 'TotalApprovedAmount', 'TotalClaimedAmount', 'PersonalAmount'),
      ...typed('decimal', 'AmountDueEmployee', 'AmountDueCompanyCard'),
      ...texts('ApprovalStatusCode', 'ApprovalStatusName', 'ApproverLoginID', 'ApproverName'),
      ...texts('PaymentStatusCode', 'PaymentStatusName', 'LedgerName', 'Country', 'CountrySubdivision'),
      ...typed('boolean', 'EverSentBack', 'HasException', 'ReceiptsReceived'),
      ...typed('timestamp', 'CreateDate', 'SubmitDate', 'ProcessingPaymentDate', 'PaidDate'),
      ...typed('timestamp', 'UserDefinedDate', 'LastModifiedDate'),
      ...texts('LastComment'),
      ...customs('OrgUnit', 6),
      ...customs('Custom', 20),
    ],
  },
  {
    ...tableOf('expense_entries', 'Expense entries', 'ID'),
    path: '/api/v3.0/expense/entries',
    query: { user: 'ALL' },
    paging: v3,
    isComplete: true,
    columns: [
      ...texts('ID', 'ReportID', 'ReportOwnerID', 'Description', 'ExpenseTypeCode', 'ExpenseTypeName'),
      ...texts('SpendCategoryCode', 'SpendCategoryName', 'PaymentTypeID', 'PaymentTypeName'),
      ...typed('timestamp', 'TransactionDate'),
      ...texts('TransactionCurrencyCode'),
      ...typed('decimal', 'TransactionAmount', 'ExchangeRate', 'PostedAmount', 'ApprovedAmount'),
      ...texts('VendorDescription', 'VendorListItemID', 'VendorListItemName'),
      ...texts('LocationID', 'LocationName', 'LocationSubdivision', 'LocationCountry'),
      ...typed('boolean', 'IsPersonal', 'IsBillable', 'IsPersonalCardCharge', 'IsPaidByExpensePay'),
      ...typed('boolean', 'HasImage', 'IsImageRequired', 'ReceiptReceived', 'HasComments', 'HasExceptions'),
      ...typed('boolean', 'HasItemizations', 'HasAttendees', 'HasVAT', 'HasAppliedCashAdvance'),
      ...texts('AllocationType', 'TaxReceiptType', 'ElectronicReceiptID', 'CompanyCardTransactionID'),
      ...texts('EmployeeBankAccountID', 'FormID', 'TripID', 'Journey'),
      ...typed('timestamp', 'LastModified'),
      ...customs('OrgUnit', 6),
      ...customs('Custom', 40),
    ],
  },
  {
    ...tableOf('users', 'Users', 'id'),
    path: '/profile/identity/v4.1/Users',
    query: {},
    paging: { kind: 'index' },
    isComplete: false,
    columns: [
      ...texts('id', 'userName', 'displayName', 'title', 'preferredLanguage', 'timezone', 'externalId'),
      ...typed('boolean', 'active'),
      ...texts('name.familyName', 'name.givenName', 'name.formatted', 'emails', 'addresses'),
      ...['companyId', 'employeeNumber', 'costCenter', 'department', 'division', 'organization'].map((name) =>
        columnOf(`enterprise.${name}`, 'text', [enterprise, name]),
      ),
      ...typed('timestampWithZone', 'meta.created', 'meta.lastModified'),
    ],
  },
  {
    ...tableOf('lists', 'Lists', 'id'),
    path: '/list/v4/lists',
    query: {},
    paging: { kind: 'page' },
    isComplete: false,
    columns: [
      ...texts('id', 'value'),
      ...typed('integer', 'levelCount'),
      ...texts('searchCriteria', 'displayFormat', 'category.id', 'category.type'),
      ...typed('boolean', 'isReadOnly', 'isDeleted'),
    ],
  },
  {
    ...tableOf('travel_requests', 'Travel requests', 'id'),
    path: '/travelrequest/v4/requests',
    query: { view: 'ALL', start: '0' },
    paging: v4,
    isComplete: false,
    columns: [
      ...texts('id', 'requestId', 'name', 'businessPurpose', 'comment'),
      ...texts('approvalStatus.code', 'approvalStatus.name', 'type.code', 'type.label', 'policy.id'),
      ...texts('owner.id', 'owner.firstName', 'owner.lastName'),
      ...texts('approver.id', 'approver.firstName', 'approver.lastName'),
      ...typed('boolean', 'approved', 'pendingApproval', 'closed', 'everSentBack', 'canceledPostApproval'),
      ...typed('date', 'startDate', 'endDate'),
      ...typed('timestampWithZone', 'creationDate', 'submitDate', 'authorizedDate', 'lastModified'),
      ...['totalApprovedAmount', 'totalPostedAmount', 'totalRemainingAmount'].flatMap((name) => [
        ...typed('decimal', `${name}.value`),
        ...texts(`${name}.currency`),
      ]),
      ...texts('mainDestination.city', 'mainDestination.countryCode', 'mainDestination.name'),
      ...texts('highestExceptionLevel'),
    ],
  },
];

/** Between the tables of the list; Concur itself declares none. */
export const concurRelations: readonly DeclaredRelation[] = [
  { fromTable: 'expense_entries', fromColumn: 'ReportID', toTable: 'expense_reports', toColumn: 'ID' },
];

export function tableOf(
  name: string,
  label: string,
  key: string,
): Omit<ConcurTable, 'columns' | 'path' | 'query' | 'paging' | 'isComplete'> {
  return { name, schema: null, kind: 'table', label, rowEstimate: null, key: [key] };
}

export function typed(type: SystemType, ...names: string[]): ConcurColumn[] {
  return names.map((name) => columnOf(name, type, name.split('.')));
}

export function texts(...names: string[]): ConcurColumn[] {
  return typed('text', ...names);
}

function columnOf(name: string, type: SystemType, path: readonly string[]): ConcurColumn {
  return { name, type, nativeType: nativeTypes[type] ?? 'string', label: null, path };
}

/** A field of the company's own: what it shows, and the code of a list's item. */
function customs(name: string, count: number): ConcurColumn[] {
  return Array.from({ length: count }, (_, at) =>
    texts(`${name}${at + 1}.Value`, `${name}${at + 1}.Code`),
  ).flat();
}
