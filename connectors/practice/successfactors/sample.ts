import type { ServedProperty, ServedSet } from '../odata/served-model.ts';
import { amount, row, text } from '../trade.ts';

/**
 * The people of a maker of bicycles, invented, as SuccessFactors tells of them: users, jobs with their history, pay, departments, locations. The
 * same last day gives the same rows, so that a later start changes no number.
 */

const peopleCount = 420;

const departments = ['Assembly', 'Frames', 'Logistics', 'Sales', 'Finance', 'People', 'Design'];
const locations = [
  ['L1', 'Utrecht', 'NL'],
  ['L2', 'Leipzig', 'DE'],
  ['L3', 'Ghent', 'BE'],
] as const;
const givenNames = ['Anouk', 'Bram', 'Cleo', 'Daan', 'Emma', 'Femke', 'Gijs', 'Hanna', 'Iris', 'Jonas'];
const familyNames = ['Jansen', 'Peeters', 'Vogel', 'Kuiper', 'Maes', 'Richter', 'Bakker', 'Claes'];
const titles = ['Mechanic', 'Planner', 'Engineer', 'Clerk', 'Lead'];

const changed: ServedProperty = {
  ...{ name: 'lastModifiedDateTime', label: 'Last Modified Date', type: 'Edm.DateTimeOffset' },
};
const day = (name: string, label: string): ServedProperty => ({ name, label, type: 'Edm.Date' });

/** @param lastDay `YYYY-MM-DD` */
export function practiceStaff(lastDay: string): ServedSet[] {
  const end = Date.parse(`${lastDay}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(lastDay) || Number.isNaN(end)) throw new Error(`"${lastDay}" is no day.`);
  const daysAgo = (days: number): string => new Date(end - days * 86_400_000).toISOString().slice(0, 10);
  const people = Array.from({ length: peopleCount }, (_, at) => {
    const number = at + 1;
    const hired = 120 + spread(number, 1, 3200);
    return {
      id: `P${1000 + number}`,
      given: pick(givenNames, spread(number, 2, 100)),
      family: pick(familyNames, spread(number, 3, 80)),
      department: spread(number, 4, departments.length),
      location: spread(number, 5, locations.length),
      title: spread(number, 6, titles.length),
      hired,
      // Somebody who has changed the job once has two slices.
      moved: number % 4 === 0 ? Math.floor(hired / 2) : null,
      hasLeft: number % 9 === 0,
      pay: 31_000 + spread(number, 7, 460) * 100,
    };
  });
  const moment = (days: number): string => `${daysAgo(days)} 08:00:00`;
  return [
    {
      ...{ name: 'User', label: 'User', key: ['userId'] },
      properties: [
        text('userId', 'User ID', 100),
        text('firstName', 'First Name', 128),
        text('lastName', 'Last Name', 128),
        text('status', 'Status', 10),
        day('hireDate', 'Hire Date'),
        changed,
      ],
      rows: people.map(({ id, given, family, hasLeft, hired }) =>
        row({
          ...{ userId: id, firstName: given, lastName: family, status: hasLeft ? 'f' : 't' },
          ...{ hireDate: daysAgo(hired), lastModifiedDateTime: moment(Math.floor(hired / 3)) },
        }),
      ),
    },
    {
      ...{ name: 'EmpJob', label: 'Job Information', key: ['userId', 'startDate'] },
      properties: [
        text('userId', 'User ID', 100),
        day('startDate', 'Start Date'),
        day('endDate', 'End Date'),
        text('jobTitle', 'Job Title', 256),
        text('department', 'Department', 32),
        text('location', 'Location', 32),
        text('emplStatus', 'Employee Status', 10),
        changed,
      ],
      refersTo: { property: 'userId', set: 'User' },
      rows: people.flatMap(({ id, hired, moved, title, department, location, hasLeft }) => {
        const slice = (from: number, until: string, isLast: boolean, at: number) =>
          row({
            userId: id,
            startDate: daysAgo(from),
            endDate: until,
            jobTitle: pick(titles, title + at),
            department: `D${department + 1}`,
            location: locations[location]?.[0] ?? '',
            emplStatus: isLast && hasLeft ? 'T' : 'A',
            lastModifiedDateTime: moment(from),
          });
        const forever = '9999-12-31';
        return moved === null
          ? [slice(hired, forever, true, 0)]
          : [slice(hired, daysAgo(moved + 1), false, 0), slice(moved, forever, true, 1)];
      }),
    },
    {
      ...{
        name: 'EmpPayCompRecurring',
        label: 'Recurring Pay',
        key: ['userId', 'payComponent', 'startDate'],
      },
      properties: [
        text('userId', 'User ID', 100),
        text('payComponent', 'Pay Component', 32),
        day('startDate', 'Start Date'),
        amount('annualAmount', 'Annual Amount', 'currencyCode'),
        text('currencyCode', 'Currency', 5),
        changed,
      ],
      refersTo: { property: 'userId', set: 'User' },
      rows: people.map(({ id, hired, pay }) =>
        row({
          ...{ userId: id, payComponent: 'SALARY', startDate: daysAgo(hired), annualAmount: `${pay}.00` },
          ...{ currencyCode: 'EUR', lastModifiedDateTime: moment(hired) },
        }),
      ),
    },
    {
      ...{ name: 'FODepartment', label: 'Department', key: ['externalCode'] },
      properties: [text('externalCode', 'Code', 32), text('name', 'Department Name', 90)],
      rows: departments.map((name, at) => row({ externalCode: `D${at + 1}`, name })),
    },
    {
      ...{ name: 'FOLocation', label: 'Location', key: ['externalCode'] },
      properties: [
        text('externalCode', 'Code', 32),
        text('name', 'Location Name', 90),
        text('country', 'Country/Region', 3),
      ],
      rows: locations.map(([externalCode, name, country]) => row({ externalCode, name, country })),
    },
  ];
}

/** Spread, and the same on every machine. */
function spread(number: number, salt: number, below: number): number {
  return ((number * 7919 + salt * 104_729 + (number % 97) * (number % 89)) % 1_000_003) % below;
}

function pick<T>(all: readonly T[], at: number): T {
  return all[at % all.length] as T;
}
