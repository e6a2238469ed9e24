import { Numeral } from '../../http/exact-json.ts';
import type { JsonRow } from '../../http/json-cells.ts';
import type { Face } from './company.ts';

/**
 * Travel of a maker of pumps, invented: who travelled, what was asked for before and spent after. The same last day gives the same rows, so that a
 * later start changes no number.
 */

const userCount = 60;
const reportCount = 840;
const requestCount = 300;
/** Two years, of which the last day is `lastDay`. */
const storyDays = 730;

const givenNames = ['Anna', 'Bruno', 'Clara', 'David', 'Elena', 'Finn', 'Greta', 'Hugo', 'Ines', 'Jonas'];
const familyNames = ['Berger', 'Costa', 'Dubois', 'Eriksen', 'Ferrari', 'Greco', 'Huber', 'Ivanov'];
const cities = ['Lyon', 'Porto', 'Gdansk', 'Bergen', 'Graz', 'Ghent', 'Malmo'];
const expenses = [
  { code: 'AIRFR', name: 'Airfare', from: 12_000, span: 60_000 },
  { code: 'LODNG', name: 'Hotel', from: 9000, span: 26_000 },
  { code: 'TRAIN', name: 'Train', from: 1900, span: 16_000 },
  { code: 'DINNR', name: 'Dinner', from: 1500, span: 7000 },
  { code: 'TAXIX', name: 'Taxi', from: 900, span: 5200 },
] as const;
const states = [
  { code: 'A_APPR', name: 'Approved', pay: 'P_PAID', paid: 'Paid' },
  { code: 'A_PEND', name: 'Submitted & Pending Approval', pay: 'P_NOTP', paid: 'Not Paid' },
  { code: 'A_NOTF', name: 'Not Submitted', pay: 'P_NOTP', paid: 'Not Paid' },
] as const;

