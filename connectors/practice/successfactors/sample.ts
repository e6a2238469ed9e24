import type { ServedRow } from '../odata/served-model.ts';
import type { Entity, EntityProperty } from './company.ts';
import { type Employment, employmentsOf } from './sample-people.ts';

/** Entities of a practice company as SuccessFactors names them, with invented people; the same for the same day on every machine. */

const text = (
  name: string,
  label: string,
  maxLength = 100,
  more: Partial<EntityProperty> = {},
): EntityProperty => ({
  ...{ name, label, maxLength, type: 'Edm.String', isNullable: true },
  ...more,
});
const day = (name: string, label: string): EntityProperty => ({
  name,
  label,
  type: 'Edm.Date',
  isNullable: true,
});
const changed: EntityProperty = {
  ...{ name: 'lastModifiedDateTime', label: 'Last Modified Date Time', type: 'Edm.DateTimeOffset' },
  isNullable: true,
};
const listed = (name: string, label: string): EntityProperty => text(name, label, 32, { picklist: name });
const slice = [day('startDate', 'Start Date'), day('endDate', 'End Date')];
const forever = '9999-12-31';

/** @param lastDay `2026-06-30`: the last on which something happens, and today for the company */
export function sampleEntities(lastDay: string): Entity[] {
  const people = employmentsOf(lastDay);
  const of = (rows: (one: Employment) => ServedRow[]): ServedRow[] => people.flatMap(rows);
  return [
    {
      ...{ name: 'User', label: 'User', key: ['userId'] },
      properties: [
        text('userId', 'User ID'),
        ...[text('firstName', 'First Name'), text('lastName', 'Last Name'), text('department', 'Department')],
        ...[text('location', 'Location'), text('status', 'Status', 2), day('hireDate', 'Hire Date'), changed],
        text('salaryNote', 'Salary Note', 100, { isHidden: true }),
      ],
      rows: of(({ userId, first, last, slices, end, hired, changedAt }) => [
        {
          ...{ userId, firstName: first, lastName: last, hireDate: hired, lastModifiedDateTime: changedAt },
          ...{ department: slices.at(-1)?.department ?? null, location: slices.at(-1)?.location ?? null },
          status: end === null ? 't' : 'f',
        },
      ]),
    },
    {
      ...{ name: 'PerPerson', label: 'Biographical Information', key: ['personIdExternal'] },
      properties: [text('personIdExternal', 'Person ID'), day('dateOfBirth', 'Date of Birth'), changed],
      rows: of(({ personId, born, changedAt }) => [
        { personIdExternal: personId, dateOfBirth: born, lastModifiedDateTime: changedAt },
      ]),
    },
    {
      ...{ name: 'PerPersonal', label: 'Personal Information', key: ['personIdExternal', 'startDate'] },
      properties: [
        ...[text('personIdExternal', 'Person ID'), ...slice, text('firstName', 'First Name')],
        ...[text('lastName', 'Last Name'), listed('maritalStatus', 'Marital Status'), changed],
      ],
      navigations: [{ name: 'personNav', to: 'PerPerson' }],
      rows: of(({ personId, first, last, hired, changedAt }) => [
        {
          ...{
            personIdExternal: personId,
            startDate: hired,
            endDate: forever,
            firstName: first,
            lastName: last,
          },
          ...{ maritalStatus: null, lastModifiedDateTime: changedAt },
        },
      ]),
    },
    {
      ...{ name: 'EmpEmployment', label: 'Employment Details', key: ['personIdExternal', 'userId'] },
      properties: [
        text('personIdExternal', 'Person ID'),
        ...[
          text('userId', 'User ID'),
          day('startDate', 'Hire Date'),
          day('endDate', 'Termination Date'),
          changed,
        ],
      ],
      navigations: [
        { name: 'personNav', to: 'PerPerson' },
        { name: 'userNav', to: 'User' },
      ],
      rows: of(({ personId, userId, hired, end, changedAt }) => [
        {
          ...{ personIdExternal: personId, userId, startDate: hired, endDate: end },
          lastModifiedDateTime: changedAt,
        },
      ]),
    },
    {
      ...{ name: 'EmpJob', label: 'Job Information', key: ['seqNumber', 'startDate', 'userId'] },
      properties: [
        { name: 'seqNumber', label: 'Sequence Number', type: 'Edm.Int64' },
        ...[
          text('userId', 'User ID'),
          ...slice,
          text('company', 'Company'),
          text('department', 'Department'),
        ],
        ...[text('location', 'Location'), text('jobTitle', 'Job Title'), text('managerId', 'Supervisor')],
        listed('employmentType', 'Employment Type'),
        { name: 'fte', label: 'FTE', type: 'Edm.Double', isNullable: true, isUnfilterable: true },
        changed,
      ],
      navigations: [
        { name: 'userNav', to: 'User' },
        { name: 'departmentNav', to: 'FODepartment' },
      ],
      rows: of(({ userId, manager, slices, fte }) =>
        slices.map(({ from, to, company, department, location, title, changedAt }) => ({
          ...{ seqNumber: '1', userId, startDate: from, endDate: to, company, department, location },
          ...{ jobTitle: title, managerId: manager, employmentType: fte === '1' ? 'FULL' : 'PART', fte },
          lastModifiedDateTime: changedAt,
        })),
      ),
    },
    {
      name: 'EmpPayCompRecurring',
      label: 'Pay Component Recurring',
      key: ['payComponent', 'seqNumber', 'startDate', 'userId'],
      properties: [
        ...[text('payComponent', 'Pay Component'), { name: 'seqNumber', type: 'Edm.Int64' } as const],
        ...[text('userId', 'User ID'), ...slice],
        {
          name: 'paycompvalue',
          label: 'Amount',
          type: 'Edm.Decimal',
          precision: 20,
          scale: 2,
          isNullable: true,
        },
        ...[text('currencyCode', 'Currency', 3), listed('frequency', 'Frequency'), changed],
      ],
      navigations: [{ name: 'userNav', to: 'User' }],
      rows: of(({ userId, slices }) =>
        slices.map(({ from, to, salary, changedAt }) => ({
          ...{
            payComponent: 'BASE',
            seqNumber: '1',
            userId,
            startDate: from,
            endDate: to,
            paycompvalue: salary,
          },
          ...{ currencyCode: 'EUR', frequency: 'ANN', lastModifiedDateTime: changedAt },
        })),
      ),
    },
    foundation('FOCompany', 'Legal Entity', [['1000', 'Example Works GmbH']]),
    foundation('FODepartment', 'Department', departments),
    foundation('FOLocation', 'Location', locations),
    {
      name: 'PickListValueV2',
      label: 'Picklist Value',
      key: ['PickListV2_effectiveStartDate', 'PickListV2_id', 'externalCode'],
      properties: [
        day('PickListV2_effectiveStartDate', 'Effective Start Date'),
        ...[
          text('PickListV2_id', 'Picklist'),
          text('externalCode', 'External Code'),
          text('label_en_US', 'Label'),
        ],
      ],
      rows: [
        ['employmentType', 'FULL', 'Full-time'],
        ['employmentType', 'PART', 'Part-time'],
        ['frequency', 'ANN', 'Annual'],
      ].map(([list = '', code = '', label = '']) => ({
        ...{ PickListV2_effectiveStartDate: '1900-01-01', PickListV2_id: list },
        ...{ externalCode: code, label_en_US: label },
      })),
    },
  ];
}

const departments: [code: string, name: string][] = [
  ['D10', 'Sales'],
  ['D20', 'Production'],
  ['D30', 'Research'],
  ['D40', 'Finance'],
];
const locations: [code: string, name: string][] = [
  ['L1', 'Hamburg'],
  ['L2', 'Lyon'],
  ['L3', 'Brno'],
];

/** What jobs refer to. Each was renamed once, so that one code has two slices. */
function foundation(name: string, label: string, values: [code: string, name: string][]): Entity {
  return {
    ...{ name, label, key: ['externalCode', 'startDate'] },
    properties: [text('externalCode', 'Code'), ...slice, text('name', 'Name'), changed],
    rows: values.flatMap(([externalCode, own]) => {
      const lastModifiedDateTime = '2020-01-01 08:00:00';
      return [
        {
          externalCode,
          startDate: '1990-01-01',
          endDate: '2019-12-31',
          name: `${own} (old)`,
          lastModifiedDateTime,
        },
        { externalCode, startDate: '2020-01-01', endDate: forever, name: own, lastModifiedDateTime },
      ];
    }),
  };
}
