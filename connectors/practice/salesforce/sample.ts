import { type OrgField, type OrgObject, type OrgRecord, recordId } from './org.ts';

/**
 * A maker of pumps, invented: its accounts, the people there, and what it hopes to sell them, with the stages of a sale. The same last day gives
 * the same records, so that a later start changes no number.
 */

const accountCount = 360;
const contactCount = 1500;
const opportunityCount = 4200;
/** Two years, of which the last day is `lastDay`. */
const storyDays = 730;

const industries = ['Water', 'Chemicals', 'Food', 'Energy', 'Mining', 'Shipping', 'Paper'];
const countries = ['Germany', 'France', 'Italy', 'Poland', 'Sweden', 'Spain', 'Netherlands'];
const firstParts = ['Aqua', 'Norde', 'Veren', 'Silva', 'Ostra', 'Campo', 'Rheno', 'Balto', 'Luma', 'Ferro'];
const lastParts = ['works', 'chem', 'line', 'mills', 'tec', 'port', 'food', 'group'];
const givenNames = ['Anna', 'Bruno', 'Clara', 'David', 'Elena', 'Finn', 'Greta', 'Hugo', 'Ines', 'Jonas'];
const familyNames = ['Berger', 'Costa', 'Dubois', 'Eriksen', 'Ferrari', 'Greco', 'Huber', 'Ivanov'];
/** With their probability. */
const stages = [
  { name: 'Prospecting', probability: 10 },
  { name: 'Qualification', probability: 20 },
  { name: 'Proposal/Price Quote', probability: 65 },
  { name: 'Negotiation/Review', probability: 80 },
  { name: 'Closed Won', probability: 100 },
  { name: 'Closed Lost', probability: 0 },
] as const;

const idField: OrgField = { name: 'Id', label: 'Record ID', type: 'id', length: 18 };
const changedField: OrgField = { name: 'SystemModstamp', label: 'System Modstamp', type: 'datetime' };
const text = (name: string, label: string, length = 255): OrgField => ({
  name,
  label,
  type: 'string',
  length,
});