/** @param lastDay `YYYY-MM-DD` */
export function sampleFaces(lastDay: string): Face[] {
  const end = Date.parse(`${lastDay}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(lastDay) || Number.isNaN(end)) throw new Error(`"${lastDay}" is no day.`);
  const day = (daysAgo: number): string => new Date(end - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const entries = range(reportCount, entriesOf(day)).flat();
  const totals = new Map<unknown, number>();
  for (const { ReportID, cents } of entries) totals.set(ReportID, (totals.get(ReportID) ?? 0) + cents);
  return [
    {
      path: '/api/v3.0/expense/reports',
      kind: 'v3',
      key: 'ID',
      modified: 'LastModifiedDate',
      rows: range(reportCount, reportOf(day, totals)),
    },
    {
      path: '/api/v3.0/expense/entries',
      kind: 'v3',
      key: 'ID',
      rows: entries.map(({ cents: _, ...entry }) => entry),
    },
    { path: '/profile/identity/v4.1/Users', kind: 'scim', key: 'id', rows: range(userCount, userOf(day)) },
    { path: '/list/v4/lists', kind: 'list', key: 'id', rows: lists() },
    { path: '/travelrequest/v4/requests', kind: 'v4', key: 'id', rows: range(requestCount, requestOf(day)) },
  ];
}

type DayOf = (daysAgo: number) => string;

/** Spread, and the same on every machine: whole numbers and their remainders alone. */
function spread(number: number, salt: number, below: number): number {
  return ((number * 7919 + salt * 104_729 + (number % 97) * (number % 89)) % 1_000_003) % below;
}

function pick<T>(all: readonly T[], at: number): T {
  return all[at % all.length] as T;
}

function range<T>(count: number, make: (number: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at + 1));
}

function money(cents: number): Numeral {
  return new Numeral((cents / 100).toFixed(2));
}

function personOf(number: number): { id: string; given: string; family: string; login: string } {
  const [given, family] = [pick(givenNames, number), pick(familyNames, Math.floor(number / 10))];
  const id = `c0d9894b-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return { id, given, family, login: `${given}.${family}.${number}@example.com`.toLowerCase() };
}

function ownerOf(report: number): ReturnType<typeof personOf> {
  return personOf(spread(report, 3, userCount) + 1);
}

const reportId = (number: number): string => `RPT${String(number).padStart(17, '0')}`;
const daysAgoOf = (report: number): number => spread(report, 1, storyDays);
const stateOf = (report: number): (typeof states)[number] =>
  daysAgoOf(report) > 45 ? states[0] : pick(states, spread(report, 2, 30));

function reportOf(day: DayOf, totals: ReadonlyMap<unknown, number>): (number: number) => JsonRow {
  return (number) => {
    const { login, given, family } = ownerOf(number);
    const [daysAgo, state] = [daysAgoOf(number), stateOf(number)];
    const total = totals.get(reportId(number)) ?? 0;
    const approved = state.code === 'A_APPR' ? total : 0;
    return {
      ID: reportId(number),
      Name: `${pick(cities, number)} ${day(daysAgo).slice(0, 7)}`,
      OwnerLoginID: login,
      OwnerName: `${family}, ${given}`,
      PolicyID: 'POL00000000000000001',
      CurrencyCode: 'EUR',
      ...amountsOf(total, approved),
      ApprovalStatusCode: state.code,
      ApprovalStatusName: state.name,
      ApproverLoginID: 'greta.huber.1@example.com',
      ApproverName: 'Huber, Greta',
      PaymentStatusCode: state.pay,
      PaymentStatusName: state.paid,
      LedgerName: 'DEFAULT',
      Country: 'DE',
      CountrySubdivision: null,
      EverSentBack: number % 13 === 0,
      HasException: number % 17 === 0,
      ReceiptsReceived: number % 5 !== 0,
      CreateDate: `${day(daysAgo + 3)}T08:00:00`,
      SubmitDate: state.code === 'A_NOTF' ? null : `${day(daysAgo)}T17:10:00`,
      ProcessingPaymentDate: null,
      PaidDate: state.pay === 'P_PAID' ? `${day(Math.max(0, daysAgo - 9))}T00:00:00` : null,
      UserDefinedDate: `${day(daysAgo)}T00:00:00`,
      LastModifiedDate: `${day(daysAgo)}T17:${String(number % 60).padStart(2, '0')}:01.98`,
      LastComment: null,
      ...customFields('OrgUnit', 6),
      ...customFields('Custom', 20),
    };
  };
}

function amountsOf(total: number, approved: number): JsonRow {
  return {
    Total: money(total),
    TotalApprovedAmount: money(approved),
    TotalClaimedAmount: money(total),
    PersonalAmount: money(0),
    AmountDueEmployee: money(approved),
    AmountDueCompanyCard: money(0),
  };
}

function customFields(name: string, count: number): JsonRow {
  const centre = { Code: 'CC100', ListItemID: null, Type: 'Text', Value: 'Sales' };
  return Object.fromEntries(range(count, (at) => [`${name}${at}`, at === 1 ? centre : null]));
}

function entriesOf(day: DayOf): (report: number) => (JsonRow & { ReportID: string; cents: number })[] {
  return (report) =>
    range(2 + spread(report, 5, 4), (at) => {
      const number = report * 10 + at;
      const kind = pick(expenses, spread(number, 6, 50));
      const cents = kind.from + spread(number, 7, kind.span);
      return {
        ...{ cents, ID: `ENT${String(number).padStart(17, '0')}`, ReportID: reportId(report) },
        ReportOwnerID: ownerOf(report).login,
        Description: '',
        ExpenseTypeCode: kind.code,
        ExpenseTypeName: kind.name,
        SpendCategoryCode: kind.code,
        SpendCategoryName: kind.name,
        PaymentTypeID: 'PAY1',
        PaymentTypeName: 'Cash',
        TransactionDate: `${day(daysAgoOf(report) + at)}T00:00:00`,
        TransactionCurrencyCode: 'EUR',
        TransactionAmount: money(cents),
        ExchangeRate: new Numeral('1.00000000'),
        PostedAmount: money(cents),
        ApprovedAmount: money(stateOf(report).code === 'A_APPR' ? cents : 0),
        ...entryDetails(number),
        LastModified: `${day(daysAgoOf(report))}T17:00:00`,
        ...customFields('OrgUnit', 6),
        ...customFields('Custom', 40),
      };
    });
}

const emptyDetails = [
  ...['VendorListItemID', 'VendorListItemName', 'LocationID', 'LocationSubdivision', 'AllocationType'],
  ...['TaxReceiptType', 'ElectronicReceiptID', 'CompanyCardTransactionID', 'EmployeeBankAccountID'],
  ...['FormID', 'TripID', 'Journey'],
];
const flags = [
  ...['IsPersonal', 'IsBillable', 'IsPersonalCardCharge', 'IsPaidByExpensePay', 'HasImage'],
  ...['IsImageRequired', 'ReceiptReceived', 'HasComments', 'HasExceptions', 'HasItemizations'],
  ...['HasAttendees', 'HasVAT', 'HasAppliedCashAdvance'],
];

function entryDetails(number: number): JsonRow {
  return {
    ...Object.fromEntries(emptyDetails.map((name) => [name, null])),
    ...Object.fromEntries(flags.map((name, at) => [name, spread(number, 20 + at, 10) === 0])),
    VendorDescription: `Vendor ${spread(number, 8, 80) + 1}`,
    LocationName: pick(cities, spread(number, 9, 70)),
    LocationCountry: 'FR',
  };
}

function userOf(day: DayOf): (number: number) => JsonRow {
  return (number) => {
    const { id, login, given, family } = personOf(number);
    const at = `${day(storyDays + spread(number, 10, 900))}T09:00:00.000739Z`;
    return {
      ...{ id, userName: login, displayName: `${given} ${family}`, active: number % 12 !== 0 },
      name: { familyName: family, givenName: given, formatted: `${family}, ${given}` },
      emails: [{ value: login, type: 'work' }],
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': {
        companyId: 'aa076ada-80a9-4f57-8e98-9300b1c3171d',
        employeeNumber: String(1000 + number),
        department: pick(['Sales', 'Service', 'Plant'], number),
      },
      meta: { resourceType: 'User', created: at, lastModified: at, version: 0 },
    };
  };
}

function lists(): JsonRow[] {
  return ['Airlines', 'Cost centres', 'Projects', 'Countries'].map((value, at) => ({
    id: `a80a5070-3951-4316-886a-00000000000${at}`,
    ...{ value, levelCount: 1, searchCriteria: 'TEXT', displayFormat: '(CODE) TEXT' },
    category: { id: 'a2dfc451-8f3c-410e-a5f2-20d79c8fc3dc', type: at === 0 ? 'Vendor' : 'Normal' },
    ...{ isReadOnly: false, isDeleted: false },
  }));
}

function requestOf(day: DayOf): (number: number) => JsonRow {
  return (number) => {
    const owner = personOf(spread(number, 11, userCount) + 1);
    const [daysAgo, isApproved] = [spread(number, 12, storyDays), number % 4 !== 0];
    const amount = { value: money(20_000 + spread(number, 13, 180_000)), currency: 'EUR' };
    return {
      id: `REQ${String(number).padStart(29, '0')}`,
      requestId: (46_656 + number).toString(36).toUpperCase(),
      name: `${pick(cities, number)} - ${day(daysAgo).slice(0, 7)}`,
      businessPurpose: pick(['Customer visit', 'Training', 'Fair'], number),
      approvalStatus: isApproved
        ? { code: 'APPROVED', name: 'Approved' }
        : { code: 'SUBMITTED', name: 'Submitted & Pending Approval' },
      ...{ approved: isApproved, pendingApproval: !isApproved, closed: false, everSentBack: false },
      ...{ startDate: day(daysAgo - 14), endDate: day(daysAgo - 16), canceledPostApproval: false },
      creationDate: `${day(daysAgo)}T08:00:00.000Z`,
      lastModified: `${day(daysAgo)}T09:30:00.000Z`,
      owner: { id: owner.id, firstName: owner.given, lastName: owner.family },
      ...{ totalApprovedAmount: amount, totalPostedAmount: amount, totalRemainingAmount: amount },
      mainDestination: { city: pick(cities, number), countryCode: 'FR', name: pick(cities, number) },
      type: { code: 'TRAVEL', label: 'Travel' },
      highestExceptionLevel: 'NONE',
    };
  };
}