/** @param lastDay `YYYY-MM-DD` */
export function sampleOrg(lastDay: string): OrgObject[] {
  const end = Date.parse(`${lastDay}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(lastDay) || Number.isNaN(end)) throw new Error(`"${lastDay}" is no day.`);
  const day = (daysAgo: number): string => new Date(end - daysAgo * 86_400_000).toISOString().slice(0, 10);
  return [accounts(day), contacts(day), opportunities(day)];
}

type DayOf = (daysAgo: number) => string;

/** Spread, and the same on every machine: whole numbers and their remainders alone. */
function spread(number: number, salt: number, below: number): number {
  return ((number * 7919 + salt * 104_729 + (number % 97) * (number % 89)) % 1_000_003) % below;
}

function pick<T>(all: readonly T[], at: number): T {
  return all[at % all.length] as T;
}

function changedAt(day: string, number: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day}T${two(6 + spread(number, 1, 12))}:${two(spread(number, 2, 60))}:${two(spread(number, 3, 60))}.000Z`;
}

function range(count: number, recordOf: (number: number) => OrgRecord): OrgRecord[] {
  return Array.from({ length: count }, (_, at) => recordOf(at + 1));
}

function accounts(day: DayOf): OrgObject {
  return {
    name: 'Account',
    label: 'Account',
    isCustom: false,
    fields: [
      idField,
      text('Name', 'Account Name'),
      { name: 'Industry', label: 'Industry', type: 'picklist', length: 255 },
      text('BillingCountry', 'Billing Country', 80),
      { name: 'BillingAddress', label: 'Billing Address', type: 'address' },
      { name: 'AnnualRevenue', label: 'Annual Revenue', type: 'currency', precision: 18, scale: 0 },
      { name: 'NumberOfEmployees', label: 'Employees', type: 'int' },
      changedField,
    ],
    records: range(accountCount, (number) => ({
      Id: recordId('001', number),
      Name: `${pick(firstParts, number)}${pick(lastParts, Math.floor(number / 10))} ${Math.floor(number / 80) + 1}`,
      Industry: pick(industries, spread(number, 4, 70)),
      BillingCountry: pick(countries, spread(number, 5, 70)),
      AnnualRevenue: number % 11 === 0 ? null : String((spread(number, 6, 900) + 20) * 50_000),
      NumberOfEmployees: String(spread(number, 7, 1900) + 8),
      SystemModstamp: changedAt(day(spread(number, 8, storyDays)), number),
    })),
  };
}

function contacts(day: DayOf): OrgObject {
  return {
    name: 'Contact',
    label: 'Contact',
    isCustom: false,
    fields: [
      idField,
      { name: 'AccountId', label: 'Account ID', type: 'reference', length: 18, referenceTo: ['Account'] },
      text('FirstName', 'First Name', 40),
      text('LastName', 'Last Name', 80),
      { name: 'Email', label: 'Email', type: 'email', length: 80 },
      { name: 'HasOptedOutOfEmail', label: 'Email Opt Out', type: 'boolean' },
      changedField,
    ],
    records: range(contactCount, (number) => {
      const [given, family] = [
        pick(givenNames, spread(number, 9, 90)),
        pick(familyNames, spread(number, 10, 80)),
      ];
      return {
        Id: recordId('003', number),
        AccountId: recordId('001', spread(number, 11, accountCount) + 1),
        FirstName: given,
        LastName: family,
        Email: number % 13 === 0 ? null : `${given}.${family}.${number}@example.com`.toLowerCase(),
        HasOptedOutOfEmail: String(number % 17 === 0),
        SystemModstamp: changedAt(day(spread(number, 12, storyDays)), number),
      };
    }),
  };
}

function opportunities(day: DayOf): OrgObject {
  return {
    name: 'Opportunity',
    label: 'Opportunity',
    isCustom: false,
    fields: [
      idField,
      { name: 'AccountId', label: 'Account ID', type: 'reference', length: 18, referenceTo: ['Account'] },
      text('Name', 'Name', 120),
      { name: 'StageName', label: 'Stage', type: 'picklist', length: 255 },
      { name: 'Amount', label: 'Amount', type: 'currency', precision: 18, scale: 2 },
      { name: 'Probability', label: 'Probability (%)', type: 'percent', precision: 3, scale: 0 },
      { name: 'CloseDate', label: 'Close Date', type: 'date' },
      { name: 'CreatedDate', label: 'Created Date', type: 'datetime' },
      { name: 'IsClosed', label: 'Closed', type: 'boolean' },
      { name: 'IsWon', label: 'Won', type: 'boolean' },
      changedField,
    ],
    records: range(opportunityCount, (number) => {
      const createdAgo = spread(number, 13, storyDays);
      const closeAgo = createdAgo - 20 - spread(number, 14, 120);
      // What lies ahead is open; of what is past two in five are won.
      const stage =
        closeAgo < 0 ? pick(stages, spread(number, 15, 4)) : pick(stages, spread(number, 15, 5) < 2 ? 4 : 5);
      const isClosed = stage.name.startsWith('Closed');
      return {
        Id: recordId('006', number),
        AccountId: recordId('001', spread(number, 16, accountCount) + 1),
        Name: `Pumps ${String(number).padStart(5, '0')}`,
        StageName: stage.name,
        Amount: number % 41 === 0 ? null : ((spread(number, 17, 480_000) + 2000) / 4).toFixed(2),
        Probability: String(stage.probability),
        CloseDate: day(closeAgo),
        CreatedDate: changedAt(day(createdAgo), number),
        IsClosed: String(isClosed),
        IsWon: String(stage.name === 'Closed Won'),
        SystemModstamp: changedAt(day(Math.max(0, closeAgo)), number),
      };
    }),
  };
}
